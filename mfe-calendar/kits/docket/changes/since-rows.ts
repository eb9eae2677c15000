import type { CalendarChange, DocketRow } from '@court/domain';
import { siteKey } from '@court/domain';

const KEY = siteKey('court.seenChanges');
/** Number of seen changes that this tab stores. The oldest are dropped. */
const MAX_MARKS = 200;

const markOf = ({ at, id }: CalendarChange) => `${at} ${id}`;

function seenMarks(): string[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter((each) => typeof each === 'string') : [];
  } catch {
    // session storage is missing, or its content is invalid
    return [];
  }
}

/** Stores in this tab which changes since the last visit the reader has seen. */
export function keepSeen(changes: readonly CalendarChange[], ids: readonly string[]): void {
  const seen = changes.filter(({ id }) => ids.includes(id)).map(markOf);
  if (seen.length === 0) return;
  try {
    sessionStorage.setItem(KEY, JSON.stringify([...new Set([...seenMarks(), ...seen])].slice(-MAX_MARKS)));
  } catch {
    // without storage the marks appear again after a reload
  }
}

/**
 * Returns, by id, the rows of a day as they were at the reader's last visit. Includes only rows that changed since
 * then and that the reader has not seen. `changes` has the latest change first.
 */
export function beforeVisit(
  changes: readonly CalendarChange[],
  rows: readonly DocketRow[],
): Map<string, DocketRow> {
  const before = new Map<string, DocketRow>();
  if (changes.length === 0) return before;
  const seen = new Set(seenMarks());
  const now = new Map(rows.map((row) => [row.id, row]));
  for (const change of changes) {
    const row = before.get(change.id) ?? now.get(change.id);
    if (!row || change.what !== 'changed' || seen.has(markOf(change))) continue;
    const { time, place, how, status } = change;
    before.set(change.id, {
      ...row,
      ...(time && { time: time.from ?? '' }),
      ...(place && { place: place.from ?? null }),
      ...(how && { how: (how.from ?? null) as DocketRow['how'] }),
      ...(status && { status: (status.from ?? 'scheduled') as DocketRow['status'] }),
    });
  }
  const fields = ['time', 'place', 'how', 'status'] as const;
  return new Map(
    [...before].filter(([id, row]) => fields.some((field) => row[field] !== now.get(id)?.[field])),
  );
}
