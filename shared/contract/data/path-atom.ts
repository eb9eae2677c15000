import { courtPath, isSameJson, limitedRange, restUrl } from '@court/domain';
import { atom, type WritableAtom } from 'jotai';
import { startTransition } from 'react';
import { courtAtom } from '../state/court-atom';
import { followByRest, followLive, type ReportAtom } from './follow-path';
import { keepLater, recalled, remembersAny } from './kept-reads';
import type { KeyRange, LiveDatabase } from './live-database';
import { atHand, readJson } from './read-json';
import {
  afterEvent,
  isLive,
  NOTHING_READ,
  type Reading,
  type ReadingEvent,
  type ReadingMemory,
  readingOf,
} from './reading';

const handle = atom<LiveDatabase | null>(null);

/** The shared live database; null until the host has loaded it, after the first paint. */
export const connectionAtom = atom((get) => get(handle));

/** Only the host writes it. */
export const setConnectionAtom = atom(null, (_get, set, database: LiveDatabase | null) =>
  set(handle, database),
);

/**
 * The reading of a path, as JSON. A write retries the read. A write of `ahead` prefetches the value once, before
 * anything subscribes.
 */
export type PathAtom = WritableAtom<Reading<unknown>, ['ahead'?], void>;
/** A PathAtom that also takes the write `forget`, which drops the cached value. */
type ForgetfulPathAtom = WritableAtom<Reading<unknown>, [('ahead' | 'forget')?], void>;

/** Max paths without subscribers that stay in memory. */
const MAX_UNWATCHED = 64;

const databaseUrlAtom = atom((get) => get(courtAtom)?.client.databaseURL ?? null);
const pathNamesAtom = atom((get) => get(courtAtom)?.paths);

/** One path of one court's database. It is read over HTTP first, then the live connection takes over. */
function pathIn(databaseURL: string, path: string, range: KeyRange | undefined): PathAtom {
  const url = restUrl(databaseURL, path, range && limitedRange(range));
  let hand = atHand(url);
  const memoryAtom = atom<ReadingMemory>(hand?.memory ?? NOTHING_READ);
  const takeRead = () => {
    const isRead = hand?.isRead === true;
    if (hand && isRead) keepLater(url, hand.memory);
    hand = null;
    return isRead;
  };
  // events that arrive while the device's cache is read are applied after the cached value, so that changes are reported
  let remembering: Promise<void> | null = null;
  const happenedAtom = atom(null, (get, set, event: ReadingEvent) => {
    const before = get(memoryAtom);
    const after = afterEvent(before, event);
    // the same value again, for example when the live connection takes over: keeps the old object, so nothing renders
    set(memoryAtom, isSameJson(before.value, after.value) ? { ...after, value: before.value } : after);
    if (event.type !== 'remembered' && after.asOf !== before.asOf) keepLater(url, after);
  });
  const returnsAtom = atom(0);
  const reportAtom: ReportAtom = atom(null, (get, set, event) => {
    const happenLater = (late: ReadingEvent) => startTransition(() => set(happenedAtom, late));
    if (event !== 'recall' && event?.type === 'connected' && event.link?.state === 'http')
      set(returnsAtom, get(returnsAtom) + 1);
    if (event === 'recall') {
      if (get(memoryAtom).value === undefined && remembersAny())
        remembering ??= recalled(url, happenLater).then(() => {
          remembering = null;
        });
    } else if (event && remembering) void remembering.then(() => happenLater(event));
    else if (event) set(happenedAtom, event);
    const memory = get(memoryAtom);
    return {
      live: isLive(memory),
      database: get(connectionAtom) !== null,
      silent: memory.link === 'silent' || memory.link === 'asking',
    };
  });
  const attemptAtom = atom(0);
  const liveAtom = atom((get) => {
    get(attemptAtom);
    const database = get(connectionAtom);
    return database && followLive(path, database, reportAtom, range);
  });
  const restAtom = atom((get) => {
    get(attemptAtom);
    get(returnsAtom);
    return followByRest(url, reportAtom, takeRead);
  });
  const shownAtom = atom((get) => readingOf(get(memoryAtom)));
  return atom(
    (get) => {
      const live = get(liveAtom);
      if (live) get(live);
      get(get(restAtom));
      return get(shownAtom);
    },
    (get, set, what) => {
      if (what === 'ahead') {
        // a failed prefetch is ignored: the next subscriber reads the path and reports the failure
        if (get(memoryAtom).value === undefined)
          readJson(url, new AbortController().signal).then(
            (json) => startTransition(() => void set(reportAtom, { type: 'read', json, again: false })),
            () => {},
          );
        return;
      }
      set(reportAtom, { type: 'retry' });
      set(attemptAtom, get(attemptAtom) + 1);
    },
  );
}

function pathOfCourt(path: string, range: KeyRange | undefined): ForgetfulPathAtom {
  const forgottenAtom = atom(0);
  const inCourtAtom = atom((get) => {
    get(forgottenAtom);
    const databaseURL = get(databaseUrlAtom);
    return databaseURL === null ? null : pathIn(databaseURL, courtPath(path, get(pathNamesAtom)), range);
  });
  const noCourt = readingOf(NOTHING_READ);
  return atom(
    (get) => {
      const inCourt = get(inCourtAtom);
      return inCourt ? get(inCourt) : noCourt;
    },
    (get, set, what) => {
      if (what === 'forget') return set(forgottenAtom, get(forgottenAtom) + 1);
      const inCourt = get(inCourtAtom);
      if (inCourt) set(inCourt, what);
    },
  );
}

const known = new Map<string, ForgetfulPathAtom>();
/** Number of stores that subscribe to each path now. */
const looks = new Map<string, number>();

/**
 * `path`, or its children in `range`, in the chosen court's database, as raw JSON. It is updated while something
 * subscribes. Returns the same atom for the same path, so all areas share one listener. Values of the 64 most recently
 * used paths stay in memory without subscribers.
 */
export function pathAtom(path: string, range?: KeyRange): PathAtom {
  const key = range ? `${path}?${range.startAt}&${range.endAt}` : path;
  const found = known.get(key) ?? counted(key, pathOfCourt(path, range));
  known.delete(key);
  known.set(key, found);
  for (const oldest of known.keys()) {
    if (known.size - looks.size <= MAX_UNWATCHED) break;
    if (!looks.has(oldest)) known.delete(oldest);
  }
  return found;
}

/**
 * Counts the subscribers of an atom. A path with subscribers is never dropped, because a new atom would add a second
 * listener.
 */
function counted(key: string, made: ForgetfulPathAtom): ForgetfulPathAtom {
  made.onMount = () => {
    // a caller kept the atom after it was dropped, and subscribes again: put it back so that others share it
    if (!known.has(key)) known.set(key, made);
    looks.set(key, (looks.get(key) ?? 0) + 1);
    return () => {
      const left = (looks.get(key) ?? 1) - 1;
      if (left > 0) looks.set(key, left);
      else looks.delete(key);
    };
  };
  return made;
}

/** Paths with rows or records of a calendar, which a reader can put on a list. */
const LISTABLE = /^(341)?hearingCalendar(?!.*\/(months|changes))/;

/** Returns epoch ms of the oldest copy of calendar data that the page shows. Null if it shows only live data. */
export const findShownAsOfAtom = atom(null, (get): number | null => {
  let oldest: number | null = null;
  for (const key of looks.keys()) {
    const made = known.get(key);
    if (!made || !LISTABLE.test(key)) continue;
    const { status, asOf } = get(made);
    if (status !== 'live' && asOf !== null) oldest = Math.min(asOf, oldest ?? asOf);
  }
  return oldest;
});

/** Drops the values of all paths without subscribers from this page's memory. */
export const forgetUnwatchedPathsAtom = atom(null, (_get, set) => {
  for (const [key, made] of known) if (!looks.has(key)) set(made, 'forget');
});
