/**
 * Shows nothing, or turns round the order of what stands beside it: control characters but for tab and line ends, marks,
 * embeddings, overrides and isolates of direction, zero-width spaces, word joiners, invisible operators, byte order
 * marks. U+200C and U+200D stay: Persian, the scripts of India and many emoji are spelled with them.
 */
const UNSEEN =
  /(?![\t\n\r])[\p{Cc}\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/gu;
/** Half of a character (a lone surrogate): no UTF-8, so that addresses of it and writes with it fail. */
const HALF = /\p{Cs}/u;
const HALVES = /\p{Cs}/gu;

/** False where `text` holds half of a character. */
export const isWellFormed = (text: string) => !HALF.test(text);

/** `text` without characters that show nothing. Letters of right-to-left scripts turn by themselves and need no marks. */
export const visibleText = (text: string) => text.replace(UNSEEN, '');

/** `text` with U+FFFD, which browsers draw as a question mark, for each half of a character. */
export const wellFormedText = (text: string) => text.replace(HALVES, '\ufffd');

/** `text` as a part of an address; encodeURIComponent throws for half of a character. */
export const addressPart = (text: string) => encodeURIComponent(wellFormedText(text));
