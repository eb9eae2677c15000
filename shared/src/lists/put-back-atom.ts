import { atom } from 'jotai';
import type { Kept, ListName } from '../state/lists/lists';
import { changeListsAtom } from '../state/lists/lists-atom';

/** Puts what was taken off a list back as it was, with the reader's note. */
export const putBackAtom = atom(
  null,
  (_get, set, list: ListName, { id, starredAt, note, notedAt, last }: Kept) => {
    const item = { id, starredAt, note, last, ...(notedAt !== undefined && { notedAt }) };
    return set(changeListsAtom, [{ list, id, what: 'merge', item }]);
  },
);
