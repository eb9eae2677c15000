import { atom } from 'jotai';
import { LIST_NAMES, type ListName } from '../lists/lists';
import { listsAtom } from '../lists/lists-atom';
import type { ListNewsRead } from './list-news';

type Part = typeof import('./list-news-part');

const eachList = <T>(value: () => T) =>
  Object.fromEntries(LIST_NAMES.map((list) => [list, value()])) as Record<ListName, T>;
const NOTHING: ListNewsRead = { news: eachList(() => new Map()), more: false, until: null };
const NONE_UNSEEN: Record<ListName | 'all', number> = { ...eachList(() => 0), all: 0 };

/** What reads the news: a file of its own, asked for when somebody looks and something stands on a list. */
const loadedAtom = atom<Part | null>(null);
loadedAtom.onMount = (take) => {
  // without its file nothing is called new; the next who looks asks again
  import(/* webpackChunkName: "lists" */ './list-news-part').then(take, () => {});
};

const partAtom = atom((get) =>
  LIST_NAMES.every((list) => get(listsAtom)[list].size === 0) ? null : get(loadedAtom),
);

export const listNewsAtom = atom((get): ListNewsRead => {
  const part = get(partAtom);
  return part ? get(part.newsAtom) : NOTHING;
});

/** How many changes the reader has not seen yet on the lists, in all and on each. */
export const unseenAtom = atom((get) => {
  const part = get(partAtom);
  return part ? get(part.unseenNewsAtom) : NONE_UNSEEN;
});
