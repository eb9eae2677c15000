import { atom } from 'jotai';
import { listsAtom } from '../lists/lists-atom';
import { feedAtom } from './feed-atom';
import { countUnseen, type ListNewsRead, listNews, type OneNews } from './list-news';
import { listsSeenAtom } from './lists-seen';

/** Lazy part of list-news-atom.ts, used if a list has items. */
export const newsAtom = atom((get): ListNewsRead => {
  const lists = get(listsAtom);
  const [hearings, meetings] = [get(feedAtom('hearings')), get(feedAtom('meetings'))];
  const all: OneNews[] = [
    ...(hearings?.changes ?? []).map((change): OneNews => ({ kind: 'hearings', change })),
    ...(meetings?.changes ?? []).map((change): OneNews => ({ kind: 'meetings', change })),
  ];
  const until = Math.max(hearings?.until ?? 0, meetings?.until ?? 0);
  return {
    news: listNews(lists, all),
    more: (hearings?.more ?? false) || (meetings?.more ?? false),
    until: hearings || meetings ? until : null,
  };
});

export const unseenNewsAtom = atom((get) => countUnseen(get(newsAtom).news, get(listsSeenAtom)));
