const MARK = '#lists=';

/** Letters of a link that mail and messages pass on whole. */
export const LONGEST_LINK = 16_000;
/** Bytes that a QR code of 137 × 137 modules holds (ISO/IEC 18004, version 30, level L): a phone still reads it off a screen. */
export const LONGEST_IN_QR = 1_732;

/** A link that brings lists to another device: browsers send nothing of what stands behind `#` to any server. */
export const transferLink = (code: string) =>
  new URL(`${BASE}/settings${MARK}${code}`, window.location.origin).href;

/** Packed lists in a page's fragment; null where it has none. */
export const codeInHash = (hash: string) => (hash.startsWith(MARK) ? hash.slice(MARK.length) : null);
