import { DEVICE_KEYS } from '../contract/device-keys';
import { isTheme, type ThemeName } from '../records/themes';
import { storedSetting } from './stored-values';

const text = (json: unknown) => (typeof json === 'string' && json !== '' ? json : null);

/** The theme's name; the whole page wears it. */
export const colorThemeAtom = storedSetting(
  DEVICE_KEYS.colorTheme,
  (json): ThemeName => (isTheme(json) ? json : 'default'),
);

/** Code and display name of the court chosen on a device; null where none is. */
export const courtNameAtom = storedSetting(DEVICE_KEYS.courtName, text);
export const courtDescriptionAtom = storedSetting(DEVICE_KEYS.courtDescription, text);

/** The judge whose hearings the calendar starts with: name and id in judges11; null for all. */
export const judgeAtom = storedSetting(DEVICE_KEYS.judgeName, text);
export const judgeidAtom = storedSetting(DEVICE_KEYS.judgeId, text);
