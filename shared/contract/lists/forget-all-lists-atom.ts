import { atom } from 'jotai';
import { keepingLists } from './keep-lists-later';
import { findListCourtsAtom } from './list-courts';

/** Takes everything off the lists of every court, in every tab. What the device does not name stays there. */
export const forgetAllListsAtom = atom(null, async (_get, set) => {
  const { forgetListsAtom } = await keepingLists();
  for (const court of await set(findListCourtsAtom)) await set(forgetListsAtom, court);
});
