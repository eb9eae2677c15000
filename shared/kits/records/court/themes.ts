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
