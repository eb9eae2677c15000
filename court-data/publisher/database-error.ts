/** Nothing answered at a database's address. */
export class DatabaseUnreachableError extends Error {
  override name = 'DatabaseUnreachableError';
  constructor(
    readonly origin: string,
    options?: ErrorOptions,
  ) {
    super(
      `The database at ${origin} does not answer. Start it (npm start runs one on this machine), or name another with --database`,
      options,
    );
  }
}

/** The database answered, and refused; `status` is the HTTP status. */
export class DatabaseRefusedError extends Error {
  override name = 'DatabaseRefusedError';
  constructor(
    readonly origin: string,
    readonly path: string,
    readonly status: number,
    readonly reason: string,
  ) {
    super(`The database at ${origin} refused ${path} (${status}): ${reason}`);
  }
}
