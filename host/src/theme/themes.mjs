import { readFileSync } from 'node:fs';
import { palette } from './palette.mjs';
import { darkBase, tokens } from './tokens.mjs';

/** Base colours by theme and role: `default` from the specification (§9), the others so that every pair can be read. */
export const BASE = JSON.parse(readFileSync(new URL('themes.json', import.meta.url), 'utf8'));

/** Contrast that text has in a theme: WCAG 2.2 AA, and AAA in highcontrast. */
export const textRatio = (theme) => (theme === 'highcontrast' ? 7 : 4.5);

const dressed = (baseOf) =>
  Object.fromEntries(
    Object.entries(BASE).map(([theme, base]) => {
      const properties = palette(baseOf(base), textRatio(theme));
      return [theme, { ...properties, ...tokens(properties, textRatio(theme)) }];
    }),
  );

/** Custom properties of each theme, by theme: its roles (palette.mjs) and the tokens made from them (tokens.mjs). */
export const PALETTES = dressed((base) => base);

/** The same of each theme's dark dressing; highcontrast is dark already and has itself. */
export const DARK_PALETTES = dressed(darkBase);
