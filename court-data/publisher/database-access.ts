/** The right to write to a database. */
export type DatabaseAccess = {
  /** for `Authorization: Bearer` */
  token(): Promise<string>;
  /** The database did not take the token: lets the next one be new. False where the last one already was. */
  renew(): boolean;
};

/** What the embedded database and Firebase's emulator take, and no other database is ever sent. */
export const LOCAL_ACCESS: DatabaseAccess = { token: async () => 'owner', renew: () => false };

/** A database that is not on this machine was named, and nothing that opens it. */
export class NoAccessError extends Error {
  override name = 'NoAccessError';
  constructor(readonly origin: string) {
    super(
      `${origin} needs a Google service account. Give its key file with --service-account, or in GOOGLE_APPLICATION_CREDENTIALS`,
    );
  }
}
