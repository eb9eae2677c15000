/** `#6e0000` → `[110, 0, 0]`. */
export function channels(hex) {
  return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
}

/** `[110, 0, 0]` → `#6e0000`; channels are rounded and kept in 0…255. */
export function hex(rgb) {
  return `#${rgb
    .map((c) =>
      Math.max(0, Math.min(255, Math.round(c)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

/**
 * HSL lightness of `colour` raised by `share` of itself (-0.1 darkens by 10 %); hue and saturation stay. The steps of the
 * arithmetic are those of the npm package `color`: others end one off where a channel falls between two values.
 */
export function lightened(colour, share) {
  const [hue, saturation, lightness] = toHsl(channels(colour).map((c) => c / 255));
  return hex(fromHsl(hue / 360, saturation / 100, (lightness + lightness * share) / 100).map((c) => c * 255));
}

/** Channels 0…1 → degrees, percent, percent. */
function toHsl([r, g, b]) {
  const max = Math.max(r, g, b);
  const min = Math.min(r, g, b);
  const delta = max - min;
  const lightness = (min + max) / 2;
  if (delta === 0) return [0, 0, lightness * 100];
  let hue = (g - b) / delta;
  if (max === g) hue = 2 + (b - r) / delta;
  else if (max === b) hue = 4 + (r - g) / delta;
  const degrees = hue < 0 ? hue * 60 + 360 : hue * 60;
  const saturation = delta / (lightness <= 0.5 ? max + min : 2 - max - min);
  return [(degrees + 360) % 360, saturation * 100, lightness * 100];
}

/** All three 0…1 → channels 0…1; a lightness above 1 is white. */
function fromHsl(hue, saturation, lightness) {
  const high =
    lightness < 0.5 ? lightness * (1 + saturation) : lightness + saturation - lightness * saturation;
  const low = 2 * lightness - high;
  return [1, 0, -1].map((third) => {
    let at = hue + (1 / 3) * third;
    if (at < 0) at++;
    if (at > 1) at--;
    if (6 * at < 1) return low + (high - low) * 6 * at;
    if (2 * at < 1) return high;
    return 3 * at < 2 ? low + (high - low) * (2 / 3 - at) * 6 : low;
  });
}

/** `share` (0…1) of the way from one colour to the other. */
export function mix(from, to, share) {
  const end = channels(to);
  return hex(channels(from).map((c, i) => c + (end[i] - c) * share));
}

/** Relative luminance, WCAG 2. */
export function luminance(colour) {
  const [r, g, b] = channels(colour).map((c) => {
    const part = c / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** Contrast ratio of two colours, 1…21. */
export function contrastRatio(one, other) {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}
