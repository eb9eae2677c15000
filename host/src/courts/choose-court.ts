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
import { startTransition } from 'react';
import type { OpenDatabase } from '../database/firebase-database';
import type { StoredCourt } from '../page/first-address';
import { afterFirstPaint } from '../page/first-paint';
import { nextTask } from '../page/next-task';
import { loadOptional, partAttemptsAtom } from '../parts/missing-parts';
import type { AreaRegistry } from '../remotes/registry';

type Store = ReturnType<typeof createStore>;

/**
 * Loads the Firebase SDK after the next paint, when the page is idle, and passes the live database to `onOpen`.
 * Returns a function that closes the database. If the SDK does not load, areas use only what they read over HTTP. The
 * SDK is loaded again when the browser comes back online, or when the reader asks.
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
        const now = await openDatabase(client, onClock);
        if (isLeft) return now.close();
        opened = now;
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

/**
 * Removes every listener of the current court before it closes the database, which would otherwise log errors about
 * them.
 */
function leaveCourt(store: Store): void {
  store.set(setConnectionAtom, null);
  close();
  close = () => {};
}

/** Opens the live database of a court after the next paint. Call leaveCourt for the previous court first. */
export function followCourt(store: Store, client: PageCourt['client']): void {
  close = connectLater(
    store,
    client,
    (database) => startTransition(() => store.set(setConnectionAtom, database)),
    (offset) => startTransition(() => store.set(setClockOffsetAtom, offset)),
  );
}

/**
 * The stored court among the courts of the page, found by code, else by display name. Null if it is not among them.
 */
export function storedCourt(
  { courtName, courtDescription }: StoredCourt,
  courts: readonly PageCourt[],
): PageCourt | null {
  const named = courts.find(({ code }) => code === courtName);
  return named ?? courts.find(({ displayName }) => displayName === courtDescription) ?? null;
}

/** Shows `court` in every area and allows the scripts of its releases. Opens no database yet. */
export function showCourt(store: Store, registry: AreaRegistry, court: PageCourt): void {
  store.set(chooseCourtAtom, court);
  for (const folder of registry.folders()) allowScriptsBelow(folder);
}

/** The reader's choice on the courts page: closes the old court's database, stores the new court and shows it. */
export function chooseCourt(store: Store, registry: AreaRegistry, court: PageCourt): void {
  // Before anything reads the new court's data, which the old database would answer.
  leaveCourt(store);
  // A stored judge without a court belongs to the old court.
  for (const setting of [judgeAtom, judgeidAtom]) store.set(setting, store.get(setting));
  store.set(courtNameAtom, court.code);
  store.set(courtDescriptionAtom, court.displayName);
  showCourt(store, registry, court);
  followCourt(store, court.client);
}
