import { DEVICE_KEYS, type ThemeName } from '@court/records';
import { atom } from 'jotai';
import { nameSchema, themeSchema } from './stored/settings';
import { storedSetting, storedValuesAtom } from './stored-values';

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

/** The judge whose hearings the calendar starts with: name and id in judges11; null for all. */
export const judgeAtom = storedSetting(DEVICE_KEYS.judgeName, nameSchema);
export const judgeidAtom = storedSetting(DEVICE_KEYS.judgeId, nameSchema);
