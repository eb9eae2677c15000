import type { DocketRow } from '../docket/docket-row';

/** What became of one hearing: `before` null when it is new to the day, `after` null when it has left it. */
export type RowChange = { id: string; before: DocketRow | null; after: DocketRow | null };

/** The differences between two readings of a day, whose unchanged rows are the same objects. */
export function rowChanges(before: readonly DocketRow[], after: readonly DocketRow[]): RowChange[] {
  const left = new Map(before.map((row) => [row.id, row]));
  const changes: RowChange[] = [];
  for (const row of after) {
    const was = left.get(row.id) ?? null;
    left.delete(row.id);
    if (was !== row) changes.push({ id: row.id, before: was, after: row });
  }
  for (const row of left.values()) changes.push({ id: row.id, before: row, after: null });
  return changes;
}
