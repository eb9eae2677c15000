import { basename, dirname } from 'node:path';

/** Where in a file: its line, counted from 1, and the byte that line begins at, counted from 0. */
export type FilePlace = { readonly line: number; readonly byte: number };

/** A file of the data folder that cannot be read, in a way that a crash while writing does not explain. */
export class JournalDamagedError extends Error {
  override name = 'JournalDamagedError';
  /** Without the folder and without the remedy. */
  readonly what: string;

  constructor(
    readonly file: string,
    what: string,
    readonly place: FilePlace | null = null,
  ) {
    const where = place ? `, line ${place.line} (byte ${place.byte})` : '';
    const data = dirname(dirname(file));
    super(
      `${file}${where}: ${what}. "npm run database -- --repair --data ${data}" keeps what is whole, and the damaged ` +
        `file under another name. Or put a copy of ${dirname(file)} in its place, or delete it to begin with an empty database.`,
    );
    this.what = `${basename(file)}${where}: ${what}`;
  }
}
