/** The colour themes (specification §9); `default` is worn where none is stored. */
export const THEMES = [
  'default',
  'jungle',
  'crimson',
  'sunshine',
  'winter',
  'sky',
  'ocean',
  'lavender',
  'daisy',
  'highcontrast',
] as const;

export type ThemeName = (typeof THEMES)[number];

export const isTheme = (name: unknown): name is ThemeName => THEMES.some((theme) => theme === name);

/** Desktop defaults (specification §9); a court's `specs` override them. */
export const DESKTOP_SPECS = {
  specCSType: 'ap,bk,mp',
  specCSChapter: '7,9,11,12,13,15',
  specShowExtraWhiteSpace: '0',
  specShowIPCEventTime: 'Y',
};

/** An area by the name of its workspace; which there are, the registry of a site says. */
export type Area = `mfe-${string}`;

/** Whether `name` can be an area's: small letters, digits and hyphens. */
export const isArea = (name: unknown): name is Area =>
  typeof name === 'string' && /^mfe-[a-z][a-z0-9-]{0,39}$/.test(name);
