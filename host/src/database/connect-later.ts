import type { LiveDatabase, PageCourt } from '@court/contract';
import { afterFirstPaint } from '../startup/after-first-paint';
import type { OpenDatabase } from './firebase-database';

/**
 * Loads the Firebase SDK once the next paint is done and nothing waits for its turn, and hands over the live database;
 * returns what closes it. When the SDK does not come, areas stay with what they read over HTTP; it is asked for again
 * when the browser comes back online.
 */
export function connectLater(
  client: PageCourt['client'],
  onOpen: (database: LiveDatabase) => void,
): () => void {
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
