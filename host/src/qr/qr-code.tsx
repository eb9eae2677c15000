import encode from 'qr';
import * as css from './qr-code-page.module.css';

/** Modules of light ground around the code (ISO/IEC 18004: four at least). */
const QUIET = 4;

/** A QR code with a quarter of its words to spare, black on white in every theme, since scanners want that. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const modules = encode(text, 'raw', { ecc: 'quartile', border: QUIET });
  const size = modules.length;
  const dark = modules.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return (
    <svg
      className={css.code}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={dark.join('')} fill="#000" />
    </svg>
  );
}
