import type { LiveDatabase, PageCourt } from '@court/contract';
import { deleteApp, getApps, initializeApp } from 'firebase/app';
import {
  endAt,
  forceWebSockets,
  getDatabase,
  goOffline,
  onValue,
  orderByKey,
  query,
  ref,
  startAt,
} from 'firebase/database';

export type OpenDatabase = { database: LiveDatabase; close: () => void };

/** ms after which the SDK has read and written what it keeps of a new app; of one that is deleted meanwhile it complains. */
const SETTLED_MS = 500;

// once, before any app is opened: another court opens another app
forceWebSockets();

/**
 * Opens the court's live database. The shared handle is a second app whose name has a random suffix; the default app
 * is initialised and never used (specification §7), so that there is one socket.
 * Websockets only: the SDK's long-polling writes scripts into an iframe, which Trusted Types forbid.
 */
export function openDatabase(client: PageCourt['client']): OpenDatabase {
  if (getApps().length === 0) initializeApp(client);
  const app = initializeApp(client, `shared-${crypto.getRandomValues(new Uint32Array(1))[0]?.toString(36)}`);
  const database = getDatabase(app);
  // begins to connect with the first reference: made by the first listener, both would be one long task
  ref(database);
  return {
    database: {
      watch(path, onChange, onError, range) {
        const at = ref(database, path);
        const watched = range ? query(at, orderByKey(), startAt(range.startAt), endAt(range.endAt)) : at;
        return onValue(watched, (snapshot) => onChange(snapshot.val()), onError);
      },
      watchConnected: (listener) =>
        onValue(ref(database, '.info/connected'), (snapshot) => listener(snapshot.val() === true)),
    },
    close() {
      goOffline(database);
      setTimeout(() => void deleteApp(app), SETTLED_MS);
    },
  };
}
