import type { Office } from '@court/records';
import type { DistrictMap } from './district-map';

/** An office of the list; `number` is that of its pin, null where the drawing has none. */
export type PlacedOffice = { id: string; number: number | null; office: Office };

/** The court's offices in the order of the drawing's pins, and after them those that it does not show. */
export function placedOffices(
  byId: Readonly<Record<string, Office>>,
  map: DistrictMap | null,
): PlacedOffice[] {
  const pinned = (map?.pins ?? []).flatMap(({ id }, at): PlacedOffice[] => {
    const office = byId[id];
    return office ? [{ id, number: at + 1, office }] : [];
  });
  const shown = new Set(pinned.map(({ id }) => id));
  const others = Object.entries(byId).filter(([id]) => !shown.has(id));
  return [...pinned, ...others.map(([id, office]) => ({ id, number: null, office }))];
}
