import { THEMES } from '@court/domain';
import Color from 'color';
import { expect, test } from 'vitest';
import { contrastRatio } from './colour.mjs';
import { palette, ROLES } from './palette.mjs';
import { BASE, PALETTES, textRatio } from './themes.mjs';

const GROUNDS = ['page', 'toolbar', 'item'];
const EVERY = THEMES.flatMap((theme) => ROLES.map((role) => ({ theme, role })));

const of = (theme: keyof typeof PALETTES, property: string) => {
  const colour = PALETTES[theme][property];
  if (!colour) throw new RangeError(`${theme} has no ${property}`);
  return colour;
};

test('the themes are those of the specification, each with its nine roles', () => {
  expect(Object.keys(BASE)).toEqual([...THEMES]);
  for (const theme of THEMES) expect(Object.keys(BASE[theme])).toEqual(ROLES);
});

test('default has the colours the design names', () => {
  expect(PALETTES.default).toMatchObject({
    primary: '#6e0000',
    'primary-shade': '#630000',
    'primary-tint': '#790000',
    'primary-contrast': '#e2cccc',
    'tertiary-contrast': '#dce5f1',
    'danger-contrast': '#170709',
  });
});

test.each(EVERY)('$theme $role is shaded and tinted as the package color does it', ({ theme, role }) => {
  const oracle = Color(BASE[theme][role]);
  expect(of(theme, `${role}-shade`)).toBe(oracle.darken(0.1).hex().toLowerCase());
  expect(of(theme, `${role}-tint`)).toBe(oracle.lighten(0.1).hex().toLowerCase());
});

test.each(EVERY)('text on $theme $role can be read on base, shade and tint', ({ theme, role }) => {
  for (const ground of [role, `${role}-shade`, `${role}-tint`])
    expect(contrastRatio(of(theme, `${role}-contrast`), of(theme, ground))).toBeGreaterThanOrEqual(
      textRatio(theme),
    );
});

test.each(EVERY)('$theme $role as text can be read on page, toolbar and item', ({ theme, role }) => {
  for (const ground of GROUNDS)
    expect(contrastRatio(of(theme, `${role}-text`), of(theme, ground))).toBeGreaterThanOrEqual(
      textRatio(theme),
    );
});

test.each(EVERY)('a border around $theme $role is visible on page, toolbar and item', ({ theme, role }) => {
  for (const ground of GROUNDS)
    expect(contrastRatio(of(theme, `${role}-border`), of(theme, ground))).toBeGreaterThanOrEqual(3);
});

test('a visible role is its own border, and any other role has a different one', () => {
  expect(of('default', 'primary-border')).toBe('#6e0000');
  for (const [theme, role] of [
    ['default', 'warning'],
    ['default', 'success'],
    ['sunshine', 'primary'],
    ['daisy', 'primary'],
  ] as const)
    expect(of(theme, `${role}-border`)).not.toBe(of(theme, role));
});

test.each([...THEMES])('%s: words on page, toolbar and item can be read', (theme) => {
  const least = textRatio(theme);
  expect(contrastRatio(of(theme, 'toolbar-text'), of(theme, 'toolbar'))).toBeGreaterThanOrEqual(least);
  for (const ground of ['item', 'page'])
    expect(contrastRatio(of(theme, 'item-text'), of(theme, ground))).toBeGreaterThanOrEqual(least);
});

test('highcontrast requires 7:1 everywhere, the other themes 4.5:1', () => {
  expect(textRatio('highcontrast')).toBe(7);
  expect(textRatio('default')).toBe(4.5);
  const strict = palette(BASE.default, 7);
  expect(contrastRatio(strict['tertiary-text'] ?? '', strict.toolbar ?? '')).toBeGreaterThanOrEqual(7);
});
