import { type ListItem, listsAtom, todayAtom } from '@court/contract';
import {
  type CalendarKind,
  type DocketRow,
  factsOfRow,
  isAhead,
  isOffState,
  stateOf,
  whenOf,
} from '@court/domain';
import { answerContextAtom, venueClockAtom } from '@court/ui';
import { atom } from 'jotai';

const MAX_RECORDS = 5;

/** A starred record whose data are known. */
export type NextRecord = {
  kind: CalendarKind;
  item: ListItem<'hearings' | 'meetings'> & { last: DocketRow };
};

type NextListed = {
  /** only records with known data that are still ahead */
  next: readonly NextRecord[];
  /** number of records of today and later that are not held as listed */
  off: number;
};

/** The next hearings and 341 meetings on the reader's lists. */
export const nextListedAtom = atom((get): NextListed => {
  const [lists, context] = [get(listsAtom), get(answerContextAtom)];
  const next: { place: string; record: NextRecord }[] = [];
  let off = 0;
  for (const kind of ['hearings', 'meetings'] as const)
    for (const item of lists[kind].values()) {
      const { last } = item;
      if (!last) continue;
      const facts = factsOfRow(kind, last);
      const state = stateOf(facts);
      if (isOffState(state) && last.date >= get(todayAtom)) off++;
      if (isAhead(state, whenOf(facts, context).phase))
        next.push({ place: get(venueClockAtom).place(last), record: { kind, item: { ...item, last } } });
    }
  next.sort((a, b) => (a.place < b.place ? -1 : 1));
  return { next: next.slice(0, MAX_RECORDS).map(({ record }) => record), off };
});
