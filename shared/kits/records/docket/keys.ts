import type { CalendarKind } from './data-paths';

/**
 * A 53-bit hash of a text in base 36, at most 11 characters: cyrb53 (two 32-bit multiply-xor lanes over UTF-16 units,
 * mixed as in MurmurHash3). Not a secret; the same everywhere and for ever, since ids in the database are made of it.
 * Among 100,000 attorneys of one court two would share a hash once in about two million courts (n² / 2⁵⁴).
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

/** Four letters and digits that stand for the address of an online meeting. */
export const onlineMark = (url: string) => shortHash(url).slice(0, 4);

/**
 * Bytes of JSON that one hit may take, its key included: twenty names, or fourteen by each of two keys of similar names,
 * then stay within the 4 KB of a keystroke however long the names and titles of a court are.
 */
export const MOST_HIT_BYTES = 200;
export const MOST_SIMILAR_BYTES = 140;

/** Characters of a case's title in a hit. */
export const LONGEST_HIT_TITLE = 60;

/** Ends a name or a title of which a hit holds only the beginning. */
export const CUT_MARK = '…';

/**
 * What begins the keys of all that a searched word leads to, for a key range. Words that do not begin with a letter
 * get `i-` always, so that `23` finds `2300 Congress`.
 */
export function hitKeyStart(searched: string): string {
  const coded = keyPart(searched);
  return /^[a-z]/i.test(coded) && !coded.startsWith('i-') ? coded : `i-${coded}`;
}

/**
 * The start of a key from which a search index can be read: two letters such as `sm`, or `i-` and a character. The
 * rules of the database refuse a shorter start, which would return all people of one letter.
 */
export const HIT_START = /^[a-z]-?[^-]/;

/** Whether the database lets readers look for `searched`: one letter is too few. */
export const isLongEnough = (searched: string) => HIT_START.test(hitKeyStart(searched));

/**
 * The next possible key after `key`, because no key of the database holds a character that sorts before the space.
 * Reads start at this key instead of after `key`, because the rules check `startAt` but cannot check `startAfter`.
 */
export const keyAfter = (key: string) => `${key} `;

/** A key behind all keys before `key`, and before `key` itself, to end a read at. */
export const keyBefore = (key: string) =>
  `${key.slice(0, -1)}${String.fromCharCode(key.charCodeAt(key.length - 1) - 1)}\uf8ff`;

/**
 * Key of a hit: what is searched by, and the key of the person or case it leads to. Throws KeyTooLongError past
 * 768 bytes.
 */
export function hitKey(searched: string, target: string): string {
  return checkedKey(`${hitKeyStart(searched)}~${target}`, searched);
}

/** The person or case that a key made by hitKey leads to. */
export function targetOfHitKey(key: string): string {
  return key.slice(key.indexOf('~') + 1);
}

const MEETING = '341';

/**
 * Key of a row in a person's or a case's list: `2026-11-30~0930~<id>`, and `~341` behind it for a 341 meeting, so that
 * key order is the order of time. `date` is YYYY-MM-DD, `time` HH:mm, local to the venue.
 */
export function datedKey(kind: CalendarKind, date: string, time: string, id: string): string {
  const parts = [date, time.replace(':', ''), id];
  return kind === 'meetings' ? toKey(...parts, MEETING) : toKey(...parts);
}

/** A key made by datedKey: which calendar the row is of, its day, and its key in that day. */
export function parseDatedKey(key: string): { kind: CalendarKind; date: string; rowKey: string } {
  const [date = '', clock = '', id = '', end] = key.split('~');
  return { kind: end === MEETING ? 'meetings' : 'hearings', date, rowKey: `${clock}~${id}` };
}

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

const FORBIDDEN = /* @__PURE__ */ new Set('~.#$[]/%');

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
const NEVER_IN_KEYS = /[.#$[\]/]|[^ -~\u00a0-\u{10ffff}]|[\ud800-\udfff]/u;

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
