import type { Office } from '@court/records';

const EARTH_KM = 6_371;
/** Assumed: roads between towns are this much longer than the crow flies. */
const DETOUR = 1.2;
/** Assumed between towns, with the streets at both ends. */
const KM_PER_HOUR = 95;
/** Assumed, to park and to pass security. */
const ON_FOOT_MINUTES = 10;

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/**
 * About how many minutes it takes from one office to another, door to door, as estimated from where they lie; null where
 * one's position is not known. Nobody is asked: the estimate is the great circle, lengthened as roads are.
 */
export function driveMinutes(
  from: Pick<Office, 'lat' | 'lng'>,
  to: Pick<Office, 'lat' | 'lng'>,
): number | null {
  if (from.lat === undefined || from.lng === undefined || to.lat === undefined || to.lng === undefined)
    return null;
  const lat = Math.sin(radians(to.lat - from.lat) / 2) ** 2;
  const lng = Math.sin(radians(to.lng - from.lng) / 2) ** 2;
  const haversine = lat + Math.cos(radians(from.lat)) * Math.cos(radians(to.lat)) * lng;
  const km = 2 * EARTH_KM * Math.asin(Math.sqrt(haversine)) * DETOUR;
  return km < 1 ? 0 : Math.round((km / KM_PER_HOUR) * 60 + ON_FOOT_MINUTES);
}
