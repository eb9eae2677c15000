import { atom } from 'jotai';
import { deviceStoreAtom } from '../device/device-store';
import { courtAtom } from '../state/court-atom';
import { isCourtCode } from '../state/stored/schema';
import { listMemoryAtom } from './lists';
import { keepingLists } from './lists-atom';

const LISTS = 'lists/';

/** Codes of all courts of which this session or the device has lists, the chosen one first. What the device does not name is left out. */
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

/** Takes everything off the lists of every court, in every tab. What the device does not name stays there. */
export const forgetAllListsAtom = atom(null, async (_get, set) => {
  const { forgetListsAtom } = await keepingLists();
  for (const court of await set(findListCourtsAtom)) await set(forgetListsAtom, court);
});
