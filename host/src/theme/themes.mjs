import { readFileSync } from 'node:fs';
import { palette } from './palette.mjs';

/** Base colours by theme and role: `default` from the specification (§9), the others so that every pair can be read. */
export const BASE = JSON.parse(readFileSync(new URL('themes.json', import.meta.url), 'utf8'));

/** Contrast that text has in a theme: WCAG 2.2 AA, and AAA in highcontrast. */
export const textRatio = (theme) => (theme === 'highcontrast' ? 7 : 4.5);

/** Custom properties of each theme, by theme. */
export const PALETTES = Object.fromEntries(
  Object.entries(BASE).map(([theme, base]) => [theme, palette(base, textRatio(theme))]),
);
