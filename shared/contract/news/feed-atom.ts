import { type CalendarChange, type CalendarKind, memoizeLru } from '@court/records';
import { atom } from 'jotai';
import { freshnessAtom } from '../data/freshness-atom';
import { courtAtom } from '../state/court-atom';
import { feedSinceAtom } from './feed-since';
import { readFeed } from './read-feed';
import { takeChangesAtom } from './take-changes-atom';

/** What was published since the reader last looked at lists; null until that is known. */
export type Feed = {
  /** the latest first */
  changes: readonly CalendarChange[];
  /** true where there were more than are read */
  more: boolean;
  /** epoch ms: all that was published after `from`, and up to `until`, is there */
  from: number;
  until: number;
};

type Span = { since: number; until: number };

function feedIn(databaseURL: string, kind: CalendarKind) {
  const memoryAtom = atom<Feed | null>(null);
  const readAtom = atom(null, async (get, set, { since, until }: Span, unmounted: AbortSignal) => {
    const known = get(memoryAtom);
    const before = known && known.from <= since ? known : null;
    if (before && before.until >= until) return;
    const from = before?.until ?? since;
    const read =
      from < until ? await readFeed(databaseURL, kind, from, unmounted) : { changes: [], more: false };
    if (unmounted.aborted) return;
    await set(takeChangesAtom, kind, read.changes);
    set(memoryAtom, {
      changes: [...read.changes, ...(before?.changes ?? [])],
      more: read.more || (before?.more ?? false),
      from: before?.from ?? since,
      until,
    });
  });
  // read again whenever something has been published
  const readerAtom = atom((get) => {
    const since = get(feedSinceAtom(kind));
    const until = get(freshnessAtom).updated?.[kind] ?? null;
    if (since === null || until === null) return null;
    const effect = atom(null, (_get, set, unmounted: AbortSignal) =>
      set(readAtom, { since, until }, unmounted),
    );
    effect.onMount = (read) => {
      const unmounted = new AbortController();
      // what cannot be read is read with the next publication; rows on the screen are read by themselves
      read(unmounted.signal).catch(() => undefined);
      return () => unmounted.abort();
    };
    return effect;
  });
  return atom((get) => {
    const reader = get(readerAtom);
    if (reader) get(reader);
    return get(memoryAtom);
  });
}

const feeds = memoizeLru(2, (kind) => {
  const inCourtAtom = atom((get) => {
    const court = get(courtAtom);
    return court && feedIn(court.client.databaseURL, kind as CalendarKind);
  });
  return atom((get): Feed | null => {
    const feed = get(inCourtAtom);
    return feed && get(feed);
  });
});

/** The changes of a calendar since the reader last looked at lists; nothing is read while nothing stands on them. */
export const feedAtom = (kind: CalendarKind) => feeds(kind);
