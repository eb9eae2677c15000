import { HALF_OF_A_CHARACTER } from '@court/records';
import * as v from 'valibot';
import type { Fault } from './source-file';

/** What the records of one kind of file must be. */
export type RecordFormat<R> = {
  /** names of all fields the format knows */
  fields: readonly string[];
  /** fields without which no record passes */
  needed: readonly string[];
  /** the field that tells a file's records apart; no two may have the same key */
  identity: { field: string; keyOf: (text: string) => string };
  check: (value: unknown) => { record: R } | { fault: Fault };
};

/** The fields that a schema does not let a record be without. */
export function neededFields(schema: v.GenericSchema): string[] {
  return (v.safeParse(schema, {}).issues ?? []).map((issue) => v.getDotPath(issue) ?? '');
}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The trimmed text of a field; null where there is none. */
export function textOfField(value: unknown, field: string): string | null {
  const found = isRecord(value) ? value[field] : null;
  return typeof found === 'string' || typeof found === 'number' ? String(found).trim() || null : null;
}

/** Most characters of one record, and so of one cell or text in it: real ones have a few thousand. */
export const MOST_RECORD_CHARACTERS = 1_048_576;
const LONGEST_NAME = 60;
/** Lists and fields within each other. The format needs four. */
export const MOST_DEPTH = 16;

/** A value as it would be printed, of a list its values. An object has no text: `String` may throw for one. */
export function printedValue(value: unknown): string {
  if (Array.isArray(value)) return value.map(printedValue).join(',');
  return typeof value === 'object' ? '' : String(value ?? '');
}

const LONE = /\p{Surrogate}/u;
const TOO_DEEP = `is nested more than ${MOST_DEPTH} levels deep`;
const TOO_LONG = `makes the record longer than ${MOST_RECORD_CHARACTERS.toLocaleString('en-US')} characters, the most it may have`;

/**
 * The first thing in a record that no later step could stand: nesting that is too deep to walk, and text that cannot be
 * written to the database or stand in an address. Null where there is none. It walks no deeper than MOST_DEPTH.
 */
export function limitFault(value: unknown, path = '', depth = 0): Fault | null {
  const field = path || 'record';
  if (typeof value === 'string') return LONE.test(value) ? { field, reason: HALF_OF_A_CHARACTER } : null;
  if (typeof value !== 'object' || value === null) return null;
  if (depth === MOST_DEPTH) return { field: path.split('.', 1)[0] || 'record', reason: TOO_DEEP };
  for (const name of Object.keys(value)) {
    // a name is repeated in the message, which must be printable
    if (LONE.test(name)) return { field, reason: HALF_OF_A_CHARACTER };
    const found = limitFault(Reflect.get(value, name), path ? `${path}.${name}` : name, depth + 1);
    if (found) return found;
  }
  return null;
}

/**
 * The field of a JSON record in which its text was cut off, as far as the text tells: the name that was read last right
 * inside the record.
 */
function fieldAtEnd(json: string): string {
  let depth = 0;
  let field = 'record';
  for (const [token] of json.matchAll(/"(?:[^"\\]|\\.)*"(\s*:)?|[[\]{}]|"/gs)) {
    if (token === '{' || token === '[') depth += 1;
    else if (token === '}' || token === ']') depth -= 1;
    else if (depth === 1 && token.endsWith(':'))
      field = token.slice(1, token.lastIndexOf('"')).slice(0, LONGEST_NAME);
  }
  return field;
}

/** What is wrong with a JSON record of which only the `beginning` was kept. */
export const tooLongFault = (beginning: string): Fault => ({
  field: fieldAtEnd(beginning),
  reason: TOO_LONG,
});

/** Continues the name of a CSV file's field. */
export const TOO_LONG_CELL = `${TOO_LONG}. If no cell is so long, a quotation mark is opened and never closed`;

/** A record's text as it comes, piece by piece, of which no more is kept than a record may have. */
export class BoundedText {
  #text = '';
  #isCut = false;

  add(piece: string): void {
    const room = MOST_RECORD_CHARACTERS - this.#text.length;
    this.#isCut ||= piece.length > room;
    this.#text += this.#isCut ? piece.slice(0, room) : piece;
  }

  /** The text, or what is wrong with it; begins anew. */
  take(): { json: string; fault?: Fault } {
    const json = this.#text;
    const fault = this.#isCut ? tooLongFault(json) : undefined;
    this.#text = '';
    this.#isCut = false;
    return fault ? { json: '', fault } : { json };
  }
}
