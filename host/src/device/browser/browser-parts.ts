import {
  courtAtom,
  type GeocodedPlace,
  type Geocoder,
  type PageCourt,
  type Position,
  type Push,
} from '@court/contract';
import type { createStore } from 'jotai';
import { notAvailable } from '../device-failure';
import { here } from './here';

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Increases with the distance on the globe (haversine). Only for comparisons. */
function farness(from: Position, to: Position): number {
  const lat = Math.sin(radians(to.lat - from.lat) / 2);
  const lng = Math.sin(radians(to.lng - from.lng) / 2);
  return lat * lat + Math.cos(radians(from.lat)) * Math.cos(radians(to.lat)) * lng * lng;
}

/** The nearest office in a straight line. Null if no office has a position. */
export function nearestOffice(offices: PageCourt['offices'], at: Position): GeocodedPlace | null {
  const places = Object.entries(offices).flatMap(([office, { name, lat, lng }]) =>
    lat === undefined || lng === undefined ? [] : [{ lat, lng, name, county: null, office }],
  );
  return places.reduce<GeocodedPlace | null>(
    (near, place) => (near && farness(at, near) <= farness(at, place) ? near : place),
    null,
  );
}

/** For browsers, which cannot look up addresses: a position returns the court's nearest office. */
export function officeGeocoder(store: ReturnType<typeof createStore>): Geocoder {
  return {
    kind: 'office',
    forward: async () => null,
    reverse: async (at) => nearestOffice(store.get(courtAtom)?.offices ?? {}, at),
    here,
  };
}

/** For browsers, which get no push notifications from this calendar. */
export const noPush: Push = {
  permission: async () => 'denied',
  async register() {
    throw notAvailable('push');
  },
  async unregister() {},
};
export { pageSplash } from './page-splash';
