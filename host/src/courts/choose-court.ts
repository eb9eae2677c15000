import {
  chooseCourtAtom,
  courtDescriptionAtom,
  courtNameAtom,
  judgeAtom,
  judgeidAtom,
  type LiveDatabase,
  type PageCourt,
  setClockOffsetAtom,
  setConnectionAtom,
} from '@court/contract';
import { allowScriptsBelow } from '@court/federation/trusted-types';
import type { createStore } from 'jotai';
import type { OpenDatabase } from '../database/firebase-database';
import { loadOptional, partAttemptsAtom } from '../parts/missing-parts';
import type { AreaRegistry } from '../remotes/registry';
import type { StoredCourt } from '../startup/first-address';
import { afterFirstPaint, nextTask } from '../startup/first-paint';

type Store = ReturnType<typeof createStore>;

/**
 * Loads the Firebase SDK once the next paint is done and nothing waits for its turn, and hands over the live database;
 * returns what closes it. When the SDK does not come, areas stay with what they read over HTTP; it is asked for again
 * when the browser comes back online, and when the reader asks.
 */
function connectLater(
  store: Store,
  client: PageCourt['client'],
  onOpen: (database: LiveDatabase) => void,
  onClock: (offset: number) => void,
): () => void {
  let isLeft = false;
  let opened: OpenDatabase | null = null;
  const again = () => store.set(partAttemptsAtom, store.get(partAttemptsAtom) + 1);
  const open = () =>
    loadOptional(
      store,
      'live',
      () => import('../database/firebase-database'),
      async ({ openDatabase }) => {
        window.removeEventListener('online', again);
        await nextTask();
        if (isLeft) return;
        opened = openDatabase(client, onClock);
        await nextTask();
        if (!isLeft) onOpen(opened.database);
      },
      () => window.addEventListener('online', again),
    );
  afterFirstPaint(open);
  return () => {
    isLeft = true;
    window.removeEventListener('online', again);
    opened?.close();
  };
}

let close = () => {};

/** Ends every listener of the court that is followed, and only then its database, which would complain of them. */
function leaveCourt(store: Store): void {
  store.set(setConnectionAtom, null);
  close();
  close = () => {};
}

/** Opens the live database of a court after the next paint; the one before has been left. */
export function followCourt(store: Store, client: PageCourt['client']): void {
  close = connectLater(
    store,
    client,
    (database) => store.set(setConnectionAtom, database),
    (offset) => store.set(setClockOffsetAtom, offset),
  );
}

/** The stored court among those the page holds: by its code, else by its display name; null where it is not there. */
export function storedCourt(
  { courtName, courtDescription }: StoredCourt,
  courts: readonly PageCourt[],
): PageCourt | null {
  const named = courts.find(({ code }) => code === courtName);
  return named ?? courts.find(({ displayName }) => displayName === courtDescription) ?? null;
}

/** Makes `court` the one that every area shows, and allows the releases it offers to run. Nothing is followed yet. */
export function showCourt(store: Store, registry: AreaRegistry, court: PageCourt): void {
  store.set(chooseCourtAtom, court);
  for (const folder of registry.folders()) allowScriptsBelow(folder);
}

/** What a reader does on the courts page: shows a court and remembers it. The old court's listeners end. */
export function chooseCourt(store: Store, registry: AreaRegistry, court: PageCourt): void {
  // before anything asks for what the new court has: the old one would answer
  leaveCourt(store);
  // a judge that stands there without a court is of the one that is left
  for (const setting of [judgeAtom, judgeidAtom]) store.set(setting, store.get(setting));
  store.set(courtNameAtom, court.code);
  store.set(courtDescriptionAtom, court.displayName);
  showCourt(store, registry, court);
  followCourt(store, court.client);
}
