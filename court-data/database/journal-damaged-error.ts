/** A file of the data folder that cannot be read, in a way that a crash while writing does not explain. */
export class JournalDamagedError extends Error {
  override name = 'JournalDamagedError';
  constructor(
    readonly file: string,
    what: string,
  ) {
    super(
      `${file}: ${what}. Put a copy of the folder in its place, or delete it to begin with an empty database.`,
    );
  }
}
