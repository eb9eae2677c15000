import { courtAtom, type Geocoder } from '@court/contract';
import type { createStore } from 'jotai';
import { nearestOffice } from '../nearest-office';
import { here } from './here';

/** For browsers, which have no look-up of addresses: a position leads to the court's nearest office. */
export function officeGeocoder(store: ReturnType<typeof createStore>): Geocoder {
  return {
    kind: 'office',
    forward: async () => null,
    reverse: async (at) => nearestOffice(store.get(courtAtom)?.offices ?? {}, at),
    here,
  };
}
