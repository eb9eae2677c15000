import { atom } from 'jotai';
import type { ReportAtom } from './follow-by-rest';
import type { KeyRange, LiveDatabase, StopWatching } from './live-database';
import type { ReadingEvent } from './reading';

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
  const effect = atom(null, (_get, set, event: ReadingEvent | null) => set(reportAtom, event));
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
    const stopConnected = database.watchConnected((connected) => {
      const { live } = report({ type: 'connected', connected });
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
