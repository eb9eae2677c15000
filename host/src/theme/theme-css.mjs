import { luminance } from './colour.mjs';
import { PALETTES } from './themes.mjs';

function block(theme) {
  const palette = PALETTES[theme];
  const lines = Object.entries(palette).map(([property, value]) => `--${property}:${value}`);
  return `{color-scheme:${luminance(palette.page) > 0.18 ? 'light' : 'dark'};${lines.join(';')}}`;
}

/**
 * The static style sheet of all themes, each worn by whatever element carries its `data-theme`: the page, or a preview in
 * it. `default` is worn by a page that has chosen none, and by every page on paper.
 */
export function themeCss() {
  const chosen = Object.keys(PALETTES).filter((theme) => theme !== 'default');
  const rules = chosen.map((theme) => `[data-theme=${theme}]${block(theme)}`);
  return `@layer tokens{:root,[data-theme=default]${block('default')}@media screen{${rules.join('')}}}`;
}

/** Files of the host that exist only in its build. */
export function themeFiles() {
  return { 'src/theme/virtual-theme.css': themeCss() };
}
