/** Traces of a text that a program read in the wrong encoding. */
const BROKEN: readonly { sign: RegExp; why: string }[] = [
  { sign: /\S*\ufffd\S*/u, why: 'a program could not read a letter there' },
  // UTF-8 read as Windows-1252 or Latin-1, once or twice
  { sign: /[ÂÃ][\u0080-\u00bf€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]+/u, why: 'UTF-8 was read as Windows-1252' },
  { sign: /[ÄÅ][\u0080-\u00bf‚ƒ„†‡ˆ‰Š‹ŒŽ˜™š›œžŸ]+/u, why: 'UTF-8 was read as Windows-1252' },
  { sign: /â(?:€|\u0080|‚¬|\u0082¬|„¢|\u0084¢)[^\s\w]?|ï»¿|ï¿½|ðŸ/u, why: 'UTF-8 was read as Windows-1252' },
  // UTF-8 read as Mac Roman, and as the DOS code page
  { sign: /[√≈][\u00a0-\uffff]|‚Ä[ôúùìîî¶]|‚Ç¨/u, why: 'UTF-8 was read as Mac Roman' },
  { sign: /[├┬┼─][\u0080-\uffff]|Γ[ÇéÄ]/u, why: 'UTF-8 was read in the code page of DOS' },
  { sign: /[\u0080-\u009f]/u, why: 'it is a control character of another encoding' },
  { sign: /\\u00[0-9a-f]{2}/iu, why: 'it is an escape that was not decoded' },
  { sign: /\p{L}\?+\p{Ll}+/u, why: 'a letter was lost on the way' },
];

const NOT_ASCII = /[^\0-\x7f]|\\u00|\p{L}\?/u;
/** In an address, a question mark starts the query. */
const ADDRESS = /\b(?:https?:\/\/|www\.)\S+|\S+\?\w+=\S*/gi;
const MAX_SHOWN = 20;

const visible = (text: string) =>
  text.replace(/[\u0080-\u00a0\u00ad]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);

/**
 * The piece of a text that a wrong encoding damaged, and the likely reason: `"Ã©" (UTF-8 was read as Windows-1252)`.
 * Null for an undamaged text in any script.
 */
export function mojibake(text: string): string | null {
  if (!NOT_ASCII.test(text)) return null;
  const looked = text.replace(ADDRESS, ' ');
  for (const { sign, why } of BROKEN) {
    const found = sign.exec(looked)?.[0];
    if (found !== undefined) return `"${visible(found.slice(0, MAX_SHOWN))}" (${why})`;
  }
  return null;
}
