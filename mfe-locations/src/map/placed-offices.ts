import type { Office } from '@court/domain';
import type { DistrictMap } from './district-map';

/** An office of the list. `number`: number of its pin; null if the drawing has no pin for it. */
export type PlacedOffice = { id: string; number: number | null; office: Office };

/** The court's offices in the order of the drawing's pins, followed by offices without a pin. */
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
