import type { AreaRoute, PreloadFile } from '@court/contract';
import type { StatsChunk, StatsCompilation, StatsModule } from '@rspack/core';

type Wanted = Omit<PreloadFile, 'integrity'>;

/**
 * Files of a build that a page of the area wants at once, in order: the entry, what the exposed file is in, and what
 * the page's own part is in. A page's part is the module named for it: `hearing-detail-page.tsx` for
 * `hearing-detail.html`.
 */
export function preloadFiles(stats: StatsCompilation, entry: string, routes: AreaRoute[]): Wanted[] {
  const chunks = stats.chunks ?? [];
  const filesOf = (wanted: (chunk: StatsChunk) => boolean) => {
    const own = chunks.filter(wanted);
    const together = new Set(own.flatMap(({ id, siblings }) => [id, ...(siblings ?? [])]));
    return chunks.filter(({ id }) => together.has(id)).flatMap(({ files }) => files ?? []);
  };
  const everywhere = new Set([entry, ...filesOf(({ names }) => names?.includes(EXPOSED) ?? false)]);
  const onPages = new Map<string, string[]>();
  for (const { page } of routes) {
    const part = `/${page.replace(/\.html$/, '')}-page.tsx`;
    for (const file of filesOf(({ modules }) => (modules ?? []).some((module) => contains(module, part))))
      if (!everywhere.has(file)) onPages.set(file, [...(onPages.get(file) ?? []), page]);
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

/** Name of the chunk that `./remote` is in (shared/federation/build/remote-config.mjs). */
const EXPOSED = 'remote';

const kindOf = (file: string): Wanted['as'] => (file.endsWith('.css') ? 'style' : 'script');

function contains(module: StatsModule, source: string): boolean {
  const name = (module.nameForCondition ?? module.name ?? '').replaceAll('\\', '/');
  return name.endsWith(source) || (module.modules ?? []).some((inner) => contains(inner, source));
}
