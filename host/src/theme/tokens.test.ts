import { THEMES } from '@court/domain';
import { expect, test } from 'vitest';
import { contrastRatio, luminance, mix } from './colour.mjs';
import { BASE, DARK_PALETTES, PALETTES, textRatio } from './themes.mjs';

const DRESSED = THEMES.flatMap((theme) => [
  { theme, dressing: 'light', tokens: PALETTES[theme] },
  { theme, dressing: 'dark', tokens: DARK_PALETTES[theme] },
]);
const SURFACES = ['sheet', 'strip', 'hover', 'select'];
const HEATS = ['heat-1', 'heat-2', 'heat-3', 'heat-4'];

/** The lowest contrast that `text` has on any of `grounds`. */
function least(tokens: Record<string, string>, text: string, grounds: readonly string[]): number {
  const of = (name: string) => tokens[name] ?? `no ${name}`;
  return Math.min(...grounds.map((ground) => contrastRatio(of(text), of(ground))));
}

test.each(DRESSED)('$theme, $dressing: text has 7:1 on every surface', ({ tokens }) => {
  expect(least(tokens, 'ink', [...SURFACES, ...HEATS])).toBeGreaterThanOrEqual(7);
});

test.each(DRESSED)(
  '$theme, $dressing: secondary text, links and buttons are readable',
  ({ theme, tokens }) => {
    const ratio = textRatio(theme);
    expect(least(tokens, 'ink-2', [...SURFACES, ...HEATS])).toBeGreaterThanOrEqual(ratio);
    expect(least(tokens, 'link', SURFACES)).toBeGreaterThanOrEqual(ratio);
    expect(least(tokens, 'on-link', ['link', 'moved'])).toBeGreaterThanOrEqual(ratio);
  },
);

test.each(DRESSED)(
  '$theme, $dressing: chips are readable, on their own background and on any surface',
  ({ tokens }) => {
    for (const word of ['moved', 'off', 'warn', 'done'])
      expect(least(tokens, word, [`${word}-soft`, ...SURFACES])).toBeGreaterThanOrEqual(4.5);
  },
);

test.each(DRESSED)('$theme, $dressing: the bar’s text is readable', ({ theme, tokens }) => {
  const ratio = textRatio(theme);
  expect(least(tokens, 'bar-ink', ['bar', 'bar-well'])).toBeGreaterThanOrEqual(ratio);
  expect(least(tokens, 'bar-ink-2', ['bar', 'bar-well'])).toBeGreaterThanOrEqual(ratio);
});

test.each(DRESSED)('$theme, $dressing: edges, rings and dots are visible', ({ tokens }) => {
  for (const seen of ['edge-line', 'focus']) expect(least(tokens, seen, SURFACES)).toBeGreaterThanOrEqual(3);
  for (const dot of ['dot-live', 'dot-late', 'dot-off'])
    expect(least(tokens, dot, ['bar'])).toBeGreaterThanOrEqual(3);
});

test.each(DRESSED)('$theme, $dressing: a strip differs visibly from the sheet', ({ tokens }) => {
  const { sheet = '' } = tokens;
  const ratio = luminance(sheet) > 0.18 ? 1.1 : 1.3;
  expect(least(tokens, 'strip', ['sheet'])).toBeGreaterThanOrEqual(ratio);
});

test.each(DRESSED)(
  '$theme, $dressing: a day with few hearings looks no emptier than a closed one',
  ({ tokens }) => {
    // as in month-table.module.css
    const closed = mix(tokens.sheet ?? '', tokens.strip ?? '', 0.2);
    const few = least(tokens, 'heat-1', ['sheet']);
    expect(few).toBeGreaterThanOrEqual(least({ ...tokens, closed }, 'closed', ['sheet']));
  },
);

test('the bar, links and the strip are the roles themselves', () => {
  expect(PALETTES.default).toMatchObject({
    bar: '#6e0000',
    'bar-ink': '#ffffff',
    'bar-ink-2': '#e2cccc',
    link: '#235ba8',
    focus: '#235ba8',
    strip: '#f3f3f3',
    sheet: '#ffffff',
  });
  for (const theme of THEMES) expect(PALETTES[theme].bar).toBe(BASE[theme].primary);
});

test('a dark theme has no other dressing', () => {
  expect(DARK_PALETTES.highcontrast).toEqual(PALETTES.highcontrast);
  expect(DARK_PALETTES.default.sheet).not.toBe(PALETTES.default.sheet);
});
