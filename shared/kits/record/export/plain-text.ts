// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is taken out
const CONTROL = /[\u0000-\u0008\u000b-\u001f\u007f]/g;

/** The start of an HTML tag. Google Calendar reads notes as HTML. */
const TAG = /<(?=[a-z/!?])/gi;

/** `text` as calendars take it: lines end with \n, no other control character is in it, and nothing reads as a tag. */
export function plainText(text: string): string {
  return text
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(CONTROL, '')
    .replace(TAG, '< ')
    .trim();
}

/** In one line of at most `longest` characters. */
export function oneLine(text: string, longest = 200): string {
  return shortened(plainText(text).replace(/\s+/g, ' '), longest);
}

/** At most `longest` characters, an ellipsis for what is left out; no character of two halves is cut. */
export function shortened(text: string, longest: number): string {
  if (text.length <= longest) return text;
  return `${text.slice(0, longest - 1).replace(/[\ud800-\udbff]$/, '')}…`;
}
