import { contrastRatio, lightened, luminance, mix } from './colour.mjs';
import { BLACK, movedFrom, reads, WHITE } from './palette.mjs';

/** Minimum contrast of running text, and of a chip's text (WCAG 1.4.6). Chips are small and bold. */
const MIN_TEXT_CONTRAST = 7;
const MIN_CHIP_CONTRAST = 6;
/** Minimum contrast of control borders, focus rings and dots (WCAG 1.4.11). */
const MIN_VISIBLE_CONTRAST = 3;
/**
 * Minimum contrast between a strip and the sheet, on a light sheet and on a dark one. The strip also has a bold
 * heading.
 */
const MIN_STRIP_CONTRAST = 1.1;
const MIN_DARK_STRIP_CONTRAST = 1.3;

const NEAR_BLACK = '#101010';
const isLight = (colour) => luminance(colour) > 0.18;

/** The background of headings: `light`, mixed with the theme's text until it has enough contrast to the sheet. */
function stripOn(sheet, light, text) {
  const least = isLight(sheet) ? MIN_STRIP_CONTRAST : MIN_DARK_STRIP_CONTRAST;
  let share = 0;
  while (contrastRatio(mix(light, text, share), sheet) < least) share += 0.01;
  return mix(light, text, share);
}

/** Tokens that are aliases of another property. */
export const NAMED = { sheet: 'item', bar: 'primary', 'bar-ink-2': 'primary-contrast', focus: 'link' };

/** Tokens that mix the sheet with a share of another property: [property, share 0 to 1]. */
export const MIXED = {
  hover: ['strip', 0.5],
  select: ['tertiary', 0.1],
  'moved-soft': ['tertiary', 0.1],
  'off-soft': ['danger', 0.1],
  'warn-soft': ['warning', 0.2],
  'done-soft': ['success', 0.12],
  'heat-1': ['tertiary', 0.1],
  'heat-2': ['tertiary', 0.14],
  'heat-3': ['tertiary', 0.19],
  'heat-4': ['tertiary', 0.26],
};

/**
 * The color tokens of a theme, from the roles that palette.mjs computed. bar = primary. Links, selection, focus and
 * moved = tertiary. ink = dark, mixed to near black. strip = light. off, warn and done = danger, warning and success.
 * `-soft` is the background of a chip whose text has the matching color. `ratio`: as in palette.mjs.
 */
export function tokens(palette, ratio) {
  const { item: sheet, primary: bar, dark } = palette;
  const strip = stripOn(sheet, palette.page, dark);
  const of = { ...palette, strip };
  const mixed = Object.fromEntries(
    Object.entries(MIXED).map(([name, [other, share]]) => [name, mix(sheet, of[other], share)]),
  );
  const surfaces = [sheet, strip, mixed.hover, mixed.select];
  const grounds = [...surfaces, ...[1, 2, 3, 4].map((load) => mixed[`heat-${load}`])];
  const ink = movedFrom(grounds, isLight(sheet) ? mix(dark, NEAR_BLACK, 0.65) : dark, MIN_TEXT_CONTRAST);
  const chip = (name, role) =>
    movedFrom([...surfaces, mixed[`${name}-soft`]], palette[role], Math.max(ratio, MIN_CHIP_CONTRAST));
  const link = movedFrom(surfaces, palette.tertiary, isLight(sheet) ? ratio : MIN_CHIP_CONTRAST);
  const moved = chip('moved', 'tertiary');
  const dot = (colour) => movedFrom([bar], colour, MIN_VISIBLE_CONTRAST);
  const made = {
    strip,
    'edge-line': movedFrom(surfaces, mix(sheet, ink, 0.45), MIN_VISIBLE_CONTRAST),
    ink,
    'ink-2': movedFrom(grounds, mix(ink, sheet, 0.25), ratio),
    link,
    'on-link': [WHITE, BLACK].find((text) => reads(text, [link, moved], ratio)) ?? BLACK,
    'bar-ink': contrastRatio(WHITE, bar) >= contrastRatio(BLACK, bar) ? WHITE : BLACK,
    'bar-well': isLight(bar) ? palette['primary-shade'] : lightened(bar, -0.2),
    'dot-live': dot('#4ade80'),
    'dot-late': dot('#ffc409'),
    'dot-off': dot('#b8b8b8'),
    moved,
    off: chip('off', 'danger'),
    warn: chip('warn', 'warning'),
    done: chip('done', 'success'),
  };
  const all = { ...palette, ...made };
  const named = Object.fromEntries(Object.entries(NAMED).map(([name, other]) => [name, all[other]]));
  return { ...made, ...mixed, ...named };
}

/** Base colors of a theme's dark dressing: its own roles on a near black of its own hue, with a darker bar. */
export function darkBase(base) {
  if (!isLight(base.light)) return base;
  return {
    ...base,
    primary: lightened(base.primary, -0.27),
    light: mix('#12161b', base.dark, 0.08),
    dark: mix(WHITE, base.dark, 0.1),
  };
}

const rem = (px) => `${px / 16}rem`;
const declared = (values) =>
  Object.entries(values)
    .map(([name, value]) => `--${name}:${value}`)
    .join(';');

/** Margin of `px`, or more if a phone held sideways has a notch there. */
const beside = (px) => `max(${px},env(safe-area-inset-left),env(safe-area-inset-right))`;

/** Type (size and line height), weights, the 4 px grid, and heights that grow with the reader's text size. */
const MEASURES = {
  font: '-apple-system,BlinkMacSystemFont,"Segoe UI",Roboto,"Helvetica Neue",Arial,sans-serif',
  s: rem(13),
  's-line': rem(18),
  m: rem(15),
  'm-line': rem(20),
  l: rem(17),
  'l-line': rem(24),
  xl: rem(24),
  'xl-line': rem(32),
  w: 400,
  'w-strong': 600,
  ...Object.fromEntries([1, 2, 3, 4, 5, 6, 8, 10].map((step) => [step, `${4 * step}px`])),
  edge: beside('24px'),
  radius: '6px',
  // Dims the page behind a dialog. Black in every theme: the dark role is light in the dark dressing.
  scrim: 'rgb(0 0 0/60%)',
  control: rem(36),
  'bar-h': rem(56),
  'row1-h': rem(52),
  'strip-h': rem(40),
  'tabs-h': rem(56),
  // Offset of a sticky row of controls from the top: below a sticky bar, and below what a phone draws over the page.
  'stuck-bar': 'env(safe-area-inset-top,0px)',
  // Offset of sticky headings: base.css adds the height of a sticky row of controls.
  stuck: 'var(--stuck-bar)',
};

const ON_A_PHONE = {
  edge: beside('16px'),
  control: rem(44),
  'bar-h': rem(48),
  'row1-h': rem(48),
  'strip-h': rem(52),
};

/** Declares the measures of every theme. */
export const MEASURES_CSS =
  `:root{${declared(MEASURES)}}` +
  `@media (pointer:coarse),(max-width:37.4375rem){:root{${declared(ON_A_PHONE)}}}`;

const by = (name) => `var(--${name})`;

/** Declares the properties that every theme derives from its own colors. */
export const DERIVED_CSS = `:root,[data-theme]{${declared({
  ...Object.fromEntries(Object.entries(NAMED).map(([name, other]) => [name, by(other)])),
  ...Object.fromEntries(
    Object.entries(MIXED).map(([name, [other, share]]) => [
      name,
      `color-mix(in srgb,${by(other)} ${share * 100}%,${by('item')})`,
    ]),
  ),
})}}`;

/** The dark dressing's own colors. SAID_BY maps the other roles that screens use to tokens. */
export const OF_DARK = ['item', 'line', 'primary', 'primary-contrast'];
const SAID_BY = {
  page: 'item',
  'item-text': 'ink',
  toolbar: 'strip',
  'toolbar-text': 'ink',
  dark: 'ink',
  'primary-shade': 'bar-well',
  'primary-text': 'link',
  'secondary-text': 'link',
  'tertiary-text': 'link',
  'medium-text': 'ink-2',
  'danger-text': 'off',
  'warning-text': 'warn',
  'success-text': 'done',
  ...Object.fromEntries(
    ['primary', 'tertiary', 'medium', 'danger', 'warning', 'success'].map((role) => [
      `${role}-border`,
      'edge-line',
    ]),
  ),
};
export const DARK_CSS = `[data-dressing=dark]:not([data-theme=highcontrast]){color-scheme:dark;${declared(
  Object.fromEntries(Object.entries(SAID_BY).map(([name, other]) => [name, by(other)])),
)}}`;

/** More contrast for any theme, for a reader whose device asks for it. */
export const MORE_CONTRAST_CSS =
  '[data-theme][data-contrast=more]{--ink-2:var(--ink);--line:var(--edge-line);--edge-line:var(--ink);' +
  '--link:var(--moved)}';
