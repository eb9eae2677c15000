import { atom } from 'jotai';
import type { CalendarKind } from '../records/data-paths';
import { isOn } from '../search/day-plan';
import { listsAtom } from '../state/lists/lists-atom';
import { todayAtom } from '../state/today-atom';
import { placeOf } from './list-sections';

const FEW = 5;

/** Id of a starred record. */
export type NextListed = { kind: CalendarKind; id: string };

/** The next hearings and 341 meetings on the reader's lists, as far as is known; those that are struck are left out. */
export const nextListedAtom = atom((get): readonly NextListed[] => {
  const [lists, today] = [get(listsAtom), get(todayAtom)];
  const next: (NextListed & { place: string })[] = [];
  for (const kind of ['hearings', 'meetings'] as const)
    for (const { id, last } of lists[kind].values())
      if (last && last.date >= today && isOn(last)) next.push({ kind, id, place: placeOf(last) });
  next.sort((a, b) => (a.place < b.place ? -1 : 1));
  return next.slice(0, FEW);
});
