// biome-ignore lint/suspicious/noControlCharactersInRegex: these characters are removed
const CONTROL = /[\u0000-\u0008\u000b-\u001f\u007f]/g;

/** The start of an HTML tag. Google Calendar reads notes as HTML. */
const TAG = /<(?=[a-z/!?])/gi;

/**
 * `text` for a calendar: lines end with
 * , other control characters are removed, and no part is an HTML tag.
 */
export function plainText(text: string): string {
  return text
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(CONTROL, '')
    .replace(TAG, '< ')
    .trim();
}

/** `text` in a single line of at most `longest` characters. */
export function oneLine(text: string, longest = 200): string {
  return shortened(plainText(text).replace(/\s+/g, ' '), longest);
}

/** Cuts `text` to at most `longest` characters, ending in an ellipsis. Never splits a surrogate pair. */
export function shortened(text: string, longest: number): string {
  if (text.length <= longest) return text;
  return `${text.slice(0, longest - 1).replace(/[\ud800-\udbff]$/, '')}…`;
}
