import { type Asking, askOf, type Clerk, type ReadRules } from '../clerk';
import { type StrayWord, strayWord, strayWordAbove } from '../text/stray-words';
import type { RawRecord } from './shape-record';

/** Longer values are prose, which can mention sealed documents. */
const MAX_CHARACTERS = 40;

/** The entry of `unusual` in a map with which a clerk leaves out a column regardless of its values. */
export const leftOutValue = (heading: string): string => `column ${heading}`;

/** A "Section" column holds the headings above the rows of a page. */
const isSection = (heading: string) => heading.startsWith('Section');
function wordInNote(value: string): StrayWord | null {
  if (value.length <= MAX_CHARACTERS) return strayWord(value, true);
  const found = strayWord(value, false);
  return found?.kind === 'restriction' ? found : null;
}
const wordIn = (heading: string, value: string) =>
  isSection(heading) ? strayWordAbove(value) : wordInNote(value);

/** Asks about a left-out column if it now says that a hearing is off, or that a record is not public. */
export function askLeftOut(raw: RawRecord, asking: Asking): void {
  const { ignore, unusual } = asking.reading;
  for (const heading of ignore) {
    const value = raw[heading];
    if (value === null || value === undefined || unusual.has(leftOutValue(heading))) continue;
    const found = wordIn(heading, typeof value === 'string' ? value : JSON.stringify(value));
    if (!found) continue;
    const field = found.kind === 'status' ? 'status' : 'sealed';
    askOf(asking, `column:${heading}`, () => ({
      text: `May the column “${heading}” be left out? It says “${found.word}”`,
      answers: [
        { set: `column:${heading}=${field}`, meaning: `no, it is our ${field}` },
        { set: `column:${heading}=ignore`, meaning: 'yes, whatever it says' },
      ],
    }));
  }
}

/** Asks about each field of the map whose columns are all missing, because every record would lose its value. */
export function askMissingColumns(
  headings: ReadonlySet<string>,
  { columns, reading }: Pick<ReadRules, 'columns' | 'reading'>,
  { questions }: Clerk,
): void {
  const byField = new Map<string, string[]>([...reading.join].map(([field, parts]) => [field, [...parts]]));
  for (const [heading, field] of columns)
    if (!reading.join.has(field)) byField.set(field, [...(byField.get(field) ?? []), heading]);
  for (const [field, names] of byField) {
    const isJoined = reading.join.has(field);
    const missing = names.filter((heading) => !headings.has(heading));
    if (headings.has(field) || missing.length === 0 || (!isJoined && missing.length < names.length)) continue;
    const value = `no column ${missing.join(', ')}`;
    if (reading.unusual.has(value)) continue;
    questions.ask(`unusual:${value}`, () => ({
      text: `The export has no column “${missing.join('”, “')}”, from which ${field} is read. Is that right? If the column has a new heading, map that`,
      answers: [{ set: `unusual:${value}=expected`, meaning: `yes: publish without ${field}` }],
    }));
  }
}
