import type { PageCourt } from '@court/shared/contract/page-config';
import { setConnectionAtom } from '@court/shared/data/connection-atom';
import type { createStore } from 'jotai';
import { connectLater } from './connect-later';

let leave = () => {};

/** Opens the live database of a court after the next paint, and closes the one that was open before. */
export function followCourt(store: ReturnType<typeof createStore>, client: PageCourt['client']): void {
  leave();
  store.set(setConnectionAtom, null);
  leave = connectLater(client, (database) => store.set(setConnectionAtom, database));
}
