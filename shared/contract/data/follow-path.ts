import { atom, type WritableAtom } from 'jotai';
import { startTransition } from 'react';
import type { KeyRange, LiveDatabase, StopWatching } from './live-database';
import { readJson } from './read-json';
import type { ReadingEvent } from './reading';

const POLL_MS = 30_000;
/** Ms that an open live connection has to send the value before the path is also read over HTTP. */
const LIVE_FIRST_MS = 300;

/** The state of the connection that decides whether to read over HTTP. */
type LinkState = {
  /** the live connection keeps the value up to date */
  live: boolean;
  /** the page has a database handle */
  database: boolean;
  /** the database sends no answer, neither live nor over HTTP, or the host is still connecting */
  silent: boolean;
};
/** `recall`: the first subscriber has mounted. The value cached on the device is loaded before any other read. */
type Report = ReadingEvent | 'recall' | null;
/** Applies the event, if there is one, and returns the state after it. */
export type ReportAtom = WritableAtom<null, [Report], LinkState>;

/**
 * Reports events as transitions, so that a long day renders in short tasks. The store tells its readers when the
 * outermost write ends, so a transition inside the write has no effect.
 */
function inTransition(write: (event: Report) => LinkState): (event: Report) => LinkState {
  return (event) => {
    let state: LinkState | undefined;
    startTransition(() => {
      state = write(event);
    });
    return state as LinkState;
  };
}

/**
 * While mounted, reads `url` at once unless `isRead` returns true, and every 30 seconds while no value arrives live.
 * While the database is silent, it reads `url` only once. The handle reports when the database answers over HTTP again.
 */
export function followByRest(url: string, reportAtom: ReportAtom, isRead: () => boolean): ReportAtom {
  const effect = atom(null, (_get, set, event: Report) => set(reportAtom, event));
  effect.onMount = (write) => {
    const report = inTransition(write);
    report('recall');
    const gone = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let again = isRead();
    const read = async () => {
      const { live, silent } = report(null);
      if (!live && !(silent && again)) {
        try {
          const json = await readJson(url, gone.signal);
          if (!gone.signal.aborted) report({ type: 'read', json, again });
        } catch {
          if (!gone.signal.aborted) report({ type: 'readFailed' });
        }
      }
      again = true;
      if (!gone.signal.aborted) timer = setTimeout(read, POLL_MS);
    };
    if (again) timer = setTimeout(read, POLL_MS);
    else if (report(null).database) timer = setTimeout(read, LIVE_FIRST_MS);
    else void read();
    return () => {
      gone.abort();
      clearTimeout(timer);
    };
  };
  return effect;
}

/**
 * While mounted, watches `path`. If an HTTP read replaced the live value while the connection was lost, it opens a new
 * watch after the reconnect. The old watch would receive only the differences from the last live value.
 */
export function followLive(
  path: string,
  database: LiveDatabase,
  reportAtom: ReportAtom,
  range: KeyRange | undefined,
): ReportAtom {
  const effect = atom(null, (_get, set, event: Report) => set(reportAtom, event));
  effect.onMount = (write) => {
    const report = inTransition(write);
    let stop: StopWatching = () => {};
    let answered = false;
    const watch = () => {
      stop();
      answered = false;
      stop = database.watch(
        path,
        (json) => {
          answered = true;
          report({ type: 'live', json });
        },
        () => report({ type: 'cancelled' }),
        range,
      );
    };
    const stopConnected = database.watchConnected((connected, link) => {
      const { live } = report({ type: 'connected', connected, link });
      if (connected && answered && !live) watch();
    });
    watch();
    return () => {
      stop();
      stopConnected();
      report({ type: 'unmounted' });
    };
  };
  return effect;
}
