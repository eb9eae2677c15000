import { DEVICE_KEYS, isSameJson, isTheme, type ThemeName } from '@court/domain';
import { atom } from 'jotai';
import {
  type DeviceStore,
  deviceStoreAtom,
  storageStatusAtom,
  storeFailedAtom,
} from '../device/device-store';
import { courtAtom } from './court-atom';
import { leaveSetting, leftSettings } from './stored/left-settings';
import { mergeStored } from './stored/merge-stored';
import { byCourt, type Schema, textSchema } from './stored/schema';
import { underLock } from './stored/under-lock';

/** A theme's name. `default` for an unknown one. */
export const themeSchema: Schema<ThemeName> = (json, onInvalid) => {
  if (isTheme(json)) return json;
  if (json !== null && json !== undefined) onInvalid?.();
  return 'default';
};

/** The name or code of a court or judge. Null if there is none. */
export const nameSchema = textSchema(300);

const storedThemeAtom = storedSetting(DEVICE_KEYS.colorTheme, themeSchema);
const cachedTheme = atom<ThemeName>('default');

/** The name of the page's theme. Until the device's store has been read, the theme of the first paint. */
export const colorThemeAtom = atom(
  (get) =>
    get(storedValuesAtom)[DEVICE_KEYS.colorTheme] === undefined ? get(cachedTheme) : get(storedThemeAtom),
  (_get, set, theme: ThemeName) => set(storedThemeAtom, theme),
);

/** Only the host's startup writes it. */
export const setCachedThemeAtom = atom(null, (_get, set, theme: ThemeName) => set(cachedTheme, theme));

/** Code and display name of the court chosen in the app. Null if none is chosen. */
export const courtNameAtom = storedSetting(DEVICE_KEYS.courtName, nameSchema);
export const courtDescriptionAtom = storedSetting(DEVICE_KEYS.courtDescription, nameSchema);

const namesByCourt = byCourt(nameSchema);

/** A name or id by court code. A plain text has no court code and belongs to the court that reads it. */
export const ofCourtsSchema: Schema<string | null | Record<string, string | null>> = (json, onInvalid) =>
  typeof json === 'object' && json ? namesByCourt(json, onInvalid) : nameSchema(json, onInvalid);

/** A name or id that the reader chooses per court, so that another court does not start with this court's judge. */
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

/** Name and id (in judges11) of the chosen court's default judge. Null for all judges, or without a court. */
export const judgeAtom = settingOfCourt(DEVICE_KEYS.judgeName);
export const judgeidAtom = settingOfCourt(DEVICE_KEYS.judgeId);

const chosen = atom<Readonly<Record<string, unknown>>>({});

/** The values that this page and the device had in common last. Guesses until the device has answered. */
const agreed = atom<Readonly<Record<string, unknown>>>({});

/** The values chosen in this session or read from the device, by key. */
export const chosenValuesAtom = atom((get) => get(chosen));

const firstRead = atom<Readonly<Record<string, unknown>>>({});

/** The values that the device had when this visit began. */
export const readValuesAtom = atom((get) => get(firstRead));

/** The settings by key. Uses guessed values until the device has answered. */
export const storedValuesAtom = atom((get) => ({ ...get(agreed), ...get(chosen) }));

/** Sets guessed values, which are used until the device has been read. */
export const guessStoredAtom = atom(null, (_get, set, values: Readonly<Record<string, unknown>>) =>
  set(agreed, values),
);

/** Whether another tab may have changed a part of the value. A text, or null, is the reader's whole choice. */
const hasParts = (value: unknown) => typeof value === 'object' && value !== null;

const merged = (base: unknown, mine: unknown, theirs: unknown) =>
  hasParts(mine) ? mergeStored(base, mine, theirs) : mine;

/** Takes the values read from the device. Values chosen meanwhile win, and those that an earlier page left. */
export const takeStoredAtom = atom(null, (get, set, read: Readonly<Record<string, unknown>>) => {
  const guessed = get(agreed);
  const taken = { ...read };
  for (const [key, { base, mine }] of leftSettings()) taken[key] = merged(base, mine, taken[key]);
  for (const [key, mine] of Object.entries(get(chosen))) taken[key] = merged(guessed[key], mine, taken[key]);
  // a value as guessed stays the same object, so that nothing renders again for it
  for (const key of Object.keys(taken)) if (isSameJson(guessed[key], taken[key])) taken[key] = guessed[key];
  set(agreed, read);
  set(firstRead, read);
  set(chosen, taken);
});

/** Keys of values that the device has refused. */
const refusedKeysAtom = atom<ReadonlySet<string>>(new Set<string>());

/** Writes the chosen value of `key`, merged with the changes that other tabs have written meanwhile. */
const mergeIntoStoreAtom = atom(null, async (get, set, key: string, store: DeviceStore) => {
  const theirs = hasParts(get(chosen)[key]) ? await store.get(key) : null;
  const mine = get(chosen)[key];
  const kept = merged(get(agreed)[key], mine, theirs) ?? null;
  await (kept === null ? store.remove(key) : store.set(key, kept));
  if (get(chosen)[key] === mine) leaveSetting(key, null);
  set(agreed, (values) => ({ ...values, [key]: kept }));
  set(chosen, (present) => ({ ...present, [key]: mergeStored(mine, present[key], kept) }));
});

/**
 * Sets a value for the session, and stores it on the device if possible. Null removes it. Changes of another tab stay:
 * only the fields and entries that this page has changed are written over them.
 */
export const storeValueAtom = atom(null, async (get, set, key: string, value: unknown) => {
  set(chosen, (present) => ({ ...present, [key]: value }));
  const store = get(deviceStoreAtom);
  const isLeft = hasParts(value) && get(storageStatusAtom) !== 'session';
  leaveSetting(key, isLeft ? { base: get(agreed)[key], mine: value } : null);
  try {
    const write = async () => store && (await set(mergeIntoStoreAtom, key, store));
    // a whole value waits for no other tab, so that it is stored even if the page closes at once
    await (hasParts(value) ? underLock(key, write) : write());
    set(refusedKeysAtom, (keys) =>
      keys.has(key) ? new Set([...keys].filter((each) => each !== key)) : keys,
    );
  } catch (error) {
    set(refusedKeysAtom, (keys) => new Set([...keys, key]));
    set(storeFailedAtom, error);
  }
});

/** Writes again the values that the device has refused. */
export const storeRefusedAtom = atom(null, async (get, set) => {
  const values = get(chosen);
  await Promise.all([...get(refusedKeysAtom)].map((key) => set(storeValueAtom, key, values[key])));
});

/**
 * A setting stored under `key`. The host does not need to know the key, which must not contain `/`. `schema` parses
 * the stored value, even if it is missing or damaged.
 */
export function storedSetting<Value>(key: string, schema: Schema<Value>) {
  // parsed when the value changes, not when another key does
  const jsonAtom = atom((get) => get(storedValuesAtom)[key]);
  return atom(
    (get) => schema(get(jsonAtom)),
    (_get, set, value: Value) => void set(storeValueAtom, key, value),
  );
}
