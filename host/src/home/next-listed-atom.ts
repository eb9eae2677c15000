import { type ListItem, listsAtom } from '@court/contract';
import { type CalendarKind, type DocketRow, factsOfRow, isAhead, stateOf, whenOf } from '@court/domain';
import { answerContextAtom, venueClockAtom } from '@court/ui';
import { atom } from 'jotai';

const MAX_RECORDS = 5;

/** A starred record whose data are known. */
export type NextRecord = {
  kind: CalendarKind;
  item: ListItem<'hearings' | 'meetings'> & { last: DocketRow };
};

/** The next hearings and 341 meetings on the reader's lists. Only records with known data that are still ahead. */
export const nextListedAtom = atom((get): readonly NextRecord[] => {
  const [lists, context] = [get(listsAtom), get(answerContextAtom)];
  const next: { place: string; record: NextRecord }[] = [];
  for (const kind of ['hearings', 'meetings'] as const)
    for (const item of lists[kind].values()) {
      const { last } = item;
      if (!last) continue;
      const facts = factsOfRow(kind, last);
      if (isAhead(stateOf(facts), whenOf(facts, context).phase))
        next.push({ place: get(venueClockAtom).place(last), record: { kind, item: { ...item, last } } });
    }
  next.sort((a, b) => (a.place < b.place ? -1 : 1));
  return next.slice(0, MAX_RECORDS).map(({ record }) => record);
});
