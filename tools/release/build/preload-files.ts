import type { AreaRoute, PreloadFile } from '@court/contract';
import type { StatsChunk, StatsModule } from '@rspack/core';
import type { BuildStats } from './run-build';

type Wanted = Omit<PreloadFile, 'integrity'>;

/**
 * The files of a build that a page of the area preloads. In order: the entry, the chunk of the exposed file, and the
 * chunk of the page's own module. That module is named after the page: `hearing-detail-page.tsx` for
 * `hearing-detail.html`. `sheetsOf`: the source files of the style sheets that a route's first paint uses.
 */
export function preloadFiles(
  stats: BuildStats,
  entry: string,
  routes: AreaRoute[],
  sheetsOf: (route: AreaRoute) => readonly string[] = () => [],
): Wanted[] {
  const chunks = stats.chunks ?? [];
  const filesOf = (wanted: (chunk: StatsChunk) => boolean) => {
    const own = chunks.filter(wanted);
    const together = new Set(own.flatMap(({ id, siblings }) => [id, ...(siblings ?? [])]));
    return chunks.filter(({ id }) => together.has(id)).flatMap(({ files }) => files ?? []);
  };
  const everywhere = new Set([entry, ...filesOf(({ names }) => names?.includes(EXPOSED) ?? false)]);
  const onPages = new Map<string, string[]>();
  const want = (file: string, page: string) => {
    const pages = onPages.get(file) ?? [];
    if (!everywhere.has(file) && !pages.includes(page)) onPages.set(file, [...pages, page]);
  };
  for (const route of routes) {
    const { page } = route;
    const part = `/${page.replace(/\.html$/, '')}-page.tsx`;
    for (const file of filesOf(({ modules }) => (modules ?? []).some((module) => contains(module, part))))
      want(file, page);
    const comes = (file: string) => everywhere.has(file) || onPages.get(file)?.includes(page);
    for (const sheet of sheetsOf(route)) {
      const within = stats.sheets?.find(({ file }) => file === sheet)?.chunks ?? [];
      const files = chunks
        .filter(({ id }) => id !== undefined && id !== null && within.includes(id))
        .flatMap((chunk) => (chunk.files ?? []).filter((file) => kindOf(file) === 'style'));
      // a style sheet in several chunks needs only the first of them
      const [first] = files.some(comes) ? [] : files;
      if (first) want(first, page);
    }
  }
  const chunkOf = (file: string) => {
    const id = kindOf(file) === 'style' && chunks.find(({ files }) => files?.includes(file))?.id;
    return id ? { chunk: id } : {};
  };
  return [
    ...[...everywhere].map((file) => ({ file, as: kindOf(file), ...chunkOf(file) })),
    ...[...onPages].map(([file, pages]) => ({ file, as: kindOf(file), pages, ...chunkOf(file) })),
  ];
}

/** Name of the chunk that contains `./remote` (shared/federation/build/federation-plugins.mjs). */
const EXPOSED = 'remote';

const kindOf = (file: string): Wanted['as'] => (file.endsWith('.css') ? 'style' : 'script');

function contains(module: StatsModule, source: string): boolean {
  const name = (module.nameForCondition ?? module.name ?? '').replaceAll('\\', '/');
  return name.endsWith(source) || (module.modules ?? []).some((inner) => contains(inner, source));
}
