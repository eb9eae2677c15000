import type { AreaFailure, AreaReport } from '@court/contract';
import { AREAS, type Area } from '@court/records';
import type { AreaLoad } from './area-loads';
import type { AreaRegistry } from './registry';

/** Areas that were loaded and whose screen has stopped since. */
export type Crashes = Partial<Record<Area, AreaFailure | null>>;

/** What screens are told of every area, from what the registry offers and what has been loaded. */
export function areaReports(
  registry: Pick<AreaRegistry, 'release' | 'isUnreleased'>,
  loads: Partial<Record<Area, AreaLoad>>,
  crashes: Crashes,
): AreaReport[] {
  return AREAS.map((area) => {
    const current = registry.release(area)?.version;
    const load = loads[area];
    if (current === undefined)
      return { area, state: registry.isUnreleased(area) ? 'not-released' : 'not-offered' };
    const of = (version: string) => ({
      area,
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
