import { atom } from 'jotai';
import { deviceStoreAtom } from '../../platform/device-store';
import { courtAtom } from '../court-atom';
import { listMemoryAtom } from './list-memory';

const LISTS = 'lists/';

/** Takes everything off the lists of every court, in every tab. What the device does not name stays there. */
export const forgetAllListsAtom = atom(null, async (get, set) => {
  const kept =
    (await get(deviceStoreAtom)
      ?.keys()
      .catch(() => [])) ?? [];
  const onDevice = kept.flatMap((key) => (key.startsWith(LISTS) ? (key.split('/')[1] ?? []) : []));
  const chosen = get(courtAtom)?.code;
  const courts = new Set([...Object.keys(get(listMemoryAtom)), ...onDevice, ...(chosen ? [chosen] : [])]);
  const { forgetListsAtom } = await import(/* webpackChunkName: "shared-lists" */ './keep-lists');
  for (const court of courts) await set(forgetListsAtom, court);
});
