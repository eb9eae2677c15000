import { type LiveDatabase, type PageCourt, setConnectionAtom } from '@court/contract';
import type { createStore } from 'jotai';
import { afterFirstPaint } from '../startup/after-first-paint';
import type { OpenDatabase } from './firebase-database';

/**
 * Loads the Firebase SDK once the next paint is done and nothing waits for its turn, and hands over the live database;
 * returns what closes it. When the SDK does not come, areas stay with what they read over HTTP; it is asked for again
 * when the browser comes back online.
 */
function connectLater(client: PageCourt['client'], onOpen: (database: LiveDatabase) => void): () => void {
  let isLeft = false;
  let opened: OpenDatabase | null = null;
  const open = async () => {
    try {
      const { openDatabase } = await import('./firebase-database');
      if (isLeft) return;
      opened = openDatabase(client);
      onOpen(opened.database);
    } catch (error) {
      window.addEventListener('online', open, { once: true });
      console.warn('The live database could not be loaded', error);
    }
  };
  afterFirstPaint(open);
  return () => {
    isLeft = true;
    window.removeEventListener('online', open);
    opened?.close();
  };
}

type Store = ReturnType<typeof createStore>;

let close = () => {};

/** Ends every listener of the court that is followed, and only then its database, which would complain of them. */
export function leaveCourt(store: Store): void {
  store.set(setConnectionAtom, null);
  close();
  close = () => {};
}

/** Opens the live database of a court after the next paint; the one before has been left. */
export function followCourt(store: Store, client: PageCourt['client']): void {
  close = connectLater(client, (database) => store.set(setConnectionAtom, database));
}
