import { deviceStoreAtom, forgetAllListsAtom, storedValuesAtom, storeValueAtom } from '@court/contract';
import { DEVICE_KEYS } from '@court/records';
import { atom } from 'jotai';

/**
 * Deletes all that the device keeps, of every court and from this session too; resolves once the store has answered.
 */
export const forgetAllAtom = atom(null, async (get, set) => {
  await set(forgetAllListsAtom);
  const kept =
    (await get(deviceStoreAtom)
      ?.keys()
      .catch(() => [])) ?? [];
  const keys = new Set([...Object.values(DEVICE_KEYS), ...Object.keys(get(storedValuesAtom)), ...kept]);
  await Promise.all([...keys].map((key) => set(storeValueAtom, key, null)));
});
