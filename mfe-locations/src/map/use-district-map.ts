import { useEffect, useState } from 'react';
import type { DistrictMap } from './district-map';
import { loadMap } from './load-map';

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
