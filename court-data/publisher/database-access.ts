import { ownerToken } from '../database/owner-token';

/** The right to write to a database. */
export type DatabaseAccess = {
  /** for `Authorization: Bearer` */
  token(): Promise<string>;
  /** The database did not take the token: lets the next one be new. False where the last one already was. */
  renew(): boolean;
};

/** The owner's token of this machine, which no database elsewhere is ever sent. Throws BadOwnerTokenError. */
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

/** A database that is not on this machine was named, and nothing that opens it. */
export class NoAccessError extends Error {
  override name = 'NoAccessError';
  constructor(readonly origin: string) {
    super(
      `${origin} needs a Google service account. Give its key file with --service-account, or in GOOGLE_APPLICATION_CREDENTIALS`,
    );
  }
}

/** A service account's key file that cannot be used. Never holds what stands in it. */
export class ServiceAccountError extends Error {
  override name = 'ServiceAccountError';
  constructor(
    readonly file: string,
    readonly reason: string,
  ) {
    super(`${file}: ${reason}`);
  }
}

/** Google gave no token for a service account. */
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
