import { DEVICE_KEYS } from '@court/shared/contract/device-keys';
import { deviceStoreAtom } from '@court/shared/platform/device-store';
import { storedValuesAtom, storeValueAtom } from '@court/shared/state/stored-values';
import { atom } from 'jotai';

/**
 * Deletes all that the device keeps, of every court and from this session too; resolves once the store has answered.
 */
export const forgetAllAtom = atom(null, async (get, set) => {
  const { forgetAllListsAtom } = await import('@court/shared/state/lists/forget-all-lists-atom');
  await set(forgetAllListsAtom);
  const kept =
    (await get(deviceStoreAtom)
      ?.keys()
      .catch(() => [])) ?? [];
  const keys = new Set([...Object.values(DEVICE_KEYS), ...Object.keys(get(storedValuesAtom)), ...kept]);
  await Promise.all([...keys].map((key) => set(storeValueAtom, key, null)));
});
