import { HALF_OF_A_CHARACTER } from '@court/domain';
import * as v from 'valibot';
import type { Fault } from './source-file';

/** The requirements for records of one kind of file. */
export type RecordFormat<R> = {
  /** names of all known fields */
  fields: readonly string[];
  /** fields that every record must have */
  needed: readonly string[];
  /** the field that identifies a record in the file; its keys must be unique */
  identity: { field: string; keyOf: (text: string) => string };
  check: (value: unknown) => { record: R } | { fault: Fault };
};

/** The fields that a schema requires. */
export function neededFields(schema: v.GenericSchema): string[] {
  return (v.safeParse(schema, {}).issues ?? []).map((issue) => v.getDotPath(issue) ?? '');
}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The trimmed text of a field. Null if it is empty. */
export function textOfField(value: unknown, field: string): string | null {
  const found = isRecord(value) ? value[field] : null;
  return typeof found === 'string' || typeof found === 'number' ? String(found).trim() || null : null;
}

/** Maximum characters of one record, and so of one cell or text in it. Real records have a few thousand. */
export const MAX_RECORD_CHARACTERS = 1_048_576;
const MAX_NAME_LENGTH = 60;
/** Maximum nesting of lists and fields. The format needs four levels. */
export const MAX_DEPTH = 16;

/**
 * A value as a printed text; a list is joined by commas. An object gives '', because `String` may throw for an object.
 */
export function printedValue(value: unknown): string {
  if (Array.isArray(value)) return value.map(printedValue).join(',');
  return typeof value === 'object' ? '' : String(value ?? '');
}

const LONE = /\p{Surrogate}/u;
const TOO_DEEP = `is nested more than ${MAX_DEPTH} levels deep`;
const TOO_LONG = `makes the record longer than ${MAX_RECORD_CHARACTERS.toLocaleString('en-US')} characters, the most it may have`;

/**
 * The first fault in a record that later steps cannot handle: nesting that is too deep, or text that cannot be stored
 * in the database or in an address. Null if there is none. Walks at most MAX_DEPTH levels.
 */
export function limitFault(value: unknown, path = '', depth = 0): Fault | null {
  const field = path || 'record';
  if (typeof value === 'string') return LONE.test(value) ? { field, reason: HALF_OF_A_CHARACTER } : null;
  if (typeof value !== 'object' || value === null) return null;
  if (depth === MAX_DEPTH) return { field: path.split('.', 1)[0] || 'record', reason: TOO_DEEP };
  for (const name of Object.keys(value)) {
    // the message repeats a name, which must be printable
    if (LONE.test(name)) return { field, reason: HALF_OF_A_CHARACTER };
    const found = limitFault(Reflect.get(value, name), path ? `${path}.${name}` : name, depth + 1);
    if (found) return found;
  }
  return null;
}

/**
 * The field in which the text of a JSON record was truncated, if known: the last name read at the top level of the
 * record.
 */
function fieldAtEnd(json: string): string {
  let depth = 0;
  let field = 'record';
  for (const [token] of json.matchAll(/"(?:[^"\\]|\\.)*"(\s*:)?|[[\]{}]|"/gs)) {
    if (token === '{' || token === '[') depth += 1;
    else if (token === '}' || token === ']') depth -= 1;
    else if (depth === 1 && token.endsWith(':'))
      field = token.slice(1, token.lastIndexOf('"')).slice(0, MAX_NAME_LENGTH);
  }
  return field;
}

/** The fault of a JSON record of which only the `beginning` was kept. */
export const tooLongFault = (beginning: string): Fault => ({
  field: fieldAtEnd(beginning),
  reason: TOO_LONG,
});

/** The reason for a CSV cell that is too long. Follows the field's name. */
export const TOO_LONG_CELL = `${TOO_LONG}. If no cell is so long, a quotation mark is opened and never closed`;

/** Collects the text of a record piece by piece, up to the maximum length of a record. */
export class BoundedText {
  #text = '';
  #isCut = false;

  add(piece: string): void {
    const room = MAX_RECORD_CHARACTERS - this.#text.length;
    this.#isCut ||= piece.length > room;
    this.#text += this.#isCut ? piece.slice(0, room) : piece;
  }

  /** Returns the text or its fault, and resets. */
  take(): { json: string; fault?: Fault } {
    const json = this.#text;
    const fault = this.#isCut ? tooLongFault(json) : undefined;
    this.#text = '';
    this.#isCut = false;
    return fault ? { json: '', fault } : { json };
  }
}
