/** Longest key the Realtime Database takes, in bytes of UTF-8. */
const LONGEST_KEY = 768;

/** A part of a record that cannot stand in a database key, with the key's length in bytes. */
export class KeyTooLongError extends Error {
  override name = 'KeyTooLongError';
  constructor(
    readonly text: string,
    readonly bytes: number,
  ) {
    super(`"${text.slice(0, 60)}…" needs ${bytes} bytes as a database key; ${LONGEST_KEY} is the most`);
  }
}

const FORBIDDEN = new Set('~.#$[]/%');

const percent = (character: string) =>
  [...new TextEncoder().encode(character)]
    .map((byte) => `%${byte.toString(16).toUpperCase().padStart(2, '0')}`)
    .join('');

/** Percent-codes what a key may not hold, and `~`, which joins the parts of our keys. */
export function keyPart(text: string): string {
  return [...text].map((c) => (FORBIDDEN.has(c) || c < ' ' || c === '\u007f' ? percent(c) : c)).join('');
}

/** The coded key itself; throws KeyTooLongError, which names the `text` it was made of, past 768 bytes. */
export function checkedKey(key: string, text: string): string {
  // a character of a string takes three bytes at most
  if (key.length * 3 <= LONGEST_KEY) return key;
  const bytes = new TextEncoder().encode(key).length;
  if (bytes > LONGEST_KEY) throw new KeyTooLongError(text, bytes);
  return key;
}

/**
 * A database key of one or several parts, joined by `~`. Starts with a letter, or with a date or a time, since keys
 * that look like integers sort numerically and come back as arrays: anything else (and whatever itself begins with
 * `i-`) gets the prefix `i-`. Throws KeyTooLongError past 768 bytes.
 */
export function toKey(...parts: string[]): string {
  const joined = parts.map(keyPart).join('~');
  const startsWell = /^([A-Za-z]|\d{4}-\d{2}-\d{2}|\d{4}~)/.test(joined) && !joined.startsWith('i-');
  const key = startsWell ? joined : `i-${joined}`;
  return checkedKey(key, parts.join('~'));
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** The parts of a key made by `toKey`; of another key, a part that is coded otherwise stays as it is. */
export function fromKey(key: string): string[] {
  const joined = key.startsWith('i-') ? key.slice(2) : key;
  return joined.split('~').map(decoded);
}

/** What no key of the database holds (https://firebase.google.com/docs/database/web/structure-data). */
const NEVER_IN_KEYS = /[.#$[\]/\p{Cc}\p{Cs}]/u;

/** Whether the database can have this key: addresses are typed and cut short, and records may name any. */
export const isKey = (id: string) =>
  id !== '' &&
  id.length <= LONGEST_KEY &&
  !NEVER_IN_KEYS.test(id) &&
  new TextEncoder().encode(id).length <= LONGEST_KEY;

/** Key of a record in `…Entries11`. */
export function entryKey(id: string): string {
  return toKey(id);
}

/** Key of a docket row in its day: `0930~<id>`, so that key order is the order of the day. `time` is HH:mm. */
export function rowKey(time: string, id: string): string {
  return toKey(time.replace(':', ''), id);
}

/** The record's id in a key made by `rowKey`. */
export function idOfRowKey(key: string): string {
  return fromKey(key).slice(1).join('~');
}
