import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runBuild } from '../../../tools/release/build/run-build';
import { ROOT } from '../../../tools/release/build/workspaces';

/** A script or sheet that a page requested. `bytes`: the size of its body on the wire. */
export type FetchedFile = { path: string; bytes: number };

/** A file of an area's release: `/mfe-calendar/1.0.0-1f8b7134/remote.0a1b2c3d.js`. */
const AREA_FILE = /\/(mfe-[a-z0-9-]+)\/([^/]+)\/([^/]+)$/;

/**
 * The number of characters of `code` that come from each source's text. Characters without a source, such as a
 * module's wrapper, are not counted.
 */
function sharesOf(code: string, payload: SourceMapPayload & { sourcesContent?: string[] }) {
  const map = new SourceMap(payload);
  const texts = new Map(
    payload.sources.map((source, at) => [source, payload.sourcesContent?.[at] ?? source]),
  );
  const shares = new Map<string, number>();
  for (const [line, text] of code.split('\n').entries())
    for (let column = 0; column < text.length; column += 1) {
      const entry = map.findEntry(line, column);
      const source = 'originalSource' in entry ? texts.get(entry.originalSource) : undefined;
      if (source !== undefined) shares.set(source, (shares.get(source) ?? 0) + 1);
    }
  return shares;
}

/** Builds areas of this checkout with source maps, each release once. The caller removes `folder`. */
function mappedReleases() {
  const folder = mkdtempSync(join(tmpdir(), 'court-maps-'));
  const built = new Map<string, Promise<string>>();
  async function build(area: string, version: string) {
    const out = join(folder, area, version);
    const options = { area, dir: join(ROOT, area), version, out, mode: 'production', maps: true } as const;
    await runBuild({ kind: 'remote', options });
    return out;
  }
  return {
    folder,
    folderOf(area: string, version: string) {
      const name = `${area} ${version}`;
      const found = built.get(name) ?? build(area, version);
      built.set(name, found);
      return found;
    },
  };
}

/**
 * The bytes of `files`, in download order, that come from a source text of an earlier file. For each file this is its
 * size times the share of its characters from such sources. Ignores files of the host and first paints, which are not
 * modules of an area's build. Also ignores modules' wrappers, and differences of entries in their tables of files.
 */
export async function carriedTwice(files: readonly FetchedFile[]): Promise<number> {
  const releases = mappedReleases();
  const seen = new Set<string>();
  let twice = 0;
  try {
    for (const { path, bytes } of files) {
      const [, area, version, name] = AREA_FILE.exec(path) ?? [];
      if (!area || !version || !name) continue;
      const file = join(await releases.folderOf(area, version), name);
      if (!existsSync(`${file}.map`)) continue;
      const code = readFileSync(file, 'utf8');
      const shares = sharesOf(code, JSON.parse(readFileSync(`${file}.map`, 'utf8')));
      for (const [source, characters] of shares) {
        if (seen.has(source)) twice += (characters / code.length) * bytes;
        seen.add(source);
      }
    }
  } finally {
    rmSync(releases.folder, { recursive: true, force: true });
  }
  return Math.round(twice);
}
