import type { PageCourt } from '@court/shared/contract/page-config';
import type { LiveDatabase } from '@court/shared/data/live-database';

/**
 * Loads the Firebase SDK after the next paint and hands over the live database. When the SDK does not come, areas
 * stay with what they read over HTTP; it is asked for again when the browser comes back online.
 */
export function connectLater(client: PageCourt['client'], onOpen: (database: LiveDatabase) => void): void {
  const open = async () => {
    try {
      const { openDatabase } = await import('./firebase-database');
      onOpen(openDatabase(client));
    } catch (error) {
      window.addEventListener('online', open, { once: true });
      console.warn('The live database could not be loaded', error);
    }
  };
  requestAnimationFrame(() => setTimeout(open));
}
