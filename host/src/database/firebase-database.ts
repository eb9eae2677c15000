import type { LiveDatabase, PageCourt } from '@court/contract';
import { limitedRange, restUrl } from '@court/domain';
import { deleteApp, getApps, initializeApp } from 'firebase/app';
import {
  type DatabaseReference,
  type DataSnapshot,
  endAt,
  forceWebSockets,
  get,
  getDatabase,
  goOffline,
  goOnline,
  limitToFirst,
  onValue,
  orderByKey,
  type Query,
  query,
  ref,
  startAt,
} from 'firebase/database';
import { nextTask } from '../page/next-task';
import { followLink } from './follow-link';

function rangeOf(at: DatabaseReference, range: { startAt: string; endAt: string }): Query {
  const { limitToFirst: limit } = limitedRange(range);
  const children = query(at, orderByKey(), startAt(range.startAt), endAt(range.endAt));
  return limit === undefined ? children : query(children, limitToFirst(limit));
}

export type OpenDatabase = { database: LiveDatabase; close: () => void };

/** A path without listeners. For a path with a listener the SDK answers from memory and does not ask the server. */
const HEARTBEAT = 'hearingCalendarEntries11/heartbeat';

/**
 * ms within which the SDK reads and writes its stored state of a new app. It logs an error if the app is deleted
 * earlier.
 */
const SETTLED_MS = 500;

// Once, before any app opens. Choosing another court opens another app.
forceWebSockets();

/**
 * Opens the court's live database. The shared handle is a second app whose name has a random suffix. The default app
 * is initialised and never used (specification §7), so that there is one socket. Only websockets are used, because
 * the SDK's long-polling writes scripts into an iframe, which Trusted Types forbid. After each connection, `onClock`
 * gets the ms by which the server's clock is ahead of the device's. Takes several tasks.
 */
export async function openDatabase(
  client: PageCourt['client'],
  onClock: (offset: number) => void = () => {},
): Promise<OpenDatabase> {
  if (getApps().length === 0) initializeApp(client);
  const app = initializeApp(client, `shared-${crypto.getRandomValues(new Uint32Array(1))[0]?.toString(36)}`);
  const database = getDatabase(app);
  // on a slow phone, all parts of the start together would be one long task
  await nextTask();
  // the first reference starts the connection
  ref(database);
  await nextTask();
  const link = followLink({
    ask: async () => await get(ref(database, HEARTBEAT)),
    reopen() {
      goOffline(database);
      goOnline(database);
    },
    // Any readable answer is the database's: CORS keeps the page from reading other servers' answers.
    probe: (signal) =>
      fetch(restUrl(client.databaseURL, HEARTBEAT), { signal, cache: 'no-store', credentials: 'omit' }),
  });
  const stops = [
    onValue(ref(database, '.info/serverTimeOffset'), (snapshot) => {
      const offset: unknown = snapshot.val();
      if (typeof offset === 'number') onClock(offset);
    }),
    onValue(ref(database, '.info/connected'), (snapshot) => link.onConnected(snapshot.val() === true)),
  ];
  let isClosed = false;
  return {
    database: {
      watch(path, onChange, onError, range) {
        const at = ref(database, path);
        let isOver = false;
        // Reading a long day takes a phone as long as storing it takes the SDK, so each has a task of its own.
        const tell = async (snapshot: DataSnapshot) => {
          await nextTask();
          if (!isOver && !isClosed) onChange(snapshot.val());
        };
        const stop = onValue(
          range ? rangeOf(at, range) : at,
          (snapshot) => void tell(snapshot),
          (error) => {
            isOver = true;
            onError(error);
          },
        );
        return () => {
          isOver = true;
          stop();
        };
      },
      watchConnected: link.watch,
    },
    close() {
      isClosed = true;
      link.stop();
      for (const stop of stops) stop();
      goOffline(database);
      setTimeout(() => void deleteApp(app), SETTLED_MS);
    },
  };
}
