import { atom, type WritableAtom } from 'jotai';
import { readJson } from './read-json';
import type { ReadingEvent } from './reading';

const AGAIN_MS = 30_000;
/** How long a live connection that is already there may take before the path is read over HTTP as well. */
const LIVE_FIRST_MS = 300;

/** What the effects that read know of the connection: a live value is there, a database is connected. */
export type LinkState = { live: boolean; database: boolean };
/** Takes an event, or none, and tells the state after it. */
export type ReportAtom = WritableAtom<null, [ReadingEvent | null], LinkState>;

/** While mounted, reads `url` at once, and every 30 seconds for as long as nothing arrives live. */
export function followByRest(url: string, reportAtom: ReportAtom): ReportAtom {
  const effect = atom(null, (_get, set, event: ReadingEvent | null) => set(reportAtom, event));
  effect.onMount = (report) => {
    const gone = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let again = false;
    const read = async () => {
      if (!report(null).live) {
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
    if (report(null).database) timer = setTimeout(read, LIVE_FIRST_MS);
    else void read();
    return () => {
      gone.abort();
      clearTimeout(timer);
    };
  };
  return effect;
}
