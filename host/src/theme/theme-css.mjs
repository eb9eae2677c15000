import { luminance } from './colour.mjs';
import { DARK_PALETTES, PALETTES } from './themes.mjs';
import { MEASURES_CSS, MORE_CONTRAST_CSS } from './tokens.mjs';

const declared = (entries) => entries.map(([property, value]) => `--${property}:${value}`).join(';');

function block(theme) {
  const palette = PALETTES[theme];
  const scheme = luminance(palette.page) > 0.18 ? 'light' : 'dark';
  return `{color-scheme:${scheme};${declared(Object.entries(palette))}}`;
}

/** What a theme's dark dressing has otherwise; empty where the theme is dark itself. */
function darkRule(theme) {
  const changed = Object.entries(DARK_PALETTES[theme]).filter(
    ([name, value]) => PALETTES[theme][name] !== value,
  );
  if (changed.length === 0) return '';
  return `[data-theme=${theme}][data-dressing=dark]{color-scheme:dark;${declared(changed)}}`;
}

/**
 * The static style sheet of all themes, each worn by whatever element carries its `data-theme`: the page, or a preview in
 * it; dark beside `data-dressing=dark`. `default` is worn by a page that has chosen none, and by every page on paper.
 */
export function themeCss() {
  const themes = Object.keys(PALETTES);
  const chosen = themes.filter((theme) => theme !== 'default');
  const rules = [
    ...chosen.map((theme) => `[data-theme=${theme}]${block(theme)}`),
    ...themes.map(darkRule),
    MORE_CONTRAST_CSS,
  ];
  return `@layer tokens{:root,[data-theme=default]${block('default')}${MEASURES_CSS}@media screen{${rules.join('')}}}`;
}

/** Files of the host that exist only in its build. */
export function themeFiles() {
  return { 'src/theme/virtual-theme.css': themeCss() };
}
