import {
  type CalendarChange,
  type CalendarKind,
  calendarChangesOf,
  changesPath,
  type DocketRow,
  memoizeLru,
  objectOf,
  restUrl,
  rowAfter,
} from '@court/records';
import { atom } from 'jotai';
import { freshnessAtom } from '../data/published-atoms';
import { readJson } from '../data/read-json';
import { storageStatusAtom } from '../device/device-store';
import { LIST_NAMES, type ListChange } from '../lists/lists';

import { changeListsAtom, listsAtom } from '../lists/lists-atom';
import { areasAtom, courtAtom } from '../state/court-atom';
import { listsSeenAtom } from './lists-seen';

const AT_A_TIME = 200;
/** A reader who was long away learns of the latest changes; the rest shows as each row comes on the screen. */
const MOST_READS = 5;

/** `more`: not all were read. */
type FeedRead = { changes: CalendarChange[]; more: boolean };

/** What was published after `since` (epoch ms), the latest first. Throws ReadError. */
async function readFeed(
  databaseURL: string,
  kind: CalendarKind,
  since: number,
  signal: AbortSignal,
): Promise<FeedRead> {
  const changes: CalendarChange[] = [];
  let before: string | undefined;
  for (let reads = 0; reads < MOST_READS; reads += 1) {
    const url = restUrl(databaseURL, changesPath(kind), {
      startAt: String(since + 1),
      ...(before !== undefined && { endBefore: before }),
      limitToLast: AT_A_TIME,
    });
    const json = await readJson(url, signal);
    const keys = Object.keys(objectOf(json) ?? {}).sort();
    changes.push(...calendarChangesOf(json));
    before = keys[0];
    if (keys.length < AT_A_TIME) return { changes, more: false };
  }
  return { changes, more: true };
}

const sinces = memoizeLru(2, (kind) => {
  const other = kind === 'hearings' ? 'meetings' : 'hearings';
  return atom((get): number | null => {
    // where there is no host, nothing is kept
    if (get(storageStatusAtom) === 'starting' && get(areasAtom).length > 0) return null;
    const [lists, seen] = [get(listsAtom), get(listsSeenAtom)];
    let since: number | null = null;
    for (const list of LIST_NAMES) {
      if (list === other) continue;
      const last = seen[list] ?? 0;
      for (const { starredAt } of lists[list].values())
        since = Math.min(since ?? Number.POSITIVE_INFINITY, Math.max(starredAt, last));
    }
    return since;
  });
});

/**
 * From when on (epoch ms) changes of `hearings` or `meetings` are news to somebody's lists; null where nothing stands on
 * them, or is not known to.
 */
const feedSinceAtom = (kind: 'hearings' | 'meetings') => sinces(kind);

/** Keeps what lists remember of hearings or meetings true to what was published of them since, at one go. */
const takeChangesAtom = atom(
  null,
  async (get, set, kind: CalendarKind, changes: readonly CalendarChange[]) => {
    const kept = get(listsAtom)[kind];
    const now = new Map<string, DocketRow>();
    for (const change of changes.toReversed()) {
      const item = kept.get(change.id);
      const last = now.get(change.id) ?? item?.last;
      if (item && last && change.at > item.starredAt) now.set(change.id, rowAfter(last, change));
    }
    const seen: ListChange[] = [...now].flatMap(([id, last]): ListChange[] =>
      JSON.stringify(kept.get(id)?.last) === JSON.stringify(last)
        ? []
        : [{ list: kind, id, what: 'seen', last }],
    );
    if (seen.length > 0) await set(changeListsAtom, seen);
  },
);

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
