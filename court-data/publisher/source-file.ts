/** One export: a file's text, or records that a program already holds. */
export type Source = { name: string; text: string } | { name: string; records: readonly unknown[] };

/** A record as it stands in the export, before any check, and the line it begins on (from 1). */
export type PlacedRecord = { line: number; value: unknown };

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
