import { useEffect, useState } from 'react';
import type { DistrictMap } from './district-map';

type MapModule = { default: unknown };

/** `height` is the drawing's own, of a width of 1000: its place is kept while it is on its way. */
const MAPS: Readonly<Record<string, { height: number; load: () => Promise<MapModule> }>> = {
  kywb: { height: 546, load: () => import('./courts/kywb.json') },
  txwb: { height: 489, load: () => import('./courts/txwb.json') },
  wawb: { height: 1275, load: () => import('./courts/wawb.json') },
};

/** Courts whose district has been drawn. */
export const drawnCourts = () => Object.keys(MAPS);

/** Height of the drawing of a court's district, of a width of 1000; half of that where there is none. */
export const mapHeight = (code: string): number => MAPS[code]?.height ?? 500;

/** The drawing of a court's district, which comes as a file of its own; null for a court that has none. */
export async function loadMap(code: string): Promise<DistrictMap | null> {
  const module = await MAPS[code]?.load();
  // made by map-build, and held to it by its test
  return module ? (module.default as DistrictMap) : null;
}

export type MapReading =
  | { status: 'loading' | 'failed' | 'none'; map: null }
  | { status: 'here'; map: DistrictMap };

const LOADING: MapReading = { status: 'loading', map: null };

/** The drawing of a court's district, and what asks for it anew after it has not come. */
export function useDistrictMap(code: string): { reading: MapReading; retry: () => void } {
  const [reading, setReading] = useState(LOADING);
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try asks anew
  useEffect(() => {
    let gone = false;
    const read = (next: MapReading) => {
      if (!gone) setReading(next);
    };
    read(LOADING);
    loadMap(code).then(
      (map) => read(map ? { status: 'here', map } : { status: 'none', map: null }),
      () => read({ status: 'failed', map: null }),
    );
    return () => {
      gone = true;
    };
  }, [code, tries]);
  return { reading, retry: () => setTries((before) => before + 1) };
}
