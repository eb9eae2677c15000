import { readFileSync } from 'node:fs';
import { palette } from './palette.mjs';

const THEMES = JSON.parse(readFileSync(new URL('themes.json', import.meta.url), 'utf8'));

/** The static style sheet of all themes; `default` is worn by a page that has chosen none. */
export function themeCss() {
  const rules = Object.entries(THEMES).map(([name, base]) => {
    const lines = Object.entries(palette(base)).map(([property, value]) => `--${property}:${value}`);
    const selector = name === 'default' ? ':root' : `[data-theme=${name}]`;
    return `${selector}{${lines.join(';')}}`;
  });
  return `@layer tokens{${rules.join('')}}`;
}

/** Files of the host that exist only in its build. */
export function themeFiles() {
  return { 'src/theme/virtual-theme.css': themeCss() };
}
