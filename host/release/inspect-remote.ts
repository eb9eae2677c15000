import { FEDERATION_VERSION, LIBRARIES, SHARED_PREFIX } from '@court/shared/build/share-list.mjs';
import type { StatsCompilation, StatsModule } from '@rspack/core';

/** A remote that carries code only the host may have: it would run a second copy, with a state of its own. */
export class StrayCodeError extends Error {
  override name = 'StrayCodeError';
  constructor(
    readonly area: string,
    readonly modules: string[],
  ) {
    super(
      `${area} contains code of shared packages, which only the host may carry:\n  ${modules.join('\n  ')}\n` +
        'Import them by a path of shared/build/share-list.mjs instead.',
    );
  }
}

/** Packages whose code no remote may contain, whatever sub-path it was imported by. */
const PACKAGES = [
  ...new Set(Object.keys(LIBRARIES).map((name) => name.split('/')[0] ?? name)),
  'react-router',
  'react-router-dom',
  'scheduler',
  'firebase',
  '@firebase',
];

const every = (modules: StatsModule[] = []): StatsModule[] =>
  modules.flatMap((module) => [module, ...every(module.modules)]);

/**
 * Reads from the stats of an inspecting build (modules kept apart) what a remote consumes: shared module → accepted
 * range. Throws StrayCodeError when code of a shared package lies in it.
 */
export function inspectRemote(area: string, stats: StatsCompilation): Record<string, string> {
  const modules = every(stats.modules);
  const stray = modules.map(({ nameForCondition, name }) => nameForCondition ?? name ?? '').filter(isStray);
  if (stray.length > 0) throw new StrayCodeError(area, [...new Set(stray)]);
  const needs: Record<string, string> = { '@module-federation/enhanced': FEDERATION_VERSION };
  for (const { moduleType, name } of modules) {
    if (moduleType !== 'consume-shared-module') continue;
    const [, shared, range] = /\([^)]*\) (@?[^@\s]+)@(\S+)/.exec(name ?? '') ?? [];
    if (!shared || !range) throw new Error(`${area}: cannot read what it consumes from "${name}"`);
    needs[shared] = range;
  }
  return Object.fromEntries(Object.entries(needs).sort(([a], [b]) => (a < b ? -1 : 1)));
}

function isStray(file: string): boolean {
  const path = file.replaceAll('\\', '/');
  if (path.includes('consume shared module') || path.includes('bundler-runtime-shim')) return false;
  if (new RegExp(`/shared/src/|node_modules/${SHARED_PREFIX}`).test(path)) return true;
  return PACKAGES.some((name) => path.includes(`/node_modules/${name}/`));
}
