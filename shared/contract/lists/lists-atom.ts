import { atom, useStore } from 'jotai';
import { useCallback, useSyncExternalStore } from 'react';
import { deviceStoreAtom, storageStatusAtom, storeFailedAtom } from '../device/device-store';
import { serverNow } from '../state/clock';
import { areasAtom, courtAtom } from '../state/court-atom';
import {
  afterChanges,
  type Known,
  type ListChange,
  type ListName,
  leaveChangesAtom,
  listMemoryAtom,
  listsReadAtom,
  NO_LISTS,
  pendingChangesAtom,
} from './lists';

const listsReadHereAtom = atom((get) => get(listsReadAtom)[get(courtAtom)?.code ?? '']);

/** False while the device has not said yet what stands on the lists; true where there is no device to say it. */
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

/**
 * Whether something stands on a list; only who asks for what has changed renders again. A thousand rows that each had an
 * atom of their own would have them all worked out anew at every star.
 */
export function useIsListed(list: ListName, id: string): boolean {
  const store = useStore();
  const subscribe = useCallback((tell: () => void) => store.sub(listsAtom, tell), [store]);
  return useSyncExternalStore(subscribe, () => store.get(listsAtom)[list].has(id));
}

type OnList = { list: ListName; id: string };
/** Something with what is known of it; null for nothing. */
type Seen = { [Name in ListName]: { list: Name; id: string; last: Known[Name] | null } }[ListName];

/** Puts a hearing or meeting on its list, or follows a case or debtor; one that is there stays as it is. */
export const starAtom = atom(null, (_get, set, item: Seen) =>
  set(changeListsAtom, [{ ...item, what: 'put', at: serverNow() }]),
);

/** Takes it off its list, and the reader's note with it. */
export const unstarAtom = atom(null, (_get, set, item: OnList) =>
  set(changeListsAtom, [{ ...item, what: 'taken' }]),
);

/** The reader's own words about something on a list; '' for none. */
export const noteAtom = atom(null, (_get, set, item: OnList & { note: string }) =>
  set(changeListsAtom, [{ ...item, what: 'note', at: serverNow() }]),
);

/**
 * What stands on a list has been seen as `last`; null deletes what was known, as where the court has withdrawn it from
 * public view. Nothing is written where that was known.
 */
export const seenAtom = atom(null, async (get, set, item: Seen) => {
  const kept = get(listsAtom)[item.list].get(item.id);
  if (!kept || JSON.stringify(kept.last) === JSON.stringify(item.last)) return;
  await set(changeListsAtom, [{ ...item, what: 'seen' }]);
});

/** What reads and writes the lists on the device: one file for all who need it, after the first screen. */
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
 * The reader's lists in the chosen court, kept on the device under `lists/<court>`, the same in every tab. Where nothing
 * can be kept they last as long as the session.
 */
export const listsAtom = atom((get) => {
  const keeper = get(keeperAtom);
  if (keeper) get(keeper);
  return get(listMemoryAtom)[get(courtAtom)?.code ?? ''] ?? NO_LISTS;
});

/** Changes a court's lists at once, and on the device; resolves once the device has answered. */
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

/** Changes the lists in the chosen court; see changeListsOfAtom. */
export const changeListsAtom = atom(null, async (get, set, changes: readonly ListChange[]) => {
  const court = get(courtAtom)?.code;
  if (court) await set(changeListsOfAtom, court, changes);
});
