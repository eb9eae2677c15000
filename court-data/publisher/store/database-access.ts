import { ownerToken } from '../../database/access/owner-token';

/** The address of a court's database: `http(s)://host[:port]`, and its namespace if several databases share a host. */
type DatabaseAddress = {
  origin: string;
  namespace: string | null;
  /** true if it is on this machine: the embedded database, or Firebase's emulator */
  isLocal: boolean;
};

/** The database URL is invalid. Contains the given text. */
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

/** The database on this machine. DATABASE_PORT is its port. */
export function localDatabase(court: string): string {
  return `http://localhost:${process.env.DATABASE_PORT ?? '9000'}?ns=${court}`;
}

/** The database's address did not answer, or every answer was interrupted. */
export class DatabaseUnreachableError extends Error {
  override name = 'DatabaseUnreachableError';
  constructor(
    readonly origin: string,
    options?: ErrorOptions,
  ) {
    const remedy = origin.startsWith('https:')
      ? 'Check the network and the address'
      : 'Start it (npm start in the repository runs one on this machine), or name another with --database';
    super(`The database at ${origin} does not answer. ${remedy}`, options);
  }
}

const REMEDIES: Readonly<Record<number, string>> = {
  401: '. Check that the service account is of the database’s own project',
  403: '. Give the service account the role Firebase Realtime Database Admin',
};

const LOCAL_REMEDIES: typeof REMEDIES = {
  401: '. It was started from another folder: set DATABASE_OWNER_TOKEN to the content of .keys/owner-token there',
};

/** The database refused the request. `status` is the HTTP status. */
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

/** The credentials for writing to a database. */
export type DatabaseAccess = {
  /** for `Authorization: Bearer` */
  token(): Promise<string>;
  /**
   * Called if the database refused the token: the next token is a new one. Returns false if the last token was already
   * new.
   */
  renew(): boolean;
};

/**
 * This machine's owner token. It is never sent to a database on another machine. Throws BadOwnerTokenError and
 * OwnerTokenFileError.
 */
export function localAccess(): DatabaseAccess {
  let token = ownerToken();
  return {
    token: async () => token,
    renew() {
      const before = token;
      token = ownerToken();
      return token !== before;
    },
  };
}

/** A database on another machine was named without credentials. */
export class NoAccessError extends Error {
  override name = 'NoAccessError';
  constructor(readonly origin: string) {
    super(
      `${origin} needs a Google service account. Give its key file with --service-account, or in GOOGLE_APPLICATION_CREDENTIALS`,
    );
  }
}

/** The service account's key file is unusable. Never contains the file's content. */
export class ServiceAccountError extends Error {
  override name = 'ServiceAccountError';
  constructor(
    readonly file: string,
    readonly reason: string,
  ) {
    super(`${file}: ${reason}`);
  }
}

/** Google issued no token for a service account. */
export class TokenError extends Error {
  override name = 'TokenError';
  constructor(
    readonly account: string,
    options: { cause: unknown },
  ) {
    const reason = options.cause instanceof Error ? options.cause.message : String(options.cause);
    super(
      `Google gave no access for ${account}: ${reason}. Check the network, this computer's clock, and that the key has not been deleted`,
      options,
    );
  }
}

/** Resolution of a `Date` header in ms: one second. */
const HEADER_MS = 1_000;

/**
 * How far the database's clock is ahead of this computer's, in ms, from the `Date` header of an answer. 0 if the header
 * is consistent with equal clocks. Null without a valid date header. `sentAt`, `receivedAt`: epoch ms on this computer.
 */
export function clockOffset(header: string | null, sentAt: number, receivedAt: number): number | null {
  const at = Date.parse(header ?? '');
  if (Number.isNaN(at)) return null;
  const [least, most] = [at - receivedAt, at + HEADER_MS - sentAt];
  return least <= 0 && most >= 0 ? 0 : Math.round((least + most) / 2);
}
