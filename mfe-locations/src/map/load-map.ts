import type { DistrictMap } from './district-map';

type MapModule = { default: unknown };

const MAPS: Readonly<Record<string, () => Promise<MapModule>>> = {
  kywb: () => import('./courts/kywb.json'),
  txwb: () => import('./courts/txwb.json'),
  wawb: () => import('./courts/wawb.json'),
};

/** Courts whose district has been drawn. */
export const drawnCourts = () => Object.keys(MAPS);

/** The drawing of a court's district, which comes as a file of its own; null for a court that has none. */
export async function loadMap(code: string): Promise<DistrictMap | null> {
  const module = await MAPS[code]?.();
  // made by map-build, and held to it by its test
  return module ? (module.default as DistrictMap) : null;
}
