import { DEVICE_KEYS } from '@court/shared/contract/device-keys';
import { storedValuesAtom, storeValueAtom } from '@court/shared/state/stored-values';
import { atom } from 'jotai';

/** Deletes all that the device keeps, and from this session too; resolves once the store has answered. */
export const forgetAllAtom = atom(null, async (get, set) => {
  const keys = new Set([...Object.values(DEVICE_KEYS), ...Object.keys(get(storedValuesAtom))]);
  await Promise.all([...keys].map((key) => set(storeValueAtom, key, null)));
});
