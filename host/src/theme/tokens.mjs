import { contrastRatio, lightened, luminance, mix } from './colour.mjs';
import { BLACK, movedFrom, reads, WHITE } from './palette.mjs';

/** Text that is read line by line, and what a chip says (WCAG 1.4.6; chips are small and bold). */
const READ = 7;
const CHIP = 6;
/** Borders of controls, focus rings and dots (WCAG 1.4.11). */
const SEEN = 3;
/** A strip is told from the sheet by this much, and by its bold heading. */
const STRIP = 1.1;

const NEAR_BLACK = '#101010';
const isLight = (colour) => luminance(colour) > 0.18;

/** `light` as the ground of headings; mixed with the theme's text until it is told from the sheet. */
function stripOn(sheet, light, text) {
  let share = 0;
  while (contrastRatio(mix(light, text, share), sheet) < STRIP) share += 0.01;
  return mix(light, text, share);
}

/**
 * The colour tokens of a theme from what palette.mjs made of its roles: bar = primary; links, selection, focus and moved =
 * tertiary; ink = dark mixed to near black; strip = light; off, warn and done = danger, warning and success. `-soft` is the
 * ground of a chip whose words have the colour beside it. `ratio` as palette.mjs has it.
 */
export function tokens(palette, ratio) {
  const { item: sheet, primary: bar, tertiary, dark } = palette;
  const strip = stripOn(sheet, palette.page, dark);
  const hover = mix(sheet, strip, 0.5);
  const select = mix(sheet, tertiary, 0.1);
  const heats = [0.03, 0.08, 0.16, 0.26].map((share) => mix(sheet, tertiary, share));
  const grounds = [sheet, strip, hover, select];
  const ink = movedFrom([...grounds, ...heats], isLight(sheet) ? mix(dark, NEAR_BLACK, 0.65) : dark, READ);
  const meaning = (role, share) => {
    const soft = mix(sheet, palette[role], share);
    return [movedFrom([...grounds, soft], palette[role], Math.max(ratio, CHIP)), soft];
  };
  const link = movedFrom(grounds, tertiary, isLight(sheet) ? ratio : CHIP);
  const [moved, movedSoft] = meaning('tertiary', 0.1);
  const [off, offSoft] = meaning('danger', 0.1);
  const [warn, warnSoft] = meaning('warning', 0.2);
  const [done, doneSoft] = meaning('success', 0.12);
  const well = isLight(bar) ? palette['primary-shade'] : lightened(bar, -0.2);
  const dot = (colour) => movedFrom([bar], colour, SEEN);
  return {
    sheet,
    strip,
    hover,
    select,
    'edge-line': movedFrom(grounds, mix(sheet, ink, 0.45), SEEN),
    ink,
    'ink-2': movedFrom([...grounds, ...heats], mix(ink, sheet, 0.25), ratio),
    link,
    'on-link': [WHITE, BLACK].find((text) => reads(text, [link, moved], ratio)) ?? BLACK,
    focus: link,
    bar,
    'bar-ink': contrastRatio(WHITE, bar) >= contrastRatio(BLACK, bar) ? WHITE : BLACK,
    'bar-ink-2': palette['primary-contrast'],
    'bar-well': well,
    'dot-live': dot('#4ade80'),
    'dot-late': dot('#ffc409'),
    'dot-off': dot('#b8b8b8'),
    moved,
    'moved-soft': movedSoft,
    off,
    'off-soft': offSoft,
    warn,
    'warn-soft': warnSoft,
    done,
    'done-soft': doneSoft,
    ...Object.fromEntries(heats.map((heat, i) => [`heat-${i + 1}`, heat])),
  };
}

/** Base colours of a theme's dark dressing: its own roles on a near black of its own hue, the bar a step darker. */
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

/** Type (size and line), weights, the 4 px grid, and heights that grow with the reader's text. */
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
  edge: '24px',
  radius: '6px',
  control: rem(36),
  'bar-h': rem(56),
  'row1-h': rem(52),
  'strip-h': rem(40),
  'tabs-h': rem(56),
};

const ON_A_PHONE = { edge: '16px', control: rem(44), 'bar-h': rem(48), 'strip-h': rem(44) };

/** What every theme measures by, and what a reader who asks for more contrast gets of any theme. */
export const MEASURES_CSS =
  `:root{${declared(MEASURES)}}` +
  `@media (pointer:coarse),(max-width:37.4375rem){:root{${declared(ON_A_PHONE)}}}`;
export const MORE_CONTRAST_CSS =
  '[data-theme][data-contrast=more]{--ink-2:var(--ink);--line:var(--edge-line);--edge-line:var(--ink);' +
  '--link:var(--moved);--focus:var(--moved)}';
