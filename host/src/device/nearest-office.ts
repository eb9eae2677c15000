import type { GeocodedPlace, PageCourt, Position } from '@court/contract';

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Grows with the distance on the globe (haversine); only for comparing. */
function farness(from: Position, to: Position): number {
  const lat = Math.sin(radians(to.lat - from.lat) / 2);
  const lng = Math.sin(radians(to.lng - from.lng) / 2);
  return lat * lat + Math.cos(radians(from.lat)) * Math.cos(radians(to.lat)) * lng * lng;
}

/** The office that lies nearest, as the crow flies; null where no office's position is known. */
export function nearestOffice(offices: PageCourt['offices'], at: Position): GeocodedPlace | null {
  const places = Object.entries(offices).flatMap(([office, { name, lat, lng }]) =>
    lat === undefined || lng === undefined ? [] : [{ lat, lng, name, county: null, office }],
  );
  return places.reduce<GeocodedPlace | null>(
    (near, place) => (near && farness(at, near) <= farness(at, place) ? near : place),
    null,
  );
}
