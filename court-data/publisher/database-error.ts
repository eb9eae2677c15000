/** Nothing answered at a database's address, or every answer was cut off. */
export class DatabaseUnreachableError extends Error {
  override name = 'DatabaseUnreachableError';
  constructor(
    readonly origin: string,
    options?: ErrorOptions,
  ) {
    const remedy = origin.startsWith('https:')
      ? 'Check the network and the address'
      : 'Start it (npm start runs one on this machine), or name another with --database';
    super(`The database at ${origin} does not answer. ${remedy}`, options);
  }
}

const REMEDIES: Readonly<Record<number, string>> = {
  401: '. Check that the service account is of the database’s own project',
  403: '. Give the service account the role Firebase Realtime Database Admin',
};

const LOCAL_REMEDIES: typeof REMEDIES = {
  401: '. It was started from another folder: set DATABASE_OWNER_TOKEN to what stands in .keys/owner-token there',
};

/** The database answered, and refused; `status` is the HTTP status. */
export class DatabaseRefusedError extends Error {
  override name = 'DatabaseRefusedError';
  constructor(
    readonly origin: string,
    readonly path: string,
    readonly status: number,
    readonly reason: string,
  ) {
    const remedies = origin.startsWith('https:') ? REMEDIES : LOCAL_REMEDIES;
    super(`The database at ${origin} refused ${path} (${status}): ${reason}${remedies[status] ?? ''}`);
  }
}
