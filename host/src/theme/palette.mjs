import { contrastRatio, lightened, luminance, mix } from './colour.mjs';

export const ROLES = [
  'primary',
  'secondary',
  'tertiary',
  'light',
  'medium',
  'dark',
  'success',
  'warning',
  'danger',
];

export const WHITE = '#ffffff';
export const BLACK = '#000000';

/** Minimum contrast of borders and fills to what is beside them (WCAG 1.4.11). */
const MIN_VISIBLE_CONTRAST = 3;
/** Contrast of a line between two rows. It can be low, because the rows' text already separates them. */
const LINE_CONTRAST = 1.3;

const shadeOf = (colour) => lightened(colour, -0.1);
const tintOf = (colour) => lightened(colour, 0.1);
export const reads = (text, grounds, ratio) =>
  grounds.every((ground) => contrastRatio(text, ground) >= ratio);

/**
 * Text color on `grounds`: 80 % of the way to white on a dark base, or to black on a light one. If that is not
 * readable, moves on to 100 %, and then to the opposite end.
 */
function contrastOn(grounds, ratio) {
  const [base] = grounds;
  const dark = contrastRatio(base, WHITE) >= contrastRatio(base, BLACK);
  const [near, far] = dark ? [WHITE, BLACK] : [BLACK, WHITE];
  for (let share = 0.8; share < 1; share += 0.02) {
    const text = mix(base, near, share);
    if (reads(text, grounds, ratio)) return text;
  }
  return [near, far].find((text) => reads(text, grounds, ratio)) ?? near;
}

/** `colour`, moved towards black or white until it has `ratio` on all grounds. */
export function movedFrom(grounds, colour, ratio) {
  const light = grounds.reduce((sum, ground) => sum + luminance(ground), 0) / grounds.length > 0.18;
  for (let share = 0; share < 1; share += 0.02) {
    const text = mix(colour, light ? BLACK : WHITE, share);
    if (reads(text, grounds, ratio)) return text;
  }
  return light ? BLACK : WHITE;
}

/**
 * All custom properties of a theme from its nine base colors (#rrggbb), without the leading `--`. Per role: the role
 * itself, `-shade`, `-tint`, `-contrast`, `-text` and `-border`. `-contrast` is text on the first three. `-text` is
 * the role as text on page, toolbar and item. `-border` is the border around a fill: the role itself if it is visible
 * on page, toolbar and item. Then page, toolbar and item with their text colors, and `line` between rows. `ratio`:
 * minimum contrast of text, 4.5, or 7 for highcontrast.
 */
export function palette(base, ratio = 4.5) {
  const page = base.light;
  const toolbar = shadeOf(base.light);
  const item = tintOf(base.light);
  const grounds = [page, toolbar, item];
  const properties = {};
  for (const role of ROLES) {
    const [shade, tint] = [shadeOf(base[role]), tintOf(base[role])];
    properties[role] = base[role];
    properties[`${role}-shade`] = shade;
    properties[`${role}-tint`] = tint;
    properties[`${role}-contrast`] = contrastOn([base[role], shade, tint], ratio);
    properties[`${role}-text`] = movedFrom(grounds, base[role], ratio);
    properties[`${role}-border`] = movedFrom(grounds, base[role], MIN_VISIBLE_CONTRAST);
  }
  return {
    ...properties,
    page,
    toolbar,
    'toolbar-text': movedFrom([toolbar], tintOf(base.dark), ratio),
    item,
    'item-text': movedFrom([item, page], base.dark, ratio),
    line: movedFrom([item], item, ratio > 4.5 ? MIN_VISIBLE_CONTRAST : LINE_CONTRAST),
  };
}
