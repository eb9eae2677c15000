import { atom } from 'jotai';
import { storageStatusAtom } from '../device/device-store';
import { areasAtom } from '../state/areas-atom';
import { courtAtom } from '../state/court-atom';
import { listMemoryAtom } from './list-memory';

/** False while the device has not said yet what stands on the lists; true where there is no device to say it. */
export const areListsKnownAtom = atom(
  (get) =>
    get(listMemoryAtom)[get(courtAtom)?.code ?? ''] !== undefined ||
    get(storageStatusAtom) === 'session' ||
    get(areasAtom).length === 0,
);
