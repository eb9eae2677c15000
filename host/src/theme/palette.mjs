import { contrastRatio, luminance, mix, withLightness } from './colour.mjs';

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

const WHITE = '#ffffff';
const BLACK = '#000000';

const darkened = (colour) => withLightness(colour, 0.9);
const lightened = (colour) => withLightness(colour, 1.1);
const reads = (text, grounds, ratio) => grounds.every((ground) => contrastRatio(text, ground) >= ratio);

/** 80 % of the way to white on a dark base, to black on a light one; then all the way; at last the other way. */
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

/** The role's own colour, moved away from the grounds until it can be read on all of them. */
function textOn(colour, grounds, ratio) {
  const light = grounds.reduce((sum, ground) => sum + luminance(ground), 0) / grounds.length > 0.18;
  for (let share = 0; share < 1; share += 0.02) {
    const text = mix(colour, light ? BLACK : WHITE, share);
    if (reads(text, grounds, ratio)) return text;
  }
  return light ? BLACK : WHITE;
}

/**
 * All custom properties of a theme from its nine base colours (#rrggbb), without the leading `--`: per role itself,
 * `-shade`, `-tint`, `-contrast` (text on the three) and `-text` (the role as text on page, toolbar and item).
 * `ratio` is the contrast text must have: 4.5, for highcontrast 7.
 */
export function palette(base, ratio = 4.5) {
  const page = base.light;
  const toolbar = darkened(base.light);
  const item = lightened(base.light);
  const grounds = [page, toolbar, item];
  const properties = {};
  for (const role of ROLES) {
    const [shade, tint] = [darkened(base[role]), lightened(base[role])];
    properties[role] = base[role];
    properties[`${role}-shade`] = shade;
    properties[`${role}-tint`] = tint;
    properties[`${role}-contrast`] = contrastOn([base[role], shade, tint], ratio);
    properties[`${role}-text`] = textOn(base[role], grounds, ratio);
  }
  return {
    ...properties,
    page,
    toolbar,
    'toolbar-text': textOn(lightened(base.dark), [toolbar], ratio),
    item,
    'item-text': textOn(base.dark, [item], ratio),
  };
}
