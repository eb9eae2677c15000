import { peopleNamed } from '../people/named-people';
import { limitFault } from '../record-limits';
import type { Fault } from '../source-file';
import { cleanValue } from './shape-record';

/** The cells of a field that hold more than plain text. */
const KINDS: Readonly<Record<string, 'list' | 'people' | 'json' | 'text or json' | 'number'>> = {
  trustees: 'list',
  relatedDocs: 'list',
  debtors: 'people',
  attorneys: 'people',
  appear: 'json',
  tentative: 'json',
  movant: 'text or json',
  durationMinutes: 'number',
};
/** Fields of lists and numbers that other programs' JSON gives as one text. */
export const isTextOfMore = (field: string, value: unknown): boolean =>
  typeof value === 'string' && ['list', 'people', 'number'].includes(KINDS[field] ?? '');
const NOT_JSON =
  'is not valid JSON. A cell must be JSON if it says how to appear, or more about people than their names';

const listOf = (cell: string): string[] =>
  cell
    .split('|')
    .map((item) => item.trim())
    .filter((item) => item !== '');

/** Cleans a text and splits it if its field is a list: lists by `|`, people by `|`, `;` or line breaks. */
function textValue(field: string, text: string): unknown {
  const kind = KINDS[field];
  if (kind === 'list') return listOf(text);
  if (kind === 'people') return peopleNamed(text, field === 'attorneys' ? 'represents' : 'role');
  if (kind === 'number') return /^\d+(\.\d+)?$/.test(text) ? Number(text) : text;
  return text;
}

/** Whether a cell of the field holds JSON. */
function isJson(field: string, cell: string): boolean {
  const kind = KINDS[field];
  return kind === 'json' || ((kind === 'people' || kind === 'text or json') && /^[[{]/.test(cell));
}

/** Cleans a JSON value. A value that is nested too deeply is a fault. */
function whole(field: string, value: unknown): { value: unknown; fault?: Fault } {
  const limit = limitFault(value, field);
  return limit ? { value: null, fault: limit } : cleanValue(field, value);
}

/** The value of a cell. An empty cell is null. */
export function cellValue(field: string, cell: unknown): { value: unknown; fault?: Fault } {
  if (typeof cell !== 'string') return cleanValue(field, cell);
  const printed = cell.trim();
  if (printed !== '' && isJson(field, printed)) {
    try {
      return whole(field, JSON.parse(printed));
    } catch {
      return { value: cell, fault: { field, reason: NOT_JSON } };
    }
  }
  const cleaned = cleanValue(field, printed);
  if (cleaned.fault || typeof cleaned.value !== 'string') return cleaned;
  return { value: cleaned.value === '' ? null : textValue(field, cleaned.value) };
}
