import { atom } from 'jotai';
import type { ListChange } from '../state/lists/list-change';
import type { Kept, ListName } from '../state/lists/lists';
import { changeListsAtom } from '../state/lists/lists-atom';

/** Puts what was taken off a list back as it was, with the reader's note. */
export const putBackAtom = atom(null, (_get, set, list: ListName, { id, starredAt, note, last }: Kept) => {
  const put = { list, id, what: 'put', at: starredAt, last } as ListChange;
  return set(changeListsAtom, note ? [put, { list, id, what: 'note', note }] : [put]);
});
