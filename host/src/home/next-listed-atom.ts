import { type ListItem, listsAtom, todayAtom } from '@court/contract';
import {
  type CalendarKind,
  type DocketRow,
  factsOfRow,
  isAhead,
  isOffState,
  sameTimes,
  stateOf,
  whenOf,
} from '@court/domain';
import { answerContextAtom, venueClockAtom } from '@court/ui';
import { atom } from 'jotai';

const MAX_RECORDS = 5;
const MAX_OFF = 3;

/** A starred record whose data are known. */
export type NextRecord = {
  kind: CalendarKind;
  item: ListItem<'hearings' | 'meetings'> & { last: DocketRow };
  /** names of the cases on the lists that another judge or trustee calls at the same moment */
  clashes: readonly string[];
};

type Placed = { key: string; kind: CalendarKind; row: DocketRow; item: NextRecord['item']; place: string };

const inOrder = (records: readonly Placed[]) => [...records].sort((a, b) => (a.place < b.place ? -1 : 1));

type NextListed = {
  /** only records with known data, in order: those still ahead, and those of today and later that are not held */
  next: readonly NextRecord[];
  /** number of those not held that are left out */
  offLeft: number;
};

/** The next hearings and 341 meetings on the reader's lists. */
export const nextListedAtom = atom((get): NextListed => {
  const [lists, context, clock] = [get(listsAtom), get(answerContextAtom), get(venueClockAtom)];
  const next: Placed[] = [];
  const off: Placed[] = [];
  for (const kind of ['hearings', 'meetings'] as const)
    for (const item of lists[kind].values()) {
      const { last } = item;
      if (!last) continue;
      const facts = factsOfRow(kind, last);
      const state = stateOf(facts);
      const key = `${kind}/${item.id}`;
      const placed = { key, kind, row: last, item: { ...item, last }, place: clock.place(last) };
      if (isOffState(state) && last.date >= get(todayAtom)) off.push(placed);
      if (isAhead(state, whenOf(facts, context).phase)) next.push(placed);
    }
  const shown = [...inOrder(next).slice(0, MAX_RECORDS), ...inOrder(off).slice(0, MAX_OFF)];
  const same = sameTimes(next, clock.instant);
  return {
    next: inOrder(shown).map(({ key, kind, item }) => ({
      ...{ kind, item },
      clashes: (same.get(key) ?? []).map(({ row }) => row.title || row.caseNumber),
    })),
    offLeft: Math.max(0, off.length - MAX_OFF),
  };
});
