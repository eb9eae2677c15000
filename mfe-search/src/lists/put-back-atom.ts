import { changeListsAtom, type Kept, type ListName } from '@court/contract';
import { atom } from 'jotai';

/** Puts what was taken off a list back as it was, with the reader's note. */
export const putBackAtom = atom(
  null,
  (_get, set, list: ListName, { id, starredAt, note, notedAt, last }: Kept) => {
    const item = { id, starredAt, note, last, ...(notedAt !== undefined && { notedAt }) };
    return set(changeListsAtom, [{ list, id, what: 'merge', item }]);
  },
);
