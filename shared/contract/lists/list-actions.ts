import { atom } from 'jotai';
import type { Known, ListName } from './lists';
import { changeListsAtom, listsAtom } from './lists-atom';

type OnList = { list: ListName; id: string };
/** Something with what is known of it; null for nothing. */
type Seen = { [Name in ListName]: { list: Name; id: string; last: Known[Name] | null } }[ListName];

/** Puts a hearing or meeting on its list, or follows a case or debtor; one that is there stays as it is. */
export const starAtom = atom(null, (_get, set, item: Seen) =>
  set(changeListsAtom, [{ ...item, what: 'put', at: Date.now() }]),
);

/** Takes it off its list, and the reader's note with it. */
export const unstarAtom = atom(null, (_get, set, item: OnList) =>
  set(changeListsAtom, [{ ...item, what: 'taken' }]),
);

/** The reader's own words about something on a list; '' for none. */
export const noteAtom = atom(null, (_get, set, item: OnList & { note: string }) =>
  set(changeListsAtom, [{ ...item, what: 'note', at: Date.now() }]),
);

/**
 * What stands on a list has been seen as `last`; null deletes what was known, as where the court has withdrawn it from
 * public view. Nothing is written where that was known.
 */
export const seenAtom = atom(null, async (get, set, item: Seen) => {
  const kept = get(listsAtom)[item.list].get(item.id);
  if (!kept || JSON.stringify(kept.last) === JSON.stringify(item.last)) return;
  await set(changeListsAtom, [{ ...item, what: 'seen' }]);
});
