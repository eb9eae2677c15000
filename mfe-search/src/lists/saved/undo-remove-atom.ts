import { changeListsAtom, type ListItem, type ListName } from '@court/contract';
import { atom } from 'jotai';

/** Puts what was taken off a list back as it was, with the reader's note. */
export const undoRemoveAtom = atom(
  null,
  (_get, set, list: ListName, { id, starredAt, note, notedAt, last }: ListItem) => {
    const item = { id, starredAt, note, last, ...(notedAt !== undefined && { notedAt }) };
    return set(changeListsAtom, [{ list, id, what: 'merge', item }]);
  },
);
