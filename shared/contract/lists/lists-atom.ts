import { atom } from 'jotai';
import { deviceStoreAtom, storeFailedAtom } from '../device/device-store';
import { courtAtom } from '../state/court-atom';
import { keepingLists } from './keep-lists-later';
import { afterChanges, type ListChange } from './list-change';
import { listMemoryAtom, pendingChangesAtom } from './list-memory';
import { NO_LISTS } from './lists';

const keeperAtom = atom((get) => {
  const court = get(courtAtom)?.code;
  if (!court || !get(deviceStoreAtom)) return null;
  const effect = atom(null, async (_get, set, unmounted: AbortSignal) => {
    try {
      const { followListsAtom } = await keepingLists();
      if (!unmounted.aborted) await set(followListsAtom, court, unmounted);
    } catch (error) {
      set(storeFailedAtom, error);
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
