import { THEMES } from '@court/domain';
import { expect, test } from 'vitest';
import { themeCss, withoutThemes } from './theme-css.mjs';
import { MIXED } from './tokens.mjs';

const css = themeCss();

test('default applies to a page without a chosen theme, and to a preview in any page', () => {
  expect(css).toMatch(
    /^@layer tokens\{:root,\[data-theme=default\]\{color-scheme:light;--primary:#6e0000;--primary-shade:#630000/,
  );
});

test('every other theme has its rule, for screens only, since paper is white', () => {
  const [, onScreens = ''] = css.split('@media screen');
  for (const theme of THEMES.filter((name) => name !== 'default')) {
    expect(css.split(`[data-theme=${theme}]{`)).toHaveLength(2);
    expect(onScreens).toContain(`[data-theme=${theme}]`);
  }
});

test('a dark theme asks the browser for dark controls', () => {
  expect(css).toContain('[data-theme=highcontrast]{color-scheme:dark');
  expect(css).toContain('[data-theme=daisy]{color-scheme:light');
});

test('every light theme has a dark dressing with only the properties that differ', () => {
  for (const theme of THEMES) {
    const [, rule = ''] = css.split(`[data-theme=${theme}][data-dressing=dark]`);
    if (theme === 'highcontrast') expect(rule).toBe('');
    else expect(rule).toMatch(/^\{--primary:#/);
    expect(rule.split('}')[0]).not.toContain('--danger:');
  }
});

test('measures are the same in every theme, and larger for touch', () => {
  expect(css).toContain('--bar-h:3.5rem');
  expect(css).toContain(
    '@media (pointer:coarse),(max-width:37.4375rem){:root{--edge:max(16px,env(safe-area-inset-left),env(safe-area-inset-right));--control:2.75rem',
  );
});

test('mixed colors are declared once for all themes, with the shares used to compute the contrast', () => {
  expect(css).toContain('--select:color-mix(in srgb,var(--tertiary) 10%,var(--item))');
  expect(css.split('--select:')).toHaveLength(2);
  for (const [name, [other, share]] of Object.entries(MIXED))
    expect(css).toContain(`--${name}:color-mix(in srgb,var(--${other}) ${share * 100}%,var(--item))`);
});

test('without the other themes default keeps all of its rules, dark and in more contrast too', () => {
  const rest = withoutThemes(`${css}@layer base{[data-theme=jungle] a{color:red}}`);
  for (const theme of THEMES.filter((name) => name !== 'default')) {
    expect(rest).not.toContain(`[data-theme=${theme}]{`);
    expect(rest).not.toContain(`[data-theme=${theme}][data-dressing=dark]{`);
  }
  const kept = css.match(
    /:root[^{}]*\{[^{}]*\}|\[data-theme=default\][^{}]*\{[^{}]*\}|\[data-dressing=dark\]:not[^{}]*\{[^{}]*\}/g,
  );
  expect(kept?.length).toBeGreaterThan(4);
  for (const rule of kept ?? []) expect(rest).toContain(rule);
  // A rule for an element inside a theme is not a theme rule.
  expect(rest).toContain('[data-theme=jungle] a{color:red}');
  expect(rest.split('{')).toHaveLength(rest.split('}').length);
  expect(rest.length).toBeLessThan(css.length / 2);
});
