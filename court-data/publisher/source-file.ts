import type { Fault } from './reject';
import type { ReadBytes } from './text-of-file';

/** One export: a file's text, whole or piece by piece, or records that a program already holds. */
export type Source = {
  /** how messages call it */
  name: string;
  /** what the export calls a field → what we call it; a field that is not named keeps its name */
  columns?: ReadonlyMap<string, string>;
  /** how far the text was read, while it is read */
  progress?: ReadBytes;
} & ({ text: string | AsyncIterable<string> } | { records: readonly unknown[] });

/** Where a record stands: the line it begins on, and which of the export's records it is; both from 1. */
export type Place = { line: number; record: number };

/** A record as it stands in the export, before any check; `fault` where it could not even be read. */
export type PlacedRecord = Place & { value: unknown; fault?: Fault };

/** A record's text and the line it begins on; `fault` where it is longer than a record may be, and was not kept. */
export type RecordText = { line: number; json: string; fault?: Fault };

/** An export that cannot be used as a whole; nothing was published. `line` is null where it is about all of it. */
export class SourceFileError extends Error {
  override name = 'SourceFileError';
  constructor(
    readonly file: string,
    readonly line: number | null,
    readonly reason: string,
  ) {
    super(`${file}${line === null ? '' : ` line ${line}`}: ${reason}; nothing was published`);
  }
}
