/** Where a court's database answers: `http(s)://host[:port]`, and the name it goes by where several share a host. */
export type DatabaseAddress = {
  origin: string;
  namespace: string | null;
  /** true where it is on this machine: the embedded database, or Firebase's emulator */
  isLocal: boolean;
};

/** A database URL that cannot be used; holds the text as given. */
export class DatabaseAddressError extends Error {
  override name = 'DatabaseAddressError';
  constructor(
    readonly text: string,
    readonly reason: string,
  ) {
    super(`${text} ${reason}. Give it like http://localhost:9000?ns=txwb or https://txwb.firebaseio.com`);
  }
}

const LOCAL = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;

/** Reads `http://localhost:9000?ns=txwb` or `https://…firebaseio.com`. Throws DatabaseAddressError. */
export function parseDatabaseAddress(text: string): DatabaseAddress {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url === null || !/^https?:$/.test(url.protocol) || url.pathname !== '/' || url.username) {
    throw new DatabaseAddressError(text, 'is not a database address');
  }
  const isLocal = LOCAL.test(url.hostname);
  if (!isLocal && url.protocol !== 'https:') {
    throw new DatabaseAddressError(text, 'is not encrypted, and only a database on this machine may be so');
  }
  return { origin: url.origin, namespace: url.searchParams.get('ns'), isLocal };
}

/** The database on this machine; DATABASE_PORT says where it listens. */
export function localDatabase(court: string): string {
  return `http://localhost:${process.env.DATABASE_PORT ?? '9000'}?ns=${court}`;
}
