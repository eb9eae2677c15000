import { atom } from 'jotai';
import { LIST_NAMES, NO_LISTS } from '../state/lists/lists';
import { listsAtom } from '../state/lists/lists-atom';
import { feedAtom } from './feed-atom';
import { countUnseen, type ListNews, listNews, type OneNews } from './list-news';
import { listsSeenAtom } from './lists-seen';

/** What was published of what stands on the reader's lists. */
export type ListNewsRead = {
  news: ListNews;
  /** true where more was published than is read */
  more: boolean;
  /** epoch ms up to which all that was published is there; null while that is not known */
  until: number | null;
};

const NOTHING: ListNewsRead = { news: listNews(NO_LISTS, []), more: false, until: null };

export const listNewsAtom = atom((get): ListNewsRead => {
  const lists = get(listsAtom);
  if (LIST_NAMES.every((list) => lists[list].size === 0)) return NOTHING;
  const [hearings, meetings] = [get(feedAtom('hearings')), get(feedAtom('meetings'))];
  if (!hearings && !meetings) return NOTHING;
  const all: OneNews[] = [
    ...(hearings?.changes ?? []).map((change): OneNews => ({ kind: 'hearings', change })),
    ...(meetings?.changes ?? []).map((change): OneNews => ({ kind: 'meetings', change })),
  ];
  return {
    news: listNews(lists, all),
    more: (hearings?.more ?? false) || (meetings?.more ?? false),
    until: Math.max(hearings?.until ?? 0, meetings?.until ?? 0),
  };
});

/** How many changes the reader has not seen yet on the lists, in all and on each. */
export const unseenAtom = atom((get) => countUnseen(get(listNewsAtom).news, get(listsSeenAtom)));
