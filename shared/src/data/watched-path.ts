import { atom, type WritableAtom } from 'jotai';
import { courtAtom } from '../state/court-atom';
import { connectionAtom } from './connection-atom';
import { followByRest, type ReportAtom } from './follow-by-rest';
import { followLive } from './follow-live';
import type { KeyRange } from './live-database';
import { readJson } from './read-json';
import {
  afterEvent,
  isLive,
  NOTHING_READ,
  type Reading,
  type ReadingMemory,
  readingOf,
  type Settle,
} from './reading';
import { restUrl } from './rest-url';

/** What is known of a path; written to, it tries again, or (`ahead`) is read once before somebody looks. */
export type WatchedPath<T> = WritableAtom<Reading<T>, ['ahead'?], void>;

const databaseUrlAtom = atom((get) => get(courtAtom)?.client.databaseURL ?? null);

/** One path of one court's database: read over HTTP first, then taken over by the live connection. */
function watchedIn<T>(
  databaseURL: string,
  path: string,
  settle: Settle<T>,
  range: KeyRange | undefined,
): WatchedPath<T> {
  const url = restUrl(databaseURL, path, range);
  const memoryAtom = atom<ReadingMemory<T>>(NOTHING_READ);
  const reportAtom: ReportAtom = atom(null, (get, set, event) => {
    if (event) set(memoryAtom, afterEvent(get(memoryAtom), event, settle));
    return { live: isLive(get(memoryAtom)), database: get(connectionAtom) !== null };
  });
  const attemptAtom = atom(0);
  const liveAtom = atom((get) => {
    get(attemptAtom);
    const database = get(connectionAtom);
    return database && followLive(path, database, reportAtom, range);
  });
  const restAtom = atom((get) => {
    get(attemptAtom);
    return followByRest(url, reportAtom);
  });
  const shownAtom = atom((get) => readingOf(get(memoryAtom)));
  return atom(
    (get) => {
      const live = get(liveAtom);
      if (live) get(live);
      get(get(restAtom));
      return get(shownAtom);
    },
    (get, set, ahead) => {
      if (ahead) {
        // what cannot be read ahead is read, and told of, when somebody looks
        if (get(memoryAtom).value === undefined)
          readJson(url, new AbortController().signal).then(
            (json) => get(memoryAtom).value ?? set(reportAtom, { type: 'read', json, again: false }),
            () => {},
          );
        return;
      }
      set(reportAtom, { type: 'retry' });
      set(attemptAtom, get(attemptAtom) + 1);
    },
  );
}

/**
 * `path`, or its children in `range`, in the chosen court's database, followed while somebody looks; what was read stays
 * when nobody does.
 */
export function watchedPath<T>(path: string, settle: Settle<T>, range?: KeyRange): WatchedPath<T> {
  const inCourtAtom = atom((get) => {
    const databaseURL = get(databaseUrlAtom);
    return databaseURL === null ? null : watchedIn(databaseURL, path, settle, range);
  });
  const noCourt = readingOf<T>(NOTHING_READ);
  return atom(
    (get) => {
      const watched = get(inCourtAtom);
      return watched ? get(watched) : noCourt;
    },
    (get, set, ahead) => {
      const watched = get(inCourtAtom);
      if (watched) set(watched, ahead);
    },
  );
}
