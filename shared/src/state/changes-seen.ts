import { atom } from 'jotai';
import { DEVICE_KEYS } from '../contract/device-keys';
import { deviceStoreAtom, rememberingAtom, storeFailedAtom } from '../platform/device-store';
import type { CalendarKind } from '../records/data-paths';
import { storedValuesAtom } from './stored-values';

/** Court code → kind → epoch ms of the last publication whose changes the reader has seen. */
type Seen = Record<string, Partial<Record<CalendarKind, number>>>;

const KINDS: readonly CalendarKind[] = ['hearings', 'meetings'];

function seenOf(json: unknown): Seen {
  if (typeof json !== 'object' || json === null) return {};
  const courts = Object.entries(json).map(([court, kinds]) => {
    const known = KINDS.flatMap((kind) => {
      const at: unknown = typeof kinds === 'object' && kinds !== null ? Reflect.get(kinds, kind) : null;
      return typeof at === 'number' && at > 0 ? [[kind, at]] : [];
    });
    return [court, Object.fromEntries(known)];
  });
  return Object.fromEntries(courts);
}

/**
 * What the reader had seen when this visit began. Stays for the whole visit, so that a list of changes does not empty
 * while it is read; null before the device has been read.
 */
export const seenBeforeAtom = atom((get) =>
  get(rememberingAtom) === 'starting' ? null : seenOf(get(storedValuesAtom)[DEVICE_KEYS.changesSeen]),
);

const seenNow = atom<Seen>({});

/**
 * Remembers on the device, for the next visit, that changes of `court` have been seen up to `at` (epoch ms). A first
 * visit shows no changes, so that only where it began is remembered.
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
