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

/** HSL lightness of `colour` times `factor`; hue and saturation stay. */
export function withLightness(colour, factor) {
  const [r, g, b] = channels(colour).map((c) => c / 255);
  const max = Math.max(r, g, b);
  const min = Math.min(r, g, b);
  const delta = max - min;
  const lightness = (max + min) / 2;
  const saturation = delta === 0 ? 0 : delta / (1 - Math.abs(2 * lightness - 1));
  let hue = 0;
  if (delta !== 0) {
    if (max === r) hue = ((g - b) / delta + 6) % 6;
    else if (max === g) hue = (b - r) / delta + 2;
    else hue = (r - g) / delta + 4;
  }
  return fromHsl(hue, saturation, Math.min(1, lightness * factor));
}

function fromHsl(hue, saturation, lightness) {
  const chroma = (1 - Math.abs(2 * lightness - 1)) * saturation;
  const second = chroma * (1 - Math.abs((hue % 2) - 1));
  const floor = lightness - chroma / 2;
  const wheel = [
    [chroma, second, 0],
    [second, chroma, 0],
    [0, chroma, second],
    [0, second, chroma],
    [second, 0, chroma],
    [chroma, 0, second],
  ];
  return hex(wheel[Math.floor(hue) % 6].map((c) => (c + floor) * 255));
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
