import { useEffect, useState } from 'react';
import type { DistrictMap } from './district-map';

type MapModule = { default: unknown };

/** `height`: height of the drawing for a width of 1000. Reserves its space while it loads. */
const MAPS: Readonly<Record<string, { height: number; load: () => Promise<MapModule> }>> = {
  kywb: { height: 546, load: () => import('./courts/kywb.json') },
  txwb: { height: 489, load: () => import('./courts/txwb.json') },
  wawb: { height: 1275, load: () => import('./courts/wawb.json') },
};

/** Codes of the courts with a drawing. */
export const drawnCourts = () => Object.keys(MAPS);

/** Height of a court's drawing for a width of 1000; 500 without a drawing. */
export const mapHeight = (code: string): number => MAPS[code]?.height ?? 500;

/** Loads the drawing of a court's district, a file of its own. Null if the court has none. */
export async function loadMap(code: string): Promise<DistrictMap | null> {
  const module = await MAPS[code]?.load();
  // written by map-build; a test of map-build checks the format
  return module ? (module.default as DistrictMap) : null;
}

export type MapReading =
  | { status: 'loading' | 'failed' | 'none'; map: null }
  | { status: 'here'; map: DistrictMap };

const LOADING: MapReading = { status: 'loading', map: null };

/** The drawing of a court's district, and a function that retries after a failure. */
export function useDistrictMap(code: string): { reading: MapReading; retry: () => void } {
  const [reading, setReading] = useState(LOADING);
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `tries` starts another load
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
