import { objectOf, textOf } from '@court/records';

/**
 * Makes of a value that a device, a link or a file hands over what the product can use, and calls `misfit` for every
 * part that it cannot. Never throws. Nothing (null, undefined) is no misfit, nor is a field that nobody knows here: a
 * later release may have written it.
 */
export type Schema<Value> = (json: unknown, misfit?: () => void) => Value;

/** Half of a pair: no address can hold it, and `encodeURIComponent` throws at it. */
const LONE_SURROGATE = /[\ud800-\udfff]/u;

/** Text of `most` UTF-16 units at the most that an address can hold; null for the empty one and for anything else. */
export const textSchema =
  (most: number): Schema<string | null> =>
  (json, misfit) => {
    if (typeof json === 'string' && json.length <= most && !LONE_SURROGATE.test(json)) return json || null;
    if (json !== null && json !== undefined) misfit?.();
    return null;
  };

/** `text` with U+FFFD for each half of a pair. */
export const wellFormed = (text: string) => text.replace(/[\ud800-\udfff]/gu, '\ufffd');

/** Longer than anything that a court prints in one field. */
const LONGEST_TEXT = 2000;

/**
 * Words of the court that a device repeats, which the court tells again when it is asked: cut where they are too long,
 * and half a pair becomes U+FFFD. Undefined where there are none.
 */
export function courtText(json: unknown): string | undefined {
  const text = textOf(json)?.slice(0, LONGEST_TEXT);
  return text && wellFormed(text);
}

/** What `schema` makes of `json`, and whether that is all of it. */
export function fitOf<Value>(schema: Schema<Value>, json: unknown): { value: Value; whole: boolean } {
  let whole = true;
  const value = schema(json, () => {
    whole = false;
  });
  return { value, whole };
}

const COURT = /^[a-z][a-z0-9-]{1,19}$/;

/** Whether a text is a court's code as courts' files are named; `constructor` would find what every object inherits. */
export const isCourtCode = (text: string) => COURT.test(text) && !(text in Object.prototype);

/** The fields of an object; none of anything else, which is a misfit where it is not nothing. */
export const fieldsOf = (json: unknown, misfit?: () => void): Record<string, unknown> => {
  const fields = objectOf(json);
  if (!fields && json !== null && json !== undefined) misfit?.();
  return fields ?? {};
};

/** What is kept by court code; what stands under no code is left out. */
export const byCourt =
  <Value>(schema: Schema<Value>): Schema<Record<string, Value>> =>
  (json, misfit) => {
    const courts = Object.entries(fieldsOf(json, misfit)).flatMap(([court, value]) => {
      if (isCourtCode(court)) return [[court, schema(value, misfit)] as const];
      misfit?.();
      return [];
    });
    return Object.fromEntries(courts);
  };
