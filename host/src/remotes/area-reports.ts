import type { AreaFailure, AreaReport } from '@court/contract';
import type { Area } from '@court/records';
import type { AreaLoad } from './area-loads';
import type { AreaRegistry } from './registry';

/** Areas that were loaded and whose screen has stopped since. */
export type Crashes = Partial<Record<Area, AreaFailure | null>>;

/**
 * What screens are told of every area, from what the registry offers and what has been loaded. The version of one whose
 * release the page does not hold yet is empty.
 */
export function areaReports(
  registry: Pick<AreaRegistry, 'areas' | 'outline' | 'title' | 'release' | 'offers' | 'isUnreleased'>,
  loads: Partial<Record<Area, AreaLoad>>,
  crashes: Crashes,
): AreaReport[] {
  return registry.areas().map((area): AreaReport => {
    const outline = registry.outline(area);
    const title = registry.title(area);
    const about = { area, ...(outline ? { paths: outline.paths } : {}), ...(title ? { title } : {}) };
    if (registry.isUnreleased(area)) return { ...about, state: 'not-released' };
    if (!registry.offers(area)) return { ...about, state: 'not-offered' };
    const current = registry.release(area)?.version ?? '';
    const load = loads[area];
    const of = (version: string) => ({
      ...about,
      version,
      source: version === current ? ('current' as const) : ('previous' as const),
    });
    if (!load) return { ...of(current), state: 'not-loaded' };
    if (load.status === 'loading') return { ...of(current), state: 'loading' };
    const crash = crashes[area];
    if (load.status === 'ready' && crash)
      return { ...of(load.release.version), state: 'failed', failure: crash };
    if (load.status === 'ready') return { ...of(load.release.version), state: 'running' };
    return { ...of(load.error.version), state: 'failed', failure: load.error.failure };
  });
}
