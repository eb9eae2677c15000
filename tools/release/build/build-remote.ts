import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AreaRoute, PreloadFile, Release } from '@court/contract';
import type { Area } from '@court/domain';
import { containerName } from '@court/federation/container-name';
import { CONTRACT } from '@court/federation/share-list';
import type { AreaFacts } from './area-facts';
import { contentHash, filesBelow, integrityOf } from './content-hash';
import { inspectRemote, removeDescriptions } from './inspect-remote';
import { preloadFiles } from './preload-files';
import { BuildError, runBuild } from './run-build';
import { packageVersion, ROOT, remoteFile } from './workspaces';

/** Folder of the area's frame document within its release. */
const FRAME = 'frame';
const ENTRY = 'src/frame.tsx';

type FrameOrder = { area: Area; dir: string; base: string; out: string };

/**
 * Builds the area's frame document, which has its own copy of all libraries, into `frame` below `out`. Returns its
 * files in load order, relative to `out`. Empty for an area without src/frame.tsx. Throws BuildError.
 */
async function buildFrame({ area, dir, base, out }: FrameOrder): Promise<Omit<PreloadFile, 'integrity'>[]> {
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

/** Version of a build that is only inspected and not released. */
const UNNAMED = '0.0.0';

/** Entry file of a first paint. The name '' is the area's default first paint. */
const paintEntry = (name: string) => `src/first-paint${name && `-${name}`}.tsx`;

/** The names of the first paints that a route's page may need. */
export const paintsOf = ({ firstPaint = '', views = {} }: AreaRoute) => [
  firstPaint,
  ...Object.values(views).map((view) => view.firstPaint),
];

/** A built first paint: its name ('' for the default), its file, and the source files of its style sheets. */
type BuiltPaint = { name: string; file: string; sheets: readonly string[] };

/**
 * Builds the first paints of the area's pages into `out`, with the class names of the release `version`. Without a
 * version, the build is only for inspection. Throws BuildError, also if a first paint that a route names does not
 * exist.
 */
async function buildFirstPaints(
  { area, dir, base, out, routes }: FrameOrder & Pick<AreaFacts, 'routes'>,
  version?: string,
): Promise<BuiltPaint[]> {
  const named = [...new Set(['', ...routes.flatMap(paintsOf)])];
  const names = named.filter((name) => name !== '' || existsSync(join(dir, paintEntry(''))));
  const built: BuiltPaint[] = [];
  for (const each of names) {
    const folder = mkdtempSync(join(tmpdir(), `${area}-`));
    try {
      const name = containerName(area, version ?? UNNAMED);
      const entry = join(dir, paintEntry(each));
      const inspect = version === undefined;
      const stats = await runBuild({
        kind: 'first-paint',
        options: { name, entry, base, out: folder, inspect },
      });
      // the area's style sheets contain its styles
      const [script = '', ...more] = filesBelow(folder).filter((file) => file.endsWith('.js'));
      if (more.length > 0)
        throw new BuildError(`A first paint of ${area} is to be one script, and is ${script}, ${more}`);
      cpSync(join(folder, script), join(out, script));
      built.push({ name: each, file: script, sheets: stats.classTables ?? [] });
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  }
  return built;
}

/** First paints in the form of a release record. */
export function firstPaintsOf(
  paints: (readonly [name: string, file: { file: string; integrity: string }])[],
) {
  const own = Object.fromEntries(paints);
  const { '': firstPaint, ...firstPaints } = own;
  return {
    ...(firstPaint ? { firstPaint } : {}),
    ...(Object.keys(firstPaints).length > 0 ? { firstPaints } : {}),
  };
}

/** A built release in a temporary folder, not on the site yet. */
export type BuiltRemote = { release: Omit<Release, 'releasedAt'>; folder: string };

/** `facts`: the area's facts; by default its remote.json in this repository. */
type Order = { area: Area; version?: string | undefined; dir?: string; base?: string; facts?: AreaFacts };

/**
 * Builds a remote twice: first to find its needs and refuse bundled shared code, then for the release. The default
 * version is the package's version plus eight digits of the content's hash. The caller removes `folder`. Throws
 * BuildError or BundledSharedCodeError.
 */
export async function buildRemote({
  area,
  version,
  dir = join(ROOT, area),
  base = '/',
  facts = remoteFile(area),
}: Order): Promise<BuiltRemote> {
  const inspected = mkdtempSync(join(tmpdir(), `${area}-`));
  const folder = mkdtempSync(join(tmpdir(), `${area}-`));
  try {
    const common = { area, dir, base, mode: 'production' } as const;
    const build = (options: { version: string; out: string }) =>
      runBuild({ kind: 'remote', options: { ...common, ...options } });
    const seen = await build({ version: UNNAMED, out: inspected });
    const { needs, uses, kits } = inspectRemote(area, seen, inspected);
    const frame = await buildFrame({ area, dir, base, out: inspected });
    const { routes } = facts;
    await buildFirstPaints({ area, dir, base, out: inspected, routes });
    const content = contentHash(
      [inspected, join(ROOT, 'shared/federation/build')],
      // `listed`: older releases had no file list, so their content must give another hash
      [JSON.stringify({ needs, uses, kits, facts, listed: true })],
    );
    const named = version ?? `${packageVersion(area)}-${content.slice(0, 8)}`;
    const stats = await build({ version: named, out: folder });
    removeDescriptions(folder);
    if (frame.length > 0) cpSync(join(inspected, FRAME), join(folder, FRAME), { recursive: true });

    const paints = await buildFirstPaints({ area, dir, base, out: folder, routes }, named);

    const at = (file: string) => `${base}${area}/${named}/${file}`;
    const entry = filesBelow(folder).find((file) => /^remoteEntry\.[0-9a-f]+\.js$/.test(file));
    if (!entry) throw new Error(`${area} has no remote entry`);
    const preload = preloadFiles(stats, entry, routes, (route) =>
      paints.flatMap(({ name, sheets }) => (route.reads && paintsOf(route).includes(name) ? sheets : [])),
    );
    const integrity = (file: string) => integrityOf(readFileSync(join(folder, file)));
    const placed = <T extends { file: string }>({ file, ...rest }: T) => ({
      file: at(file),
      integrity: integrity(file),
      ...rest,
    });
    return {
      folder,
      release: {
        version: named,
        entry: at(entry),
        integrity: integrity(entry),
        container: containerName(area, named),
        contract: CONTRACT,
        needs,
        uses,
        kits,
        preload: preload.map(placed),
        ...(frame.length > 0 ? { frame: frame.map(placed) } : {}),
        ...firstPaintsOf(paints.map(({ name, file }) => [name, placed({ file })])),
        ...facts,
      },
    };
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  } finally {
    rmSync(inspected, { recursive: true, force: true });
  }
}
