import { courtPath, isSameJson, limitedRange, restUrl } from '@court/records';
import { atom, type WritableAtom } from 'jotai';
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

/** What is known of a path, as JSON; written to, it tries again, or (`ahead`) is read once before somebody looks. */
export type PathAtom = WritableAtom<Reading<unknown>, ['ahead'?], void>;
/** The same; written `forget`, it forgets what was read. */
type ForgetfulPathAtom = WritableAtom<Reading<unknown>, [('ahead' | 'forget')?], void>;

/** How many paths that nobody looks at stay in memory. */
const REMEMBERED = 64;

const databaseUrlAtom = atom((get) => get(courtAtom)?.client.databaseURL ?? null);
const pathNamesAtom = atom((get) => get(courtAtom)?.paths);

/** One path of one court's database: read over HTTP first, then taken over by the live connection. */
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
  // what is read while the device is asked what it remembers comes after that, so that changes can be told
  let remembering: Promise<void> | null = null;
  const happenedAtom = atom(null, (get, set, event: ReadingEvent) => {
    const before = get(memoryAtom);
    const after = afterEvent(before, event);
    // the same once more, as when the live connection takes over: who looks draws nothing anew
    set(memoryAtom, isSameJson(before.value, after.value) ? { ...after, value: before.value } : after);
    if (event.type !== 'remembered' && after.asOf !== before.asOf) keepLater(url, after);
  });
  const returnsAtom = atom(0);
  const reportAtom: ReportAtom = atom(null, (get, set, event) => {
    if (event !== 'recall' && event?.type === 'connected' && event.link?.state === 'http')
      set(returnsAtom, get(returnsAtom) + 1);
    if (event === 'recall') {
      if (get(memoryAtom).value === undefined && remembersAny())
        remembering ??= recalled(url, (found) => set(happenedAtom, found)).then(() => {
          remembering = null;
        });
    } else if (event && remembering) void remembering.then(() => set(happenedAtom, event));
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
        // what cannot be read ahead is read, and told of, when somebody looks
        if (get(memoryAtom).value === undefined)
          readJson(url, new AbortController().signal).then(
            (json) => set(reportAtom, { type: 'read', json, again: false }),
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
/** How many stores look at a path now. */
const looks = new Map<string, number>();

/**
 * `path`, or its children in `range`, in the chosen court's database: raw JSON, followed while somebody looks. The same atom
 * for the same path, and so one listener however many areas read it; what was read stays when nobody looks, for the 64 paths
 * that were asked for last.
 */
export function pathAtom(path: string, range?: KeyRange): PathAtom {
  const key = range ? `${path}?${range.startAt}&${range.endAt}` : path;
  const found = known.get(key) ?? counted(key, pathOfCourt(path, range));
  known.delete(key);
  known.set(key, found);
  for (const oldest of known.keys()) {
    if (known.size - looks.size <= REMEMBERED) break;
    if (!looks.has(oldest)) known.delete(oldest);
  }
  return found;
}

/** What is looked at is never forgotten: it would be listened to a second time. */
function counted(key: string, made: ForgetfulPathAtom): ForgetfulPathAtom {
  made.onMount = () => {
    // who kept it while it was forgotten looks again: others are to find it
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

/** Drops the values of all paths without subscribers from this page's memory. */
export const forgetUnwatchedPathsAtom = atom(null, (_get, set) => {
  for (const [key, made] of known) if (!looks.has(key)) set(made, 'forget');
});
