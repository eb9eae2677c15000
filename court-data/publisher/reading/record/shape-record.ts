import type { Clerk, ReadRules } from '../clerk';
import { ownValue } from '../moments/closed-values';
import { joinNames } from '../people/named-people';
import type { Reading } from '../reading';
import { isRecord, printedValue } from '../record-limits';
import type { Fault } from '../source-file';
import { mojibake } from '../text/mojibake';
import { isEmptyWord, plainText, showsNothing } from '../text/plain-text';

/** A record under the export's own field names. */
export type RawRecord = Record<string, unknown>;

/** ASCII text without characters of markup or encodings, and too long for a placeholder word. */
const PLAIN = /^[A-Za-z\d][ !-%'-;=>@-[\]^`-~]{11,}$/;

/** Fields that decide whether a record is public, and its hearing on. A word in them is never a blank. */
const DECIDING: ReadonlySet<string> = new Set(['sealed', 'status']);
const isBlank = (field: string, text: string) => (DECIDING.has(field) ? showsNothing : isEmptyWord)(text);

/** The text to publish, without markup and entities. Null if the text is only a placeholder, such as `N/A`. */
function cleanText(field: string, text: string): string | null {
  const shown = isEmptyWord(text) ? text.trim() : plainText(text).text;
  // `none` is a valid way to appear, not a placeholder
  return isBlank(field, shown) && ownValue(field, shown) === null ? null : shown;
}

/** Cleans all texts of a value. `fault` names the first text damaged by a wrong encoding. */
export function cleanValue(field: string, value: unknown): { value: unknown; fault?: Fault } {
  if (typeof value === 'string') {
    if (PLAIN.test(value)) return { value };
    const cleaned = cleanText(field, value);
    // an entity can contain text that a wrong encoding damaged
    const damage = mojibake(value) ?? (cleaned === null || cleaned === value ? null : mojibake(cleaned));
    if (damage) return { value, fault: { field, reason: `${damage}. Export the file again as UTF-8` } };
    return { value: cleaned };
  }
  if (typeof value !== 'object' || value === null) return { value };
  const parts = value as Record<string, unknown>;
  let cleaned = parts;
  let fault: Fault | undefined;
  for (const key of Object.keys(parts)) {
    const inner = cleanValue(`${field}.${key}`, parts[key]);
    fault ??= inner.fault;
    if (inner.value === parts[key]) continue;
    // most values are clean and are not copied
    if (cleaned === parts)
      cleaned = (Array.isArray(value) ? [...value] : { ...value }) as Record<string, unknown>;
    cleaned[key] = inner.value;
  }
  return { value: cleaned, ...(fault ? { fault } : {}) };
}

/** Separators of joined names. Texts of other fields are joined by a space. */
const BETWEEN: Readonly<Record<string, string>> = {
  caseTitle: ' and ',
  judge: ' and ',
  debtors: ' | ',
  trustees: ' | ',
  attorneys: ' | ',
};

/** The joined text of several columns; null if all are empty. */
export function joinedText(field: string, headings: readonly string[], raw: RawRecord): string | null {
  const cells = headings.map((heading) => {
    const text = printedValue(raw[heading]).trim();
    return { heading, text: isBlank(field, plainText(text).text) ? '' : text };
  });
  const between = BETWEEN[field];
  const texts = between ? joinNames(cells) : cells.map(({ text }) => text).filter((text) => text !== '');
  return texts.length === 0 ? null : texts.join(between ?? ' ');
}

/** Headings that the map uses, in addition to those that it maps. */
const usedHeadings = ({ ignore, join, only, rows }: Reading): Set<string> =>
  new Set([...ignore, ...[...join.values()].flat(), ...only.keys(), ...(rows ? [rows.role] : [])]);

/** Asks about each column that is neither mapped, joined nor ignored. */
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

/** The field of each column of a record. `twice` is a field with two columns. */
type Shape = {
  keys: readonly string[];
  fields: readonly (readonly [column: string, field: string])[];
  twice: Fault | null;
};

function shapeOf(
  keys: readonly string[],
  columns: ReadonlyMap<string, string>,
  { join, ignore }: Reading,
): Shape {
  const from = new Map<string, string>();
  const parts = new Set([...join.values()].flat());
  let twice: Fault | null = null;
  for (const column of keys) {
    if (ignore.has(column) || parts.has(column)) continue;
    const field = columns.get(column) ?? column;
    const other = from.get(field);
    if (other === undefined) from.set(field, column);
    else twice ??= { field, reason: `is given twice, as "${other}" and as "${column}"` };
  }
  return { keys, fields: [...from].map(([field, column]) => [column, field]), twice };
}

/** Returns the fields of raw records under our names. Records with the same columns share their shape. */
export function recordShaper(columns: ReadonlyMap<string, string>, reading: Reading) {
  let shape: Shape = { keys: [], fields: [], twice: null };
  return (raw: RawRecord): { fields: Record<string, unknown>; fault?: Fault } => {
    const keys = Object.keys(raw);
    if (keys.length !== shape.keys.length || keys.some((key, at) => key !== shape.keys[at]))
      shape = shapeOf(keys, columns, reading);
    if (shape.twice) return { fields: raw, fault: shape.twice };
    // built from entries, so that a column named __proto__ is an ordinary field
    const fields = Object.fromEntries(shape.fields.map(([column, field]) => [field, raw[column]]));
    for (const [field, headings] of reading.join) fields[field] = joinedText(field, headings, raw);
    return { fields: shape.fields.some(([, field]) => field.startsWith(PART)) ? nested(fields) : fields };
  };
}

const PART = 'appear.';

/** Combines `appear.url` and similar fields into one object. Leaves it out if all parts are empty. */
function nested(fields: Record<string, unknown>): Record<string, unknown> {
  const all = Object.entries(fields);
  const whole: Record<string, unknown> = Object.fromEntries(all.filter(([field]) => !field.startsWith(PART)));
  const parts = all.filter(([field]) => field.startsWith(PART));
  const inner = Object.fromEntries(parts.map(([field, value]) => [field.slice(PART.length), value]));
  if (Object.values(inner).some((value) => value !== null && value !== ''))
    whole.appear = { ...(isRecord(whole.appear) ? whole.appear : {}), ...inner };
  return whole;
}
