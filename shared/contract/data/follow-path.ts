import { atom, type WritableAtom } from 'jotai';
import type { KeyRange, LiveDatabase, StopWatching } from './live-database';
import { readJson } from './read-json';
import type { ReadingEvent } from './reading';

const AGAIN_MS = 30_000;
/** How long a live connection that is already there may take before the path is read over HTTP as well. */
const LIVE_FIRST_MS = 300;

/** What the effects that read know of the connection: a live value is there, a handle is there, nothing is heard. */
type LinkState = { live: boolean; database: boolean; silent: boolean };
/** `recall`: somebody begins to look, and what the device remembers comes before anything else that is read. */
type Report = ReadingEvent | 'recall' | null;
/** Takes an event, or none, and tells the state after it. */
export type ReportAtom = WritableAtom<null, [Report], LinkState>;

/**
 * While mounted, reads `url` at once, unless that `isRead` already, and every 30 seconds for as long as nothing arrives live.
 * While nothing is heard it reads nothing again: the handle says when something answers over HTTP.
 */
export function followByRest(url: string, reportAtom: ReportAtom, isRead: () => boolean): ReportAtom {
  const effect = atom(null, (_get, set, event: Report) => set(reportAtom, event));
  effect.onMount = (report) => {
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
      if (!gone.signal.aborted) timer = setTimeout(read, AGAIN_MS);
    };
    if (again) timer = setTimeout(read, AGAIN_MS);
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
 * While mounted, watches `path`. A value that HTTP replaced while the connection was lost is watched anew when it
 * is back, since the database then sends again only what differs from what it sent last.
 */
export function followLive(
  path: string,
  database: LiveDatabase,
  reportAtom: ReportAtom,
  range: KeyRange | undefined,
): ReportAtom {
  const effect = atom(null, (_get, set, event: Report) => set(reportAtom, event));
  effect.onMount = (report) => {
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
