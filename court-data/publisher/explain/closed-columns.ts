import type { FieldMap } from '../reading/field-map/load-field-map';
import { CLOSED_FIELDS, closedKey, ownValue, proposeValue } from '../reading/moments/closed-values';
import type { Look } from './look-at-export';
import { valuesOf } from './match-columns';

/** A distinct value of a column with a closed list of meanings. */
export type ClosedValue = {
  text: string;
  count: number;
  /** our value; null if the clerk is asked */
  ours: string | null;
  group: 'certain' | 'please confirm' | 'unknown';
};

/** All distinct values of a column with a closed list of meanings, the most frequent first. */
export type ClosedColumn = { heading: string; field: string; values: ClosedValue[] };

function groupOf(field: string, text: string, { reading }: FieldMap): Pick<ClosedValue, 'ours' | 'group'> {
  const mapped = reading.values.get(field)?.get(closedKey(field, text)) ?? ownValue(field, text);
  if (mapped !== null) return { ours: mapped, group: 'certain' };
  const { ours } = proposeValue(field, text, reading.dates);
  return { ours, group: ours === null ? 'unknown' : 'please confirm' };
}

/**
 * A file's columns with a closed list of meanings, as the map reads them. Values that differ only in a day count as
 * equal.
 */
export function closedColumns(
  look: Look,
  columns: ReadonlyMap<string, string>,
  map: FieldMap,
): ClosedColumn[] {
  return look.headings.flatMap((heading, column) => {
    const field = columns.get(heading) ?? heading;
    if (!(field in CLOSED_FIELDS)) return [];
    const counts = new Map<string, { text: string; count: number }>();
    for (const text of valuesOf(look, column)) {
      const key = closedKey(field, text);
      const known = counts.get(key);
      const isOther = known !== undefined && known.text !== text;
      counts.set(key, { text: isOther ? key : text, count: (known?.count ?? 0) + 1 });
    }
    const values = [...counts.values()]
      .sort((a, b) => b.count - a.count)
      .map(({ text, count }) => ({ text, count, ...groupOf(field, text, map) }));
    return [{ heading, field, values }];
  });
}
