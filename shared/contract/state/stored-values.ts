import { DEVICE_KEYS, isTheme, type ThemeName } from '@court/records';
import { atom } from 'jotai';
import { deviceStoreAtom, storeFailedAtom } from '../device/device-store';
import { courtAtom } from './court-atom';
import { mergeStored } from './stored/merge-stored';
import { byCourt, type Schema, textSchema } from './stored/schema';

/** A theme's name; `default` for one that nobody knows. */
export const themeSchema: Schema<ThemeName> = (json, misfit) => {
  if (isTheme(json)) return json;
  if (json !== null && json !== undefined) misfit?.();
  return 'default';
};

/** The name or code of a court or judge; null where there is none. */
export const nameSchema = textSchema(300);

const storedThemeAtom = storedSetting(DEVICE_KEYS.colorTheme, themeSchema);
const cachedTheme = atom<ThemeName>('default');

/** The theme's name; the whole page wears it. Until the device's store has been read, the one the page came up in. */
export const colorThemeAtom = atom(
  (get) =>
    get(storedValuesAtom)[DEVICE_KEYS.colorTheme] === undefined ? get(cachedTheme) : get(storedThemeAtom),
  (_get, set, theme: ThemeName) => set(storedThemeAtom, theme),
);

/** Written by the host's startup alone. */
export const setCachedThemeAtom = atom(null, (_get, set, theme: ThemeName) => set(cachedTheme, theme));

/** Code and display name of the court chosen on a device; null where none is. */
export const courtNameAtom = storedSetting(DEVICE_KEYS.courtName, nameSchema);
export const courtDescriptionAtom = storedSetting(DEVICE_KEYS.courtDescription, nameSchema);

const namesByCourt = byCourt(nameSchema);

/** A name or id by court code; one text alone, which belongs to no court in particular, is of the court it is read in. */
export const ofCourtsSchema: Schema<string | null | Record<string, string | null>> = (json, misfit) =>
  typeof json === 'object' && json ? namesByCourt(json, misfit) : nameSchema(json, misfit);

/** A name or id that the reader has in each court: another court does not start with a stranger. */
function settingOfCourt(key: string) {
  const keptAtom = storedSetting(key, ofCourtsSchema);
  return atom(
    (get) => {
      const kept = get(keptAtom);
      const court = get(courtAtom);
      if (!court) return null;
      return typeof kept === 'object' ? (kept?.[court.code] ?? null) : kept;
    },
    (get, set, value: string | null): undefined => {
      const court = get(courtAtom);
      const kept = get(keptAtom);
      if (court) set(keptAtom, { ...(typeof kept === 'object' && kept), [court.code]: value });
    },
  );
}

/** The judge with whom the calendar of the chosen court starts: name and id in judges11; null for all, or without a court. */
export const judgeAtom = settingOfCourt(DEVICE_KEYS.judgeName);
export const judgeidAtom = settingOfCourt(DEVICE_KEYS.judgeId);

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
  set(chosen, (present) => mergeStored(read, present) as Readonly<Record<string, unknown>>);
});

/** Keys of values that the device has refused. */
const refusedKeysAtom = atom<ReadonlySet<string>>(new Set<string>());

/** Keeps a value for the session, and on the device where that is possible; null removes it. */
export const storeValueAtom = atom(null, async (get, set, key: string, value: unknown) => {
  set(chosen, (present) => ({ ...present, [key]: value }));
  const store = get(deviceStoreAtom);
  try {
    await (value === null ? store?.remove(key) : store?.set(key, value));
    set(refusedKeysAtom, (keys) =>
      keys.has(key) ? new Set([...keys].filter((each) => each !== key)) : keys,
    );
  } catch (error) {
    set(refusedKeysAtom, (keys) => new Set([...keys, key]));
    set(storeFailedAtom, error);
  }
});

/** Writes once more what the device has refused. */
export const storeRefusedAtom = atom(null, async (get, set) => {
  const values = get(chosen);
  await Promise.all([...get(refusedKeysAtom)].map((key) => set(storeValueAtom, key, values[key])));
});

/**
 * One setting kept under `key`, which no host has to know and which has no `/` in it; `schema` makes sense of whatever lies
 * there, also of nothing and of what is damaged.
 */
export function storedSetting<Value>(key: string, schema: Schema<Value>) {
  return atom(
    (get) => schema(get(storedValuesAtom)[key]),
    (_get, set, value: Value) => void set(storeValueAtom, key, value),
  );
}
