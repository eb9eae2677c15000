import { type CalendarKind, DEVICE_KEYS } from '@court/domain';
import { atom } from 'jotai';
import { deviceStoreAtom, storageStatusAtom, storeFailedAtom } from '../device/device-store';
import { type ChangesSeen, changesSeenSchema } from './stored/history';
import { storedValuesAtom } from './stored-values';

/** By court code. */
type Seen = Record<string, ChangesSeen>;

/**
 * The changes that the reader had seen when this visit began. It does not change during the visit, so that a list of
 * changes does not become empty while it is read. Null until the device has been read.
 */
export const seenBeforeAtom = atom((get) =>
  get(storageStatusAtom) === 'starting'
    ? null
    : changesSeenSchema(get(storedValuesAtom)[DEVICE_KEYS.changesSeen]),
);

const seenNow = atom<Seen>({});

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
    if (first && get(seenNow)[court]?.[kind] !== undefined) return;
    const before = { ...get(seenBeforeAtom), ...get(seenNow) };
    if (at <= (before[court]?.[kind] ?? 0)) return;
    const now = { ...before, [court]: { ...before[court], [kind]: at } };
    set(seenNow, now);
    try {
      await get(deviceStoreAtom)?.set(DEVICE_KEYS.changesSeen, now);
    } catch (error) {
      set(storeFailedAtom, error);
    }
  },
);
