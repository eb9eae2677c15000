import encode from 'qr';
import * as css from './qr-code.module.css';

/** Modules of light ground around the code (ISO/IEC 18004: four at least). */
const QUIET = 4;

type Props = {
  text: string;
  label: string;
  /** how much of it may be unreadable: a quarter on a sign that is scanned from afar, 7 % where the text is long */
  spare: 'quartile' | 'low';
};

/** A QR code, black on white in every theme, since scanners want that. */
export function QrCode({ text, label, spare }: Props) {
  const modules = encode(text, 'raw', { ecc: spare, border: QUIET });
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
