import {
  type CalendarChange,
  type CalendarKind,
  calendarChangesOf,
  changesPath,
  type DocketRow,
  knownAt,
  memoizeLru,
  newsSince,
  objectOf,
  restUrl,
  rowAfter,
} from '@court/domain';
import { atom } from 'jotai';
import { freshnessAtom } from '../data/published-atoms';
import { readJson } from '../data/read-json';
import { storageStatusAtom } from '../device/device-store';
import { LIST_NAMES } from '../links/list-names';
import type { ListChange } from '../lists/lists';

import { changeListsAtom, listsAtom } from '../lists/lists-atom';
import { areasAtom, courtAtom } from '../state/court-atom';
import { listsSeenAtom } from './lists-seen';

const BATCH_SIZE = 200;
/**
 * Max reads of 200 changes each. After a long absence, the reader gets the latest changes. Older ones appear when
 * their row is shown.
 */
const MAX_READS = 5;

/** `more`: there are more changes than were read. */
type FeedRead = { changes: CalendarChange[]; more: boolean };

/** Changes published after `since` (epoch ms), the latest first. Throws ReadError. */
async function readFeed(
  databaseURL: string,
  kind: CalendarKind,
  since: number,
  signal: AbortSignal,
): Promise<FeedRead> {
  const changes: CalendarChange[] = [];
  let before: string | undefined;
  for (let reads = 0; reads < MAX_READS; reads += 1) {
    const url = restUrl(databaseURL, changesPath(kind), {
      startAt: String(since + 1),
      ...(before !== undefined && { endBefore: before }),
      limitToLast: BATCH_SIZE,
    });
    const json = await readJson(url, signal);
    const keys = Object.keys(objectOf(json) ?? {}).sort();
    changes.push(...calendarChangesOf(json));
    before = keys[0];
    if (keys.length < BATCH_SIZE) return { changes, more: false };
  }
  return { changes, more: true };
}

const sinces = memoizeLru(2, (kind) => {
  const other = kind === 'hearings' ? 'meetings' : 'hearings';
  return atom((get): number | null => {
    // without a host, no storage will answer
    if (get(storageStatusAtom) === 'starting' && get(areasAtom).length > 0) return null;
    const [lists, seen] = [get(listsAtom), get(listsSeenAtom)];
    let since: number | null = null;
    for (const list of LIST_NAMES) {
      if (list === other) continue;
      const last = seen[list] ?? 0;
      for (const item of lists[list].values())
        since = Math.min(since ?? Number.POSITIVE_INFINITY, newsSince(item, last));
    }
    return since;
  });
});

/**
 * Epoch ms from which changes of `hearings` or `meetings` are news for the reader's lists. Null if no list has items,
 * or if the lists are not known yet.
 */
export const feedSinceAtom = (kind: 'hearings' | 'meetings') => sinces(kind);

/** Applies published changes to the known facts of listed hearings or meetings, in one write. */
const takeChangesAtom = atom(
  null,
  async (get, set, kind: CalendarKind, changes: readonly CalendarChange[]) => {
    const kept = get(listsAtom)[kind];
    const now = new Map<string, DocketRow>();
    for (const change of changes.toReversed()) {
      const item = kept.get(change.id);
      const last = now.get(change.id) ?? item?.last;
      if (item && last && change.at > knownAt(item)) now.set(change.id, rowAfter(last, change));
    }
    const seen: ListChange[] = [...now].flatMap(([id, last]): ListChange[] =>
      JSON.stringify(kept.get(id)?.last) === JSON.stringify(last)
        ? []
        : [{ list: kind, id, what: 'seen', last }],
    );
    if (seen.length > 0) await set(changeListsAtom, seen);
  },
);

/** Changes published since the reader last opened the lists. Null until they have been read. */
export type Feed = {
  /** the latest first */
  changes: readonly CalendarChange[];
  /** true if there are more changes than were read */
  more: boolean;
  /** epoch ms: all changes published after `from` and up to `until` have been read */
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
  // runs again after every publication
  const readerAtom = atom((get) => {
    const since = get(feedSinceAtom(kind));
    const until = get(freshnessAtom).updated?.[kind] ?? null;
    if (since === null || until === null) return null;
    const effect = atom(null, (_get, set, unmounted: AbortSignal) =>
      set(readAtom, { since, until }, unmounted),
    );
    effect.onMount = (read) => {
      const unmounted = new AbortController();
      // a failed read is repeated at the next publication; rows on the screen are read separately
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

/** The changes of a calendar since the reader last opened the lists. Nothing is read while the lists are empty. */
export const feedAtom = (kind: CalendarKind) => feeds(kind);
