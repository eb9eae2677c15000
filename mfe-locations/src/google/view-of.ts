import type { OfficePlace } from './office-places';

/** Specification §9. */
const ZOOM = 17;
const TYPE = 'roadmap';
const DEFAULT_CENTRE = { lat: 37.421995, lng: -122.084092 };

const around = (center: { lat: number; lng: number }) => ({ center, zoom: ZOOM, mapTypeId: TYPE });

/**
 * What Google's map shows: the middle of all offices, and their `bounds` where there are several; the specification's
 * default centre only where there is none.
 */
export function viewOf(places: readonly OfficePlace[]) {
  const [first] = places;
  if (!first) return { options: around(DEFAULT_CENTRE), bounds: null };
  const lats = places.map(({ at }) => at.lat);
  const lngs = places.map(({ at }) => at.lng);
  const bounds = {
    north: Math.max(...lats),
    south: Math.min(...lats),
    east: Math.max(...lngs),
    west: Math.min(...lngs),
  };
  const centre = { lat: (bounds.north + bounds.south) / 2, lng: (bounds.east + bounds.west) / 2 };
  return { options: around(centre), bounds: places.length > 1 ? bounds : null };
}
