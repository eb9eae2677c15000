import type { Clerk, ReadRules } from './clerk';
import { ownValue } from './moments/closed-values';
import { jointHeading } from './people/named-people';
import type { Reading } from './reading';
import { isRecord } from './record-limits';
import type { Fault } from './source-file';
import { mojibake } from './text/mojibake';
import { isEmptyWord, plainText } from './text/plain-text';

/** A record under the export's own names, as its file has it. */
export type RawRecord = Record<string, unknown>;

/** A text as it is published: without markup, entities and words that stand for nothing. */
function cleanText(field: string, text: string): string | null {
  if (ownValue(field, text) !== null) return text.trim();
  return isEmptyWord(text) ? null : plainText(text).text;
}

/** Every text of a value, cleaned. `fault` names the first that was damaged by a wrong encoding. */
export function cleanValue(field: string, value: unknown): { value: unknown; fault?: Fault } {
  if (typeof value === 'string') {
    const cleaned = cleanText(field, value);
    // an entity can hold what a wrong encoding has spoilt
    const damage = mojibake(value) ?? (cleaned === null ? null : mojibake(cleaned));
    if (damage) return { value, fault: { field, reason: `${damage}. Export the file again as UTF-8` } };
    return { value: cleaned };
  }
  if (typeof value !== 'object' || value === null) return { value };
  const cleaned = Object.entries(value).map(
    ([key, inner]) => [key, cleanValue(Array.isArray(value) ? field : `${field}.${key}`, inner)] as const,
  );
  const fault = cleaned.find(([, inner]) => inner.fault)?.[1].fault;
  const whole = Array.isArray(value)
    ? cleaned.map(([, inner]) => inner.value)
    : Object.fromEntries(cleaned.map(([key, inner]) => [key, inner.value]));
  return { value: whole, ...(fault ? { fault } : {}) };
}

/** Whether the map reads this row: all of its `only` columns hold a value that is named. */
export const isRead = (raw: RawRecord, { only }: Reading): boolean =>
  [...only].every(([heading, kept]) =>
    kept.has(
      String(raw[heading] ?? '')
        .trim()
        .toLowerCase(),
    ),
  );

/** Parts of a name are joined as "Last, First Middle", other texts by a space. */
const PEOPLE = ['caseTitle', 'debtors', 'judge', 'trustees', 'attorneys'];

function filledTexts(parts: readonly unknown[]): string[] {
  const texts = parts.map((part) => (part === null || part === undefined ? '' : String(part).trim()));
  return texts.map((text) => (isEmptyWord(text) ? '' : text));
}

/** The names of several columns that hold a whole name each. */
const listedText = (parts: readonly unknown[]) =>
  filledTexts(parts)
    .filter((text) => text !== '')
    .join(' | ') || null;

/** The joined text of several columns; null if all are empty. */
export function joinedText(field: string, parts: readonly unknown[]): string | null {
  const filled = filledTexts(parts);
  const [last = '', ...others] = filled;
  const rest = others.filter((text) => text !== '').join(' ');
  const isName = PEOPLE.includes(field) && last !== '' && rest !== '';
  return [last, rest].filter((text) => text !== '').join(isName ? ', ' : ' ') || null;
}

/** Headings that the map uses beside those that it maps. */
const usedHeadings = ({ ignore, join, only, rows }: Reading): Set<string> =>
  new Set([...ignore, ...[...join.values()].flat(), ...only.keys(), ...(rows ? [rows.role] : [])]);

/** Asks about each column that is neither mapped, joined nor ignored by name. */
export function askUnknownColumns(
  headings: readonly string[],
  { columns, fields, reading }: Pick<ReadRules, 'columns' | 'fields' | 'reading'>,
  { questions }: Clerk,
): void {
  const used = usedHeadings(reading);
  for (const heading of headings) {
    if (columns.has(heading) || fields.has(heading) || used.has(heading)) continue;
    questions.ask(`column:${heading}`, () => ({
      text: `What is the column “${heading}”? The map neither names a field for it nor ignores it`,
      answers: [
        { set: `column:${heading}=ignore`, meaning: 'left out' },
        { set: `column:${heading}=<field>`, meaning: 'one of our fields, such as matter' },
      ],
    }));
  }
}

/** The fields of a raw record under our names; a fault if two columns hold one field. */
export function shapeRecord(
  raw: RawRecord,
  columns: ReadonlyMap<string, string>,
  { join, ignore }: Reading,
): { fields: Record<string, unknown>; fault?: Fault } {
  const from = new Map<string, string>();
  const fields = new Map<string, unknown>();
  const parts = new Set([...join.values()].flat());
  for (const [column, value] of Object.entries(raw)) {
    if (ignore.has(column) || parts.has(column)) continue;
    const field = columns.get(column) ?? column;
    const other = from.get(field);
    if (other !== undefined)
      return { fields: raw, fault: { field, reason: `is given twice, as "${other}" and as "${column}"` } };
    from.set(field, column);
    fields.set(field, value);
  }
  for (const [field, headings] of join) {
    const values = headings.map((heading) => raw[heading]);
    fields.set(field, headings.some(jointHeading) ? listedText(values) : joinedText(field, values));
  }
  return { fields: nested(fields) };
}

/** `appear.url` and its like become parts of one object; an appearance of nothing is none. */
function nested(fields: ReadonlyMap<string, unknown>): Record<string, unknown> {
  const isPart = (field: string) => field.startsWith('appear.');
  const all = [...fields];
  // made of entries, so that a column named __proto__ is a field like any other
  const whole: Record<string, unknown> = Object.fromEntries(all.filter(([field]) => !isPart(field)));
  const parts = all.filter(([field]) => isPart(field));
  const inner = Object.fromEntries(parts.map(([field, value]) => [field.slice('appear.'.length), value]));
  if (Object.values(inner).some((value) => value !== null && value !== ''))
    whole.appear = { ...(isRecord(whole.appear) ? whole.appear : {}), ...inner };
  return whole;
}
