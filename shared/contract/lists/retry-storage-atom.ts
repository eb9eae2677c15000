import { atom } from 'jotai';
import { trustStoreAtom } from '../device/device-store';
import { storeRefusedAtom } from '../state/stored-values';
import { pendingChangesAtom } from './lists';
import { keepingLists } from './lists-atom';

/** Writes again what the device has refused: settings, and lists of every court. Never rejects. */
export const retryStorageAtom = atom(null, async (get, set) => {
  set(trustStoreAtom);
  await set(storeRefusedAtom);
  const pending = Object.entries(get(pendingChangesAtom)).filter(([, changes]) => changes.length > 0);
  if (pending.length === 0) return;
  const { keepListsAtom } = await keepingLists();
  for (const [court] of pending) await set(keepListsAtom, court);
});
