import { atom } from 'jotai';
import { freshnessAtom } from '../data/published-atoms';
import { listsAtom } from '../lists/lists-atom';
import { feedAtom, feedSinceAtom } from './feed-atom';
import { countUnseen, type ListNewsRead, listNews, type OneNews } from './list-news';
import { listsSeenAtom } from './lists-seen';

/**
 * Epoch ms up to which all published changes have been read, of every calendar that the lists follow. Null while the
 * changes of one of them have not been read.
 */
const readUntilAtom = atom((get): number | null => {
  const { updated } = get(freshnessAtom);
  let until: number | null = null;
  for (const kind of ['hearings', 'meetings'] as const) {
    if (get(feedSinceAtom(kind)) === null) continue;
    if (!updated) return null;
    const published = updated[kind];
    if (published === undefined) continue;
    const feed = get(feedAtom(kind));
    if (!feed || feed.until < published) return null;
    until = Math.max(until ?? 0, feed.until);
  }
  return until;
});

/** Lazy part of list-news-atom.ts, used if a list has items. */
export const newsAtom = atom((get): ListNewsRead => {
  const lists = get(listsAtom);
  const [hearings, meetings] = [get(feedAtom('hearings')), get(feedAtom('meetings'))];
  const all: OneNews[] = [
    ...(hearings?.changes ?? []).map((change): OneNews => ({ kind: 'hearings', change })),
    ...(meetings?.changes ?? []).map((change): OneNews => ({ kind: 'meetings', change })),
  ];
  return {
    news: listNews(lists, all),
    more: (hearings?.more ?? false) || (meetings?.more ?? false),
    until: get(readUntilAtom),
  };
});

export const unseenNewsAtom = atom((get) =>
  countUnseen(get(listsAtom), get(newsAtom).news, get(listsSeenAtom)),
);
