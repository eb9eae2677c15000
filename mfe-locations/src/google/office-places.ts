import type { MapFrameCourt } from '@court/contract';

/** An office with a position on Google's map. */
export type OfficePlace = { id: string; name: string; at: { lat: number; lng: number } };

/** The court's offices with a known position, in the court's order. */
export function officePlaces({ offices }: MapFrameCourt): OfficePlace[] {
  return Object.entries(offices).flatMap(([id, { name, lat, lng }]) =>
    lat === undefined || lng === undefined ? [] : [{ id, name, at: { lat, lng } }],
  );
}
