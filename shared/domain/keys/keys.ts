import type { CalendarKind } from './data-paths';

/**
 * A 53-bit hash of a text in base 36, at most 11 characters: cyrb53 (two 32-bit multiply-xor lanes over UTF-16 units,
 * mixed as in MurmurHash3). It is not cryptographic. It must never change, because ids in the database are made of it.
 * Among 100,000 attorneys of one court, two would share a hash once in about two million courts (n² / 2⁵⁴).
 */
export function shortHash(text: string): string {
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (let i = 0; i < text.length; i += 1) {
    const unit = text.charCodeAt(i);
    high = Math.imul(high ^ unit, 2654435761);
    low = Math.imul(low ^ unit, 1597334677);
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  return (4294967296 * (2097151 & low) + (high >>> 0)).toString(36);
}

/** Four letters and digits that identify the URL of an online meeting. */
export const onlineMark = (url: string) => shortHash(url).slice(0, 4);

/**
 * Max bytes of JSON per search hit, its key included. A keystroke then reads at most 4 KB: twenty names, or fourteen
 * for each of two keys of similar names. The length of a court's names and titles does not matter.
 */
export const MAX_HIT_BYTES = 200;
export const MAX_SIMILAR_BYTES = 140;

/** Max characters of a case's title in a hit. */
export const MAX_HIT_TITLE_LENGTH = 60;

/** Marks a truncated name or title. */
export const CUT_MARK = '…';

/**
 * Start of the keys of all hits for a searched word, for a key range. Words that do not begin with a letter always get
 * `i-`, so that `23` finds `2300 Congress`.
 */
export function hitKeyStart(searched: string): string {
  const coded = keyPart(searched);
  return /^[a-z]/i.test(coded) && !coded.startsWith('i-') ? coded : `i-${coded}`;
}

/**
 * Shortest start of a key with which a search index can be read: two letters such as `sm`, or `i-` and a character.
 * The database's rules refuse a shorter start, which would return all people with one first letter.
 */
export const HIT_START = /^[a-z]-?[^-]/;

/** Whether the database allows a search for `searched`. One letter is too short. */
export const isLongEnough = (searched: string) => HIT_START.test(hitKeyStart(searched));

/**
 * The next possible key after `key`, because no key in the database contains a character that sorts before the space.
 * Reads start at this key instead of after `key`, because the rules can check `startAt` but not `startAfter`.
 */
export const keyAfter = (key: string) => `${key} `;

/** The last possible key before `key`, as the end of a read. */
export const keyBefore = (key: string) =>
  `${key.slice(0, -1)}${String.fromCharCode(key.charCodeAt(key.length - 1) - 1)}\uf8ff`;

/**
 * Key of a search hit: the searched word, and the key of the person or case that it finds. Throws KeyTooLongError
 * above 768 bytes.
 */
export function hitKey(searched: string, target: string): string {
  return checkedKey(`${hitKeyStart(searched)}~${target}`, searched);
}

/** The person's or case's key in a key made by hitKey. */
export function targetOfHitKey(key: string): string {
  return key.slice(key.indexOf('~') + 1);
}

const MEETING = '341';

/**
 * Key of a row in a person's or a case's list: `2026-11-30~0930~<id>`, plus `~341` for a 341 meeting. Key order is
 * chronological. `date` is YYYY-MM-DD, `time` HH:mm, local to the venue.
 */
export function datedKey(kind: CalendarKind, date: string, time: string, id: string): string {
  const parts = [date, time.replace(':', ''), id];
  return kind === 'meetings' ? toKey(...parts, MEETING) : toKey(...parts);
}

/** Parses a key made by datedKey: its calendar, its day, and the row's key in that day. */
export function parseDatedKey(key: string): { kind: CalendarKind; date: string; rowKey: string } {
  const [date = '', clock = '', id = '', end] = key.split('~');
  return { kind: end === MEETING ? 'meetings' : 'hearings', date, rowKey: `${clock}~${id}` };
}

/** Max bytes (UTF-8) of a Realtime Database key. */
const MAX_KEY_BYTES = 768;

/** Thrown if a text is too long for a database key. `bytes` is the key's length. */
export class KeyTooLongError extends Error {
  override name = 'KeyTooLongError';
  constructor(
    readonly text: string,
    readonly bytes: number,
  ) {
    super(`"${text.slice(0, 60)}…" needs ${bytes} bytes as a database key; ${MAX_KEY_BYTES} is the most`);
  }
}

const FORBIDDEN = /* @__PURE__ */ new Set('~.#$[]/%');

const percent = (character: string) =>
  [...new TextEncoder().encode(character)]
    .map((byte) => `%${byte.toString(16).toUpperCase().padStart(2, '0')}`)
    .join('');

/** Percent-encodes the characters that a key must not contain, and `~`, which joins the parts of a key. */
export function keyPart(text: string): string {
  return [...text].map((c) => (FORBIDDEN.has(c) || c < ' ' || c === '\u007f' ? percent(c) : c)).join('');
}

/** Returns the encoded key. Throws KeyTooLongError, with the original `text`, above 768 bytes. */
export function checkedKey(key: string, text: string): string {
  // a UTF-16 unit takes at most three bytes
  if (key.length * 3 <= MAX_KEY_BYTES) return key;
  const bytes = new TextEncoder().encode(key).length;
  if (bytes > MAX_KEY_BYTES) throw new KeyTooLongError(text, bytes);
  return key;
}

/**
 * A database key of one or several parts, joined by `~`. It starts with a letter, a date or a time. Any other key, and
 * a key that begins with `i-`, gets the prefix `i-`. The reason is that keys that look like integers sort numerically
 * and are returned as arrays. Throws KeyTooLongError above 768 bytes.
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

/** The parts of a key made by `toKey`. A part that cannot be decoded stays as it is. */
export function fromKey(key: string): string[] {
  const joined = key.startsWith('i-') ? key.slice(2) : key;
  return joined.split('~').map(decoded);
}

/** Characters that a database key cannot contain (https://firebase.google.com/docs/database/web/structure-data). */
const NEVER_IN_KEYS = /[.#$[\]/]|[^ -~\u00a0-\u{10ffff}]|[\ud800-\udfff]/u;

/** Whether a text is a valid database key. Addresses may be mistyped or truncated, and records may contain any text. */
export const isKey = (id: string) =>
  id !== '' &&
  id.length <= MAX_KEY_BYTES &&
  !NEVER_IN_KEYS.test(id) &&
  new TextEncoder().encode(id).length <= MAX_KEY_BYTES;

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
