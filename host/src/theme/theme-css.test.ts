import { THEMES } from '@court/records';
import { expect, test } from 'vitest';
import { themeCss } from './theme-css.mjs';

const css = themeCss();

test('a page that has chosen none, and a preview in any page, can wear default', () => {
  expect(css).toMatch(
    /^@layer tokens\{:root,\[data-theme=default\]\{color-scheme:light;--primary:#6e0000;--primary-shade:#630000/,
  );
});

test('every other theme has its rule, on screens alone: paper is white', () => {
  const [, onScreens = ''] = css.split('@media screen');
  for (const theme of THEMES.filter((name) => name !== 'default')) {
    expect(css.split(`[data-theme=${theme}]`)).toHaveLength(2);
    expect(onScreens).toContain(`[data-theme=${theme}]`);
  }
});

test('a dark theme asks the browser for dark controls', () => {
  expect(css).toContain('[data-theme=highcontrast]{color-scheme:dark');
  expect(css).toContain('[data-theme=daisy]{color-scheme:light');
});
