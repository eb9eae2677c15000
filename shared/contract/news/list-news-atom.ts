import { atom } from 'jotai';
import { LIST_NAMES, type ListName } from '../links/list-names';
import { listsAtom } from '../lists/lists-atom';
import type { ListNewsRead } from './list-news';

type Part = typeof import('./list-news-part');

const eachList = <T>(value: () => T) =>
  Object.fromEntries(LIST_NAMES.map((list) => [list, value()])) as Record<ListName, T>;
const NOTHING: ListNewsRead = { news: eachList(() => new Map()), more: false, until: null };
const NONE_UNSEEN: Record<ListName | 'all', number> = { ...eachList(() => 0), all: 0 };

/** The chunk that computes the news. It is imported once something subscribes and a list has items. */
const loadedAtom = atom<Part | null>(null);
loadedAtom.onMount = (take) => {
  // without the chunk nothing is marked as new; the next subscriber imports it again
  import(/* webpackChunkName: "lists" */ './list-news-part').then(take, () => {});
};

const partAtom = atom((get) =>
  LIST_NAMES.every((list) => get(listsAtom)[list].size === 0) ? null : get(loadedAtom),
);

export const listNewsAtom = atom((get): ListNewsRead => {
  const part = get(partAtom);
  return part ? get(part.newsAtom) : NOTHING;
});

/** Number of changes that the reader has not seen on the lists, in total and per list. */
export const unseenAtom = atom((get) => {
  const part = get(partAtom);
  return part ? get(part.unseenNewsAtom) : NONE_UNSEEN;
});
