import type { Position } from '@court/contract';
import type { OfficeFacts } from '../offices/office-facts';

/** Mean radius of the earth. */
const EARTH_MILES = 3958.8;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Miles in a straight line on the globe (haversine). */
export function milesBetween(from: Position, to: Position): number {
  const lat = Math.sin(radians(to.lat - from.lat) / 2);
  const lng = Math.sin(radians(to.lng - from.lng) / 2);
  const part = lat * lat + Math.cos(radians(from.lat)) * Math.cos(radians(to.lat)) * lng * lng;
  return 2 * EARTH_MILES * Math.asin(Math.min(1, Math.sqrt(part)));
}

/** The office nearest to a position, and how far it is; null where no office's position is known. */
export function nearestOffice(
  offices: readonly OfficeFacts[],
  at: Position,
): { office: OfficeFacts; miles: number } | null {
  let nearest: { office: OfficeFacts; miles: number } | null = null;
  for (const office of offices) {
    if (!office.position) continue;
    const miles = milesBetween(at, office.position);
    if (!nearest || miles < nearest.miles) nearest = { office, miles };
  }
  return nearest;
}
