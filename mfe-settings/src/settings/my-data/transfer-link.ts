const MARK = '#lists=';

/** Maximum characters of a link that mail and messaging apps transmit in full. */
export const MAX_LINK_LENGTH = 16_000;
/**
 * Bytes in a QR code of 137 × 137 modules (ISO/IEC 18004, version 30, level L), which a phone can still scan from a
 * screen.
 */
export const MAX_QR_BYTES = 1_732;

/** A link that moves lists to another device. Browsers never send the part after `#` to a server. */
export const transferLink = (code: string) =>
  new URL(`${BASE}/settings${MARK}${code}`, window.location.origin).href;

/** The packed lists in a URL's fragment. Null if there are none. */
export const codeInHash = (hash: string) => (hash.startsWith(MARK) ? hash.slice(MARK.length) : null);
