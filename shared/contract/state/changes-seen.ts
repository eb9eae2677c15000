import { type CalendarKind, DEVICE_KEYS } from '@court/domain';
import { atom } from 'jotai';
import { storageStatusAtom } from '../device/device-store';
import { changesSeenSchema } from './stored/history';
import { readValuesAtom, storedValuesAtom, storeValueAtom } from './stored-values';

const isDeletedAtom = atom((get) => get(storedValuesAtom)[DEVICE_KEYS.changesSeen] === null);

/**
 * The changes that the reader had seen when this visit began. It does not change during the visit, so that a list of
 * changes does not become empty while it is read. Null until the device has been read.
 */
export const seenBeforeAtom = atom((get) => {
  if (get(storageStatusAtom) === 'starting') return null;
  return changesSeenSchema(get(isDeletedAtom) ? null : get(readValuesAtom)[DEVICE_KEYS.changesSeen]);
});

/**
 * Stores on the device, for the next visit, that changes of `court` have been seen up to `at` (epoch ms). `first`: a
 * first visit shows no changes, so only its start is stored.
 */
export const rememberSeenAtom = atom(
  null,
  async (
    get,
    set,
    { court, kind, at, first }: { court: string; kind: CalendarKind; at: number; first: boolean },
  ) => {
    const before = changesSeenSchema(get(storedValuesAtom)[DEVICE_KEYS.changesSeen]);
    const known = before[court]?.[kind];
    if (at <= (known ?? 0) || (first && known !== undefined)) return;
    await set(storeValueAtom, DEVICE_KEYS.changesSeen, {
      ...before,
      [court]: { ...before[court], [kind]: at },
    });
  },
);
