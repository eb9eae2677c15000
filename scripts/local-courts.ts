import type { SiteCourts } from '../host/release/site-courts';

/**
 * The courts of a developer's own site: those of the checkout, and the desktop's court offers besides each area of the checkout
 * that no court knows yet, so that a new one can be looked at before any court's file names it.
 */
export function localCourts(
  courts: SiteCourts,
  desktop: string,
  areas: SiteCourts[number]['modules'],
): SiteCourts {
  const known = new Set(courts.flatMap(({ modules }) => modules));
  const fresh = areas.filter((area) => !known.has(area));
  return courts.map((court) =>
    court.code === desktop ? { ...court, modules: [...court.modules, ...fresh] } : court,
  );
}
