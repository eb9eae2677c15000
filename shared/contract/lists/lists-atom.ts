import { atom, useStore } from 'jotai';
import { useCallback, useSyncExternalStore } from 'react';
import { findShownAsOfAtom } from '../data/path-atom';
import { freshnessAtom } from '../data/published-atoms';
import { deviceStoreAtom, storageStatusAtom, storeFailedAtom } from '../device/device-store';
import type { ListName } from '../links/list-names';
import { serverNow } from '../state/clock';
import { areasAtom, courtAtom } from '../state/court-atom';
import {
  afterChanges,
  type Known,
  type ListChange,
  leaveChangesAtom,
  listMemoryAtom,
  listsReadAtom,
  NO_LISTS,
  pendingChangesAtom,
} from './lists';

const listsReadHereAtom = atom((get) => get(listsReadAtom)[get(courtAtom)?.code ?? '']);

/** False until the device's lists have been read. True if the page has no storage or no host. */
export const areListsKnownAtom = atom(
  (get) =>
    get(listsReadHereAtom) === 'read' ||
    (get(storageStatusAtom) === 'session' && !get(deviceStoreAtom)) ||
    get(areasAtom).length === 0,
);

/** True if the device failed to read the lists, so their entries are unknown. A write reads the lists again. */
export const areListsUnreadableAtom = atom(
  (get) => get(listsReadHereAtom) === 'failed',
  async (get, set) => {
    const court = get(courtAtom)?.code;
    if (court) await set((await keepingLists()).syncListsAtom, court);
  },
);

const knownListsAtom = atom((get) => ({ lists: get(listsAtom), areKnown: get(areListsKnownAtom) }));

/**
 * Whether an item is on a list. Null if that is not known: the lists have not been read, and it was not added since. A
 * caller renders only when its own answer changes. An atom per row would be slow: each star would recompute the atoms
 * of all rows, often more than a thousand.
 */
export function useIsListed(list: ListName, id: string): boolean | null {
  const store = useStore();
  const subscribe = useCallback((tell: () => void) => store.sub(knownListsAtom, tell), [store]);
  return useSyncExternalStore(subscribe, () => {
    const { lists, areKnown } = store.get(knownListsAtom);
    return lists[list].has(id) || (areKnown ? false : null);
  });
}

type OnList = { list: ListName; id: string };
/** An item with its last known facts, or null if they are unknown. */
type Seen = { [Name in ListName]: { list: Name; id: string; last: Known[Name] | null } }[ListName];

type Copy = { asOf?: number | null };

/**
 * Puts a hearing or meeting on its list, or follows a case or debtor. An item that is already on the list stays
 * unchanged. Changes that the data on the screen do not have yet are news. `asOf`: epoch ms of the item's copy, if it
 * is not from a path that the page subscribes to.
 */
export const starAtom = atom(null, (_get, set, { asOf = null, ...item }: Seen & Copy) => {
  const at = serverNow();
  const shown = Math.min(set(findShownAsOfAtom) ?? at, asOf ?? at);
  return set(changeListsAtom, [{ ...item, what: 'put', at, ...(shown < at && { asOf: shown }) }]);
});

/** Removes an item from its list, with the reader's note. */
export const unstarAtom = atom(null, (_get, set, item: OnList) =>
  set(changeListsAtom, [{ ...item, what: 'taken' }]),
);

/** Sets the reader's note of a list item. '' deletes it. */
export const noteAtom = atom(null, (_get, set, item: OnList & { note: string }) =>
  set(changeListsAtom, [{ ...item, what: 'note', at: serverNow() }]),
);

/** Whether the page shows copies from before the last publication, according to `asOf` or its own paths. */
const isCopyOldAtom = atom(null, (get, set, kind: 'hearings' | 'meetings', asOf: number | null) => {
  const published = get(freshnessAtom).updated?.[kind] ?? 0;
  return Math.min(set(findShownAsOfAtom) ?? published, asOf ?? published) < published;
});

/**
 * Updates the last known facts of a list item to `last`. Null deletes them, e.g. because the court withdrew the record
 * from public view. Writes nothing if they have not changed. For a row of the screen, `asOf` is the epoch ms of its
 * copy, or null. A copy from before the last publication is ignored, because the list may have newer facts.
 */
export const seenAtom = atom(null, async (get, set, { asOf, ...item }: Seen & Copy) => {
  const kept = get(listsAtom)[item.list].get(item.id);
  if (!kept || JSON.stringify(kept.last) === JSON.stringify(item.last)) return;
  const { list } = item;
  if (asOf !== undefined && (list === 'hearings' || list === 'meetings') && set(isCopyOldAtom, list, asOf))
    return;
  await set(changeListsAtom, [{ ...item, what: 'seen' }]);
});

/**
 * Imports the code that reads and writes the lists on the device. It is one chunk for all callers, loaded after the
 * first screen.
 */
export const keepingLists = () => import(/* webpackChunkName: "lists" */ './keep-lists');

const keeperAtom = atom((get) => {
  const court = get(courtAtom)?.code;
  if (!court || !get(deviceStoreAtom)) return null;
  const effect = atom(null, async (_get, set, unmounted: AbortSignal) => {
    try {
      const { followListsAtom } = await keepingLists();
      if (!unmounted.aborted) await set(followListsAtom, court, unmounted);
    } catch (error) {
      console.warn('The file that reads lists could not be loaded', error);
      set(listsReadAtom, (read) => ({ ...read, [court]: 'failed' }));
    }
  });
  effect.onMount = (follow) => {
    const unmounted = new AbortController();
    void follow(unmounted.signal);
    return () => unmounted.abort();
  };
  return effect;
});

/**
 * The reader's lists in the chosen court. They are stored on the device under `lists/<court>` and synchronized between
 * tabs. Without storage they last until the page closes.
 */
export const listsAtom = atom((get) => {
  const keeper = get(keeperAtom);
  if (keeper) get(keeper);
  return get(listMemoryAtom)[get(courtAtom)?.code ?? ''] ?? NO_LISTS;
});

/** Changes a court's lists in memory at once, then on the device. Resolves once the device has answered. */
export const changeListsOfAtom = atom(
  null,
  async (get, set, court: string, changes: readonly ListChange[]) => {
    set(listMemoryAtom, (memory) => ({
      ...memory,
      [court]: afterChanges(memory[court] ?? NO_LISTS, changes),
    }));
    set(pendingChangesAtom, (unkept) => ({ ...unkept, [court]: [...(unkept[court] ?? []), ...changes] }));
    set(leaveChangesAtom, court);
    if (!get(deviceStoreAtom)) return;
    try {
      await set((await keepingLists()).keepListsAtom, court);
    } catch (error) {
      set(storeFailedAtom, error);
    }
  },
);

/** Changes the lists of the chosen court. See changeListsOfAtom. */
export const changeListsAtom = atom(null, async (get, set, changes: readonly ListChange[]) => {
  const court = get(courtAtom)?.code;
  if (court) await set(changeListsOfAtom, court, changes);
});
