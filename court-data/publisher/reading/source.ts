import type { Clerk } from './clerk';
import type { Reading } from './reading';
import type { ReadBytes, Row } from './source-file';

/** One export: a file's text, whole or piece by piece, or records that a program already holds. */
export type Source = {
  /** how messages call it */
  name: string;
  /** the export's name of a field → our name; a field that is not listed keeps its name */
  columns?: ReadonlyMap<string, string>;
  /** how its records are meant, beyond their fields' names */
  reading?: Reading;
  /** who is asked about values that no rule reads; without one, such a value is a fault */
  clerk?: Clerk;
  /** dangers of the file's form, such as hidden rows */
  notes?: readonly string[];
  /** how far the text was read, while it is read */
  progress?: ReadBytes;
} & (
  | { text: string | AsyncIterable<string> }
  | { rows: AsyncIterable<Row> }
  | { records: readonly unknown[] }
);
