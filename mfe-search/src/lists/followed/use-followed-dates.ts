import { type Known, NOTHING_READ, type Reading, readingOf, seenAtom } from '@court/contract';
import { type UpcomingDates, upcomingAtom } from '@court/search';
import { atom, useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useMemo, useState } from 'react';
import type { Listed } from '../use-listed';

export type FollowedList = 'cases' | 'debtors';

/** A followed case or debtor. */
export type Followed = { list: FollowedList; item: Listed<FollowedList> };

const NOT_READ = readingOf<UpcomingDates>(NOTHING_READ);
const notReadAtom = atom(NOT_READ);

/** The court's current data of the item. Null if there are none. */
function knownNow(list: FollowedList, { rows, past, head }: UpcomingDates): Known[FollowedList] | null {
  if (list === 'cases')
    return (
      head && { number: head.number, title: head.title, caseType: head.type, chapter: head.chapter ?? '' }
    );
  const latest = rows.at(-1) ?? past?.[0];
  const name = latest?.person?.name;
  return latest && name ? { name, caseNumber: latest.row.caseNumber, title: latest.row.title } : null;
}

/**
 * The upcoming dates of a followed case or debtor, from `today` on. Reads and listens while `isRead`; later returns
 * the last reading. Updates the data that the reader's list stores.
 */
export function useFollowedDates({ list, item: { id, last } }: Followed, today: string, isRead: boolean) {
  // for a debtor without a name, reads the case: it shows whether anything is public, while the debtor's dates start
  // today
  const isOfCase = list === 'cases' || last === null;
  const [field, key] = isOfCase
    ? (['casenumber', id.replace(/~[^~]*$/, '')] as const)
    : (['debtor', id] as const);
  const datesAtom = useMemo(
    () => upcomingAtom({ kind: 'hearings', field, id: key }, today),
    [field, key, today],
  );
  const reading = useAtomValue<Reading<UpcomingDates>>(isRead ? datesAtom : notReadAtom);
  const [held, hold] = useState(NOT_READ);
  const see = useSetAtom(seenAtom);
  const { value } = reading;
  if (value !== undefined && value !== held.value) hold(reading);
  useEffect(() => {
    const last = value && knownNow(list, value);
    if (!last) return;
    if (list === 'cases' && 'number' in last) void see({ list, id, last });
    if (list === 'debtors' && 'name' in last) void see({ list, id, last });
  }, [value, list, id, see]);
  return value === undefined && !(isRead && reading.status === 'failed' && !held.value) ? held : reading;
}
