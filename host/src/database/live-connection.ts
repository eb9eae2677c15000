import { type PageCourt, setConnectionAtom } from '@court/contract';
import type { createStore } from 'jotai';
import { connectLater } from './connect-later';

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
