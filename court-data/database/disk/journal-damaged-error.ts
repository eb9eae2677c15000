import { dirname } from 'node:path';

/** Where in a file: its line, counted from 1, and the byte that line begins at, counted from 0. */
export type FilePlace = { readonly line: number; readonly byte: number };

/** A file of the data folder that cannot be read, in a way that a crash while writing does not explain. */
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
