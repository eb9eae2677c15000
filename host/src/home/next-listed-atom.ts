import { type ListItem, listsAtom, todayAtom } from '@court/contract';
import { type CalendarKind, type DocketRow, isOn, placeOf } from '@court/records';
import { atom } from 'jotai';

const FEW = 5;

/** A starred record of which something is known. */
export type NextRecord = {
  kind: CalendarKind;
  item: ListItem<'hearings' | 'meetings'> & { last: DocketRow };
};

/** The next hearings and 341 meetings on the reader's lists, as far as is known; what is struck is left out. */
export const nextListedAtom = atom((get): readonly NextRecord[] => {
  const [lists, today] = [get(listsAtom), get(todayAtom)];
  const next: { place: string; record: NextRecord }[] = [];
  for (const kind of ['hearings', 'meetings'] as const)
    for (const item of lists[kind].values()) {
      const { last } = item;
      if (last && last.date >= today && isOn(last))
        next.push({ place: placeOf(last), record: { kind, item: { ...item, last } } });
    }
  next.sort((a, b) => (a.place < b.place ? -1 : 1));
  return next.slice(0, FEW).map(({ record }) => record);
});
