import { luminance } from './colour.mjs';
import { palette as rolesOf } from './palette.mjs';
import { BASE, DARK_PALETTES, PALETTES } from './themes.mjs';
import { DARK_CSS, DERIVED_CSS, MEASURES_CSS, MIXED, MORE_CONTRAST_CSS, NAMED, OF_DARK } from './tokens.mjs';

const declared = (entries) => entries.map(([property, value]) => `--${property}:${value}`).join(';');
const ROLE_NAMES = new Set(Object.keys(rolesOf(BASE.default)));
const isRole = (name) => ROLE_NAMES.has(name);
const isDerived = (name) => Object.hasOwn(NAMED, name) || Object.hasOwn(MIXED, name);

function block(theme) {
  const palette = PALETTES[theme];
  const scheme = luminance(palette.page) > 0.18 ? 'light' : 'dark';
  const own = Object.entries(palette).filter(([name]) => !isDerived(name));
  return `{color-scheme:${scheme};${declared(own)}}`;
}

/** The rule with a theme's own colors in its dark dressing. Empty if the theme itself is dark. */
function darkRule(theme) {
  const [light, dark] = [PALETTES[theme], DARK_PALETTES[theme]];
  const own = Object.entries(dark).filter(
    ([name, value]) =>
      value !== light[name] && (OF_DARK.includes(name) || (!isRole(name) && !isDerived(name))),
  );
  return own.length === 0 ? '' : `[data-theme=${theme}][data-dressing=dark]{${declared(own)}}`;
}

/**
 * The static style sheet of all themes. A theme applies to any element with its `data-theme`: the page, or a preview
 * in it. It is dark if the element also has `data-dressing=dark`. `default` applies if the reader has chosen no
 * theme, and to every page on paper.
 */
export function themeCss() {
  const themes = Object.keys(PALETTES);
  const chosen = themes.filter((theme) => theme !== 'default');
  const rules = [
    ...chosen.map((theme) => `[data-theme=${theme}]${block(theme)}`),
    ...themes.map(darkRule),
    DARK_CSS,
    MORE_CONTRAST_CSS,
  ];
  return `@layer tokens{:root,[data-theme=default]${block('default')}${DERIVED_CSS}${MEASURES_CSS}@media screen{${rules.join('')}}}`;
}

/**
 * A built sheet without the rules of all themes but default. A page with a first paint contains this part. It
 * requests the whole sheet if another theme applies.
 */
export const withoutThemes = (css) =>
  css.replace(/(?<=[{}])\[data-theme=(?!default\b)[a-z]+\](\[data-dressing=dark\])?\{[^{}]*\}/g, '');

/** Files of the host that exist only in its build. */
export function themeFiles() {
  return { 'src/theme/virtual-theme.css': themeCss() };
}
