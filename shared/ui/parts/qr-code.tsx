import encode from 'qr';
import type { CSSProperties } from 'react';
import * as css from './qr-code.module.css';

/** Modules of light margin around the code (ISO/IEC 18004: min 4). */
const QUIET = 4;

type Props = {
  text: string;
  label: string;
  /**
   * share of the code that may be unreadable: a quarter for signs that are scanned from a distance, 7 % for long texts
   */
  spare: 'quartile' | 'low';
  /** texts of codes beside it; all get the size of the largest */
  beside?: readonly string[];
};

/** Modules that a side of a code of version 0 would have; each version has 4 more (ISO/IEC 18004). */
const VERSION_0 = 17;

/** A QR code. It is black on white in every theme, because scanners need that. */
export function QrCode({ text, label, spare, beside = [] }: Props) {
  const options = { ecc: spare, border: QUIET };
  const size = Math.max(...[text, ...beside].map((each) => encode(each, 'raw', options).length));
  const modules = encode(text, 'raw', { ...options, version: (size - 2 * QUIET - VERSION_0) / 4 });
  const dark = modules.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return (
    <svg
      className={css.code}
      style={{ '--modules': size } as CSSProperties}
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
