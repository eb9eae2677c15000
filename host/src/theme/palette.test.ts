import { expect, test } from 'vitest';
import { contrastRatio } from './colour.mjs';
import { palette, ROLES } from './palette.mjs';
import { themeCss } from './theme-css.mjs';
import themes from './themes.json';

const colours = palette(themes.default);
const colour = (name: string) => colours[name] ?? '';

test('the default primary has its shade, tint and contrast', () => {
  expect(colour('primary-shade')).toBe('#630000');
  expect(colour('primary-tint')).toBe('#790000');
  expect(colour('primary-contrast')).toBe('#e2cccc');
});

test('tertiary and danger have the contrasts that 4.5:1 on base, shade and tint asks for', () => {
  expect(colour('tertiary-contrast')).toBe('#dce5f1');
  expect(colour('danger-contrast')).toBe('#170709');
});

test.each([...ROLES])('text on %s can be read on its base, shade and tint', (role) => {
  for (const ground of [role, `${role}-shade`, `${role}-tint`])
    expect(contrastRatio(colour(`${role}-contrast`), colour(ground))).toBeGreaterThanOrEqual(4.5);
});

test.each([...ROLES])('%s as text can be read on page, toolbar and item', (role) => {
  for (const ground of ['page', 'toolbar', 'item'])
    expect(contrastRatio(colour(`${role}-text`), colour(ground))).toBeGreaterThanOrEqual(4.5);
});

test('a theme that asks for 7:1 gets it', () => {
  const strict = palette(themes.default, 7);
  expect(contrastRatio(strict['tertiary-text'] ?? '', strict.page ?? '')).toBeGreaterThanOrEqual(7);
});

test('the style sheet puts the default theme on the root, in the layer of tokens', () => {
  expect(themeCss()).toMatch(/^@layer tokens\{:root\{.*--primary:#6e0000;--primary-shade:#630000/);
});
