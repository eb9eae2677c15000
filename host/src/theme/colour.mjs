import Color from 'color';

const hex = (colour) => colour.hex().toLowerCase();

/** HSL lightness of `colour` raised by `share` of itself (-0.1 darkens by 10 %). Hue and saturation stay. */
export const lightened = (colour, share) => hex(Color(colour).lighten(share));

/** `share` (0…1) of the way from one colour to the other. */
export const mix = (from, to, share) => hex(Color(from).mix(Color(to), share));

/** Relative luminance, WCAG 2. */
export const luminance = (colour) => Color(colour).luminosity();

/** Contrast ratio of two colours, 1…21. */
export const contrastRatio = (one, other) => Color(one).contrast(Color(other));
