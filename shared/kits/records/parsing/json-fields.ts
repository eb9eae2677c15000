/**
 * Shows nothing, or turns round the order of what stands beside it: control characters but for tab and line ends, marks,
 * embeddings, overrides and isolates of direction, zero-width spaces, word joiners, invisible operators, byte order
 * marks. As ranges: the first class by its Unicode property takes milliseconds to make. U+200C and U+200D stay: Persian, the scripts of India and many emoji are spelled with them.
 */
const UNSEEN =
  /[^\t\n\r -~\u00a0-\uffff]|[\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/g;
/** Half of a character (a lone surrogate): no UTF-8, so that addresses of it and writes with it fail. */
const HALF = /[\ud800-\udfff]/u;
const HALVES = /[\ud800-\udfff]/gu;

/** False where `text` holds half of a character. */
export const isWellFormed = (text: string) => !HALF.test(text);

/** `text` without characters that show nothing. Letters of right-to-left scripts turn by themselves and need no marks. */
export const visibleText = (text: string) => text.replace(UNSEEN, '');

/** `text` with U+FFFD, which browsers draw as a question mark, for each half of a character. */
const wellFormedText = (text: string) => text.replace(HALVES, '\ufffd');

/** `text` as a part of an address; encodeURIComponent throws for half of a character. */
export const addressPart = (text: string) => encodeURIComponent(wellFormedText(text));

/** Characters that are shown of a text: more than the publisher takes (records/record-bounds). */
const LONGEST = 20_000;

/** A JSON object, or null for anything else. */
export function objectOf(json: unknown): Record<string, unknown> | null {
  return typeof json === 'object' && json !== null && !Array.isArray(json)
    ? (json as Record<string, unknown>)
    : null;
}

/**
 * Text with something in it that shows; a number is written out; else undefined. The database may hold what no publisher
 * checked: what turns other text round is taken out, half of a character replaced, and a text past 20,000 characters cut.
 */
export function textOf(json: unknown): string | undefined {
  if (typeof json === 'number') return String(json);
  if (typeof json !== 'string') return undefined;
  const text = visibleText(wellFormedText(json.slice(0, LONGEST)));
  return text.trim() === '' ? undefined : text;
}

/** The items of a list; the database hands a list with gaps back as an object or with nulls. */
export function listOf(json: unknown): unknown[] {
  const items = Array.isArray(json) ? json : Object.values(objectOf(json) ?? {});
  return items.filter((item) => item !== null && item !== undefined);
}

/** Those of `names` under which `json` holds text. */
export function textsOf<K extends string>(json: unknown, names: readonly K[]): Partial<Record<K, string>> {
  const object = objectOf(json) ?? {};
  const found: Partial<Record<K, string>> = {};
  for (const name of names) {
    const text = textOf(object[name]);
    if (text !== undefined) found[name] = text;
  }
  return found;
}

/** HH:mm that a clock can show. */
export function clockOf(json: unknown): string | undefined {
  return typeof json === 'string' && /^([01]\d|2[0-3]):[0-5]\d$/.test(json) ? json : undefined;
}

/** Whether two values of JSON say the same, whatever the order of their names. */
export function isSameJson(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || !a || !b || Array.isArray(a) !== Array.isArray(b))
    return false;
  const [left, right] = [Object.entries(a), new Map(Object.entries(b))];
  return (
    left.length === right.size &&
    left.every(([name, value]) => right.has(name) && isSameJson(value, right.get(name)))
  );
}
