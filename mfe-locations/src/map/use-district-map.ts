import { useEffect, useState } from 'react';
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
