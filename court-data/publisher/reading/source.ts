import type { Clerk } from './clerk';
import type { Reading } from './reading';
import type { ReadBytes, Row } from './source-file';

/** One export: a file's text, complete or in pieces, or records from a program. */
export type Source = {
  /** name in messages */
  name: string;
  /** the export's field name → our name; an unlisted field keeps its name */
  columns?: ReadonlyMap<string, string>;
  /** rules for reading its records, apart from field names */
  reading?: Reading;
  /** the clerk to ask about values that no rule reads; without a clerk, such a value is a fault */
  clerk?: Clerk;
  /** risks of the file format, such as hidden rows */
  notes?: readonly string[];
  /** progress of reading the text */
  progress?: ReadBytes;
} & (
  | { text: string | AsyncIterable<string> }
  | { rows: AsyncIterable<Row> }
  | { records: readonly unknown[] }
);
