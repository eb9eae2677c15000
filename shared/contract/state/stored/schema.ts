import { objectOf, textOf } from '@court/domain';

/**
 * Converts a value from the device, a link or a file to a valid value, and calls `onInvalid` for each invalid part. Never
 * throws. Null and undefined are not invalid. Unknown fields are not either, because a newer release may have written
 * them.
 */
export type Schema<Value> = (json: unknown, onInvalid?: () => void) => Value;

/** A lone surrogate: no URL can contain it, and `encodeURIComponent` throws. */
const LONE_SURROGATE = /[\ud800-\udfff]/u;

/** Text of at most `most` UTF-16 units without lone surrogates. Null for '' and for any other value. */
export const textSchema =
  (most: number): Schema<string | null> =>
  (json, onInvalid) => {
    if (typeof json === 'string' && json.length <= most && !LONE_SURROGATE.test(json)) return json || null;
    if (json !== null && json !== undefined) onInvalid?.();
    return null;
  };

/** `text` with U+FFFD in place of each lone surrogate. */
export const wellFormed = (text: string) => text.replace(/[\ud800-\udfff]/gu, '\ufffd');

/** Max characters. No court prints a longer field. */
const MAX_TEXT_LENGTH = 2000;

/**
 * A text of the court that the device has cached and that can be read again from the court. It is truncated if it is
 * too long, and a lone surrogate becomes U+FFFD. Undefined if there is no text.
 */
export function courtText(json: unknown): string | undefined {
  const text = textOf(json)?.slice(0, MAX_TEXT_LENGTH);
  return text && wellFormed(text);
}

/** The value that `schema` returns for `json`, and whether it used all parts. */
export function fitOf<Value>(schema: Schema<Value>, json: unknown): { value: Value; whole: boolean } {
  let whole = true;
  const value = schema(json, () => {
    whole = false;
  });
  return { value, whole };
}

const COURT = /^[a-z][a-z0-9-]{1,19}$/;

/**
 * Whether a text has the form of a court code, as in the names of court files. Excludes names such as `constructor`
 * that every object inherits.
 */
export const isCourtCode = (text: string) => COURT.test(text) && !(text in Object.prototype);

/** The fields of an object. Returns {} for any other value, which is invalid unless it is null or undefined. */
export const fieldsOf = (json: unknown, onInvalid?: () => void): Record<string, unknown> => {
  const fields = objectOf(json);
  if (!fields && json !== null && json !== undefined) onInvalid?.();
  return fields ?? {};
};

/** Values by court code. An invalid code is left out. */
export const byCourt =
  <Value>(schema: Schema<Value>): Schema<Record<string, Value>> =>
  (json, onInvalid) => {
    const courts = Object.entries(fieldsOf(json, onInvalid)).flatMap(([court, value]) => {
      if (isCourtCode(court)) return [[court, schema(value, onInvalid)] as const];
      onInvalid?.();
      return [];
    });
    return Object.fromEntries(courts);
  };
