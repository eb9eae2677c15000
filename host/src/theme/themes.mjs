import { readFileSync } from 'node:fs';
import { palette } from './palette.mjs';
import { darkBase, tokens } from './tokens.mjs';

/**
 * Base colors by theme and role. `default` comes from the specification (§9). The others are chosen so that every
 * pair is readable.
 */
export const BASE = JSON.parse(readFileSync(new URL('themes.json', import.meta.url), 'utf8'));

/** Minimum contrast of text in a theme: WCAG 2.2 AA, or AAA in highcontrast. */
export const textRatio = (theme) => (theme === 'highcontrast' ? 7 : 4.5);

const dressed = (baseOf) =>
  Object.fromEntries(
    Object.entries(BASE).map(([theme, base]) => {
      const properties = palette(baseOf(base), textRatio(theme));
      return [theme, { ...properties, ...tokens(properties, textRatio(theme)) }];
    }),
  );

/** Custom properties by theme: its roles (palette.mjs) and the tokens derived from them (tokens.mjs). */
export const PALETTES = dressed((base) => base);

/** The same for each theme's dark dressing. highcontrast is dark already, so its dark dressing is identical. */
export const DARK_PALETTES = dressed(darkBase);
