/**
 * Invisible characters and those that reverse the text beside them: control characters except tab and line ends,
 * marks, embeddings, overrides and isolates of direction, zero-width spaces, word joiners, invisible operators, byte
 * order marks. The set is written as ranges, because compiling the class by Unicode property takes milliseconds.
 * U+200C and U+200D are allowed: Persian, the scripts of India and many emoji need them.
 */
const UNSEEN =
  /[^\t\n\r -~\u00a0-\uffff]|[\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/g;
/** A lone surrogate. It has no UTF-8 form, so addresses and writes that contain it fail. */
const HALF = /[\ud800-\udfff]/u;
const HALVES = /[\ud800-\udfff]/gu;

/** False if `text` contains a lone surrogate. */
export const isWellFormed = (text: string) => !HALF.test(text);

/** `text` without invisible characters. Right-to-left scripts need no direction marks. */
export const visibleText = (text: string) => text.replace(UNSEEN, '');

/** `text` with U+FFFD (shown as a question mark) in place of each lone surrogate. */
const wellFormedText = (text: string) => text.replace(HALVES, '\ufffd');

/** `text` encoded as part of a URL. encodeURIComponent alone would throw for a lone surrogate. */
export const addressPart = (text: string) => encodeURIComponent(wellFormedText(text));

/** Max characters of a displayed text. The publisher accepts no more (source/record-bounds). */
const MAX_TEXT_LENGTH = 20_000;

/** A JSON object. Null for any other value. */
export function objectOf(json: unknown): Record<string, unknown> | null {
  return typeof json === 'object' && json !== null && !Array.isArray(json)
    ? (json as Record<string, unknown>)
    : null;
}

/**
 * A text with visible characters. A number is converted to text. Undefined for any other value. The database may
 * contain text that no publisher checked. Direction overrides are removed, lone surrogates are replaced, and text is
 * truncated at 20,000 characters.
 */
export function textOf(json: unknown): string | undefined {
  if (typeof json === 'number') return String(json);
  if (typeof json !== 'string') return undefined;
  const text = visibleText(wellFormedText(json.slice(0, MAX_TEXT_LENGTH)));
  return text.trim() === '' ? undefined : text;
}

/** The items of a list. The database returns a list with gaps as an object or with nulls. */
export function listOf(json: unknown): unknown[] {
  const items = Array.isArray(json) ? json : Object.values(objectOf(json) ?? {});
  return items.filter((item) => item !== null && item !== undefined);
}

/** The fields in `names` that contain text. */
export function textsOf<K extends string>(json: unknown, names: readonly K[]): Partial<Record<K, string>> {
  const object = objectOf(json) ?? {};
  const found: Partial<Record<K, string>> = {};
  for (const name of names) {
    const text = textOf(object[name]);
    if (text !== undefined) found[name] = text;
  }
  return found;
}

/** The text if it is a valid time HH:mm. */
export function clockOf(json: unknown): string | undefined {
  return typeof json === 'string' && /^([01]\d|2[0-3]):[0-5]\d$/.test(json) ? json : undefined;
}

/** Whether two JSON values are equal, whatever the order of their keys. */
export function isSameJson(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || !a || !b || Array.isArray(a) !== Array.isArray(b))
    return false;
  const left = a as Record<string, unknown>;
  const right = b as Record<string, unknown>;
  const names = Object.keys(left);
  return (
    names.length === Object.keys(right).length &&
    names.every((name) => Object.hasOwn(right, name) && isSameJson(left[name], right[name]))
  );
}
