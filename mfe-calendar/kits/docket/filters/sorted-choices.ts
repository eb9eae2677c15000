import { type FilterName, HEARING_STATUSES, UNKNOWN_ID } from '@court/domain';

/** A choice of a filter, its label, and the number of its hearings. */
export type Choice = { id: string; label: string; count: number };

const ORDERED: Partial<Record<FilterName, readonly string[]>> = {
  type: ['bk', 'ap', 'mp'],
  status: [...HEARING_STATUSES, 'moved', 'removed'],
};

let collator: Intl.Collator | undefined;

/** Makes the collator on first use, because that takes longer than everything else here. */
function compare(a: string, b: string): number {
  collator ??= new Intl.Collator('en-US', { numeric: true });
  return collator.compare(a, b);
}

/** The choices of a filter, sorted by name or in the court's order. Includes chosen ids that have no hearings. */
export function sortedChoices(
  name: FilterName,
  counts: ReadonlyMap<string, number>,
  chosen: readonly string[],
  labelOf: (id: string) => string,
): Choice[] {
  const ids = [...new Set([...counts.keys(), ...chosen])];
  const order = ORDERED[name];
  const placeOf = (id: string) => (id === UNKNOWN_ID ? Number.MAX_SAFE_INTEGER : (order?.indexOf(id) ?? 0));
  return ids
    .map((id) => ({ id, label: labelOf(id), count: counts.get(id) ?? 0 }))
    .sort((a, b) => placeOf(a.id) - placeOf(b.id) || compare(a.label, b.label));
}
