/** Where a court's database answers: `http(s)://host[:port]`, and the name it goes by where several share a host. */
export type DatabaseAddress = { origin: string; namespace: string | null };

/** A database URL that is none; holds the text as given. */
export class DatabaseAddressError extends Error {
  override name = 'DatabaseAddressError';
  constructor(readonly text: string) {
    super(`${text} is not a database address. Give it like http://localhost:9000?ns=txwb`);
  }
}

/** Reads `http://localhost:9000?ns=txwb`. Throws DatabaseAddressError. */
export function parseDatabaseAddress(text: string): DatabaseAddress {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url === null || !/^https?:$/.test(url.protocol)) throw new DatabaseAddressError(text);
  return { origin: url.origin, namespace: url.searchParams.get('ns') };
}

/** The database on this machine; DATABASE_PORT says where it listens. */
export function localDatabase(court: string): string {
  return `http://localhost:${process.env.DATABASE_PORT ?? '9000'}?ns=${court}`;
}
