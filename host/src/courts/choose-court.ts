import { chooseCourtAtom, courtDescriptionAtom, courtNameAtom, type PageCourt } from '@court/contract';
import { allowScriptsBelow } from '@court/federation/trusted-types';
import type { createStore } from 'jotai';
import { followCourt, leaveCourt } from '../database/live-connection';
import type { AreaRegistry } from '../remotes/registry';
import type { StoredCourt } from '../startup/first-address';

/** The stored court among those the page holds: by its code, else by its display name; null where it is not there. */
export function storedCourt(
  { courtName, courtDescription }: StoredCourt,
  courts: readonly PageCourt[],
): PageCourt | null {
  const named = courts.find(({ code }) => code === courtName);
  return named ?? courts.find(({ displayName }) => displayName === courtDescription) ?? null;
}

type Store = ReturnType<typeof createStore>;

/** Makes `court` the one that every area shows, and allows the releases it offers to run. Nothing is followed yet. */
export function showCourt(store: Store, registry: AreaRegistry, court: PageCourt): void {
  store.set(chooseCourtAtom, court);
  for (const folder of registry.folders()) allowScriptsBelow(folder);
}

/** What a reader does on the courts page: shows a court and remembers it. The old court's listeners end. */
export function chooseCourt(store: Store, registry: AreaRegistry, court: PageCourt): void {
  // before anything asks for what the new court has: the old one would answer
  leaveCourt(store);
  store.set(courtNameAtom, court.code);
  store.set(courtDescriptionAtom, court.displayName);
  showCourt(store, registry, court);
  followCourt(store, court.client);
}
