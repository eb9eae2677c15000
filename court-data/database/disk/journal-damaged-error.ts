import { dirname } from 'node:path';

/** A position in a file: the line number, from 1, and the byte offset of that line, from 0. */
export type FilePlace = { readonly line: number; readonly byte: number };

/** A file of the data folder cannot be read, and an interrupted write does not explain the damage. */
export class JournalDamagedError extends Error {
  override name = 'JournalDamagedError';

  constructor(
    readonly file: string,
    what: string,
    place: FilePlace | null = null,
  ) {
    const where = place ? `, line ${place.line} (byte ${place.byte})` : '';
    const folder = dirname(file);
    super(
      `${file}${where}: ${what}. Put a copy of ${folder} in its place; or move it away and publish the court again, ` +
        '"npm start" does that for a sample court.',
    );
  }
}
