import Color from 'color';

const hex = (colour) => colour.hex().toLowerCase();

/** `colour` with its HSL lightness multiplied by 1 + `share` (-0.1 darkens by 10 %). Hue and saturation stay. */
export const lightened = (colour, share) => hex(Color(colour).lighten(share));

/** Mixes two colors. `share`: 0 (`from`) to 1 (`to`). */
export const mix = (from, to, share) => hex(Color(from).mix(Color(to), share));

/** Relative luminance (WCAG 2), 0 to 1. */
export const luminance = (colour) => Color(colour).luminosity();

/** Contrast ratio of two colors, 1 to 21. */
export const contrastRatio = (one, other) => Color(one).contrast(Color(other));
