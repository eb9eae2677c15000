import { atom } from 'jotai';
import { deviceStoreAtom, storeFailedAtom } from '../platform/device-store';

const values = atom<Readonly<Record<string, unknown>>>({});

/** What the device has kept, by key, as far as it has been read; the truth for this session. */
export const storedValuesAtom = atom((get) => get(values));

/** Values read at startup; what has been written meanwhile stays. */
export const takeStoredAtom = atom(null, (_get, set, read: Readonly<Record<string, unknown>>) =>
  set(values, (present) => ({ ...read, ...present })),
);

/** Keeps a value for the session, and on the device where that is possible; null removes it. */
export const storeValueAtom = atom(null, async (get, set, key: string, value: unknown) => {
  set(values, (present) => ({ ...present, [key]: value }));
  const store = get(deviceStoreAtom);
  try {
    await (value === null ? store?.remove(key) : store?.set(key, value));
  } catch (error) {
    set(storeFailedAtom, error);
  }
});

/** One setting kept under `key`; `read` makes sense of whatever lies there, also of nothing and of what is damaged. */
export function storedSetting<Value>(key: string, read: (json: unknown) => Value) {
  return atom(
    (get) => read(get(storedValuesAtom)[key]),
    (_get, set, value: Value) => void set(storeValueAtom, key, value),
  );
}
