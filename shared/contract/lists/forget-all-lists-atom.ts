import { atom } from 'jotai';
import { deviceStoreAtom } from '../device/device-store';
import { courtAtom } from '../state/court-atom';
import { isCourtCode } from '../state/stored/schema';
import { listMemoryAtom } from './lists';
import { keepingLists } from './lists-atom';

const LISTS = 'lists/';

/**
 * Codes of all courts that have lists in this session or on the device, the chosen court first. Courts are missing if
 * the device cannot list its keys.
 */
export const findListCourtsAtom = atom(null, async (get): Promise<string[]> => {
  const kept =
    (await get(deviceStoreAtom)
      ?.keys()
      .catch(() => [])) ?? [];
  const onDevice = kept.flatMap((key) =>
    key.startsWith(LISTS) ? [key.split('/')[1] ?? ''].filter(isCourtCode) : [],
  );
  const chosen = get(courtAtom)?.code;
  return [...new Set([...(chosen ? [chosen] : []), ...Object.keys(get(listMemoryAtom)), ...onDevice])];
});

/** Deletes all items from the lists of every court, in every tab. Lists stay if the device cannot list their keys. */
export const forgetAllListsAtom = atom(null, async (_get, set) => {
  const { forgetListsAtom } = await keepingLists();
  for (const court of await set(findListCourtsAtom)) await set(forgetListsAtom, court);
});
