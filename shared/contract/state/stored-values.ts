import { atom } from 'jotai';
import { deviceStoreAtom, storeFailedAtom } from '../device/device-store';
import type { Schema } from './stored/schema';

const chosen = atom<Readonly<Record<string, unknown>>>({});
const guessed = atom<Readonly<Record<string, unknown>>>({});

/** What has been chosen in this session or read from the device, by key. */
export const chosenValuesAtom = atom((get) => get(chosen));

/** What the settings are, by key: the truth for this session; before the device has answered, a guess where there is one. */
export const storedValuesAtom = atom((get) => ({ ...get(guessed), ...get(chosen) }));

/** Values that hold until the device has been read. */
export const guessStoredAtom = atom(null, (_get, set, values: Readonly<Record<string, unknown>>) =>
  set(guessed, values),
);

/** Values read from the device; what has been chosen meanwhile stays. */
export const takeStoredAtom = atom(null, (_get, set, read: Readonly<Record<string, unknown>>) => {
  set(guessed, {});
  set(chosen, (present) => ({ ...read, ...present }));
});

/** Keeps a value for the session, and on the device where that is possible; null removes it. */
export const storeValueAtom = atom(null, async (get, set, key: string, value: unknown) => {
  set(chosen, (present) => ({ ...present, [key]: value }));
  const store = get(deviceStoreAtom);
  try {
    await (value === null ? store?.remove(key) : store?.set(key, value));
  } catch (error) {
    set(storeFailedAtom, error);
  }
});

/** One setting kept under `key`; `schema` makes sense of whatever lies there, also of nothing and of what is damaged. */
export function storedSetting<Value>(key: string, schema: Schema<Value>) {
  return atom(
    (get) => schema(get(storedValuesAtom)[key]),
    (_get, set, value: Value) => void set(storeValueAtom, key, value),
  );
}
