import { courtAtom, keptChildren, listsAtom, type PageCourt } from '@court/contract';
import {
  type CalendarKind,
  type DocketRow,
  daysPath,
  docketRows,
  idOfRowKey,
  isDay,
  objectOf,
} from '@court/domain';
import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';

/**
 * A record's row from the device's cache. `asOf`: epoch ms at which the court published this state; null if unknown.
 */
export type KeptRow = { row: DocketRow; asOf: number | null };

/** Finds the row of `id` in the cached days. Prefers a row that did not move, then the newest copy. */
export async function findKeptRow(court: PageCourt, kind: CalendarKind, id: string): Promise<KeptRow | null> {
  const days = await keptChildren(court, daysPath(kind));
  const found = days.flatMap(({ name: date, json, asOf }) => {
    const stored = Object.entries(objectOf(json) ?? {}).filter(([key]) => idOfRowKey(key) === id);
    if (!isDay(date) || stored.length === 0) return [];
    return docketRows(date, Object.fromEntries(stored), []).map((row) => ({ row, asOf }));
  });
  const [best] = found.sort(
    (a, b) => Number(a.row.movedTo !== null) - Number(b.row.movedTo !== null) || b.asOf - a.asOf,
  );
  return best ?? null;
}

/**
 * The device's copy of a record's row. Null if the device has none. Looks it up only after a failed read
 * (`isFailed`).
 */
export function useKeptRow(kind: CalendarKind, id: string, isFailed: boolean): KeptRow | null {
  const court = useAtomValue(courtAtom);
  const listed = useAtomValue(listsAtom)[kind].get(id)?.last ?? null;
  const [found, setFound] = useState<KeptRow | null>(null);
  useEffect(() => {
    if (!isFailed || !court) return;
    let isGone = false;
    void findKeptRow(court, kind, id).then((row) => !isGone && setFound(row));
    return () => {
      isGone = true;
    };
  }, [court, kind, id, isFailed]);
  if (!isFailed) return null;
  if (found?.row.id === id) return found;
  return listed && { row: listed, asOf: null };
}
