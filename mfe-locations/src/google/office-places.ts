import type { MapFrameCourt } from '@court/contract';

/** An office that Google's map can show. */
export type OfficePlace = { id: string; name: string; at: { lat: number; lng: number } };

/** The court's offices that are known to lie somewhere, in their order. */
export function officePlaces({ offices }: MapFrameCourt): OfficePlace[] {
  return Object.entries(offices).flatMap(([id, { name, lat, lng }]) =>
    lat === undefined || lng === undefined ? [] : [{ id, name, at: { lat, lng } }],
  );
}
