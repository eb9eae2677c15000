import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { PreloadFile } from '@court/contract';
import type { Area } from '@court/records';
import { filesBelow } from './content-hash';
import { runBuild } from './run-build';

/** Folder, in a release of an area, of the area's document apart from the page. */
export const FRAME = 'frame';
const ENTRY = 'src/frame.tsx';

type Order = { area: Area; dir: string; base: string; out: string };

/**
 * Builds the document that an area shows apart from the page, with libraries of its own, into `frame` below `out`; its
 * files in the order a document names them, by their names below `out`. None for an area without src/frame.tsx.
 * Throws BuildError.
 */
export async function buildFrame({ area, dir, base, out }: Order): Promise<Omit<PreloadFile, 'integrity'>[]> {
  if (!existsSync(join(dir, ENTRY))) return [];
  const folder = join(out, FRAME);
  await runBuild({
    kind: 'host',
    options: { dir, version: `${area} frame`, entry: ENTRY, out: folder, base },
  });
  const files = filesBelow(folder).sort();
  return [
    ...files.filter((file) => file.endsWith('.css')).map((file) => ({ file, as: 'style' as const })),
    ...files.filter((file) => file.endsWith('.js')).map((file) => ({ file, as: 'script' as const })),
  ].map(({ file, as }) => ({ file: `${FRAME}/${file}`, as }));
}
