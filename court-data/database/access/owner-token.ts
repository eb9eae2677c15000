import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createFile } from '../../disk/create-file';

/** File with this machine's owner token. Git ignores the folder. */
export const OWNER_TOKEN_FILE = join(import.meta.dirname, '../../../.keys/owner-token');
const VARIABLE = 'DATABASE_OWNER_TOKEN';

/** The owner token is malformed or guessable. The message never contains the token. */
export class BadOwnerTokenError extends Error {
  override name = 'BadOwnerTokenError';
  constructor(source: string, remedy: string) {
    super(
      `${source} holds no token for the owner of the database: 32 or more letters, digits or signs without spaces. ${remedy}`,
    );
  }
}

/** The operating system lets this user neither read nor create the file of the owner token. */
export class OwnerTokenFileError extends Error {
  override name = 'OwnerTokenFileError';
  constructor(
    readonly file: string,
    options: { readonly cause: unknown },
  ) {
    super(
      `${file}, which opens the database for writing, can be neither read nor made: ${(options.cause as Error).message}. ` +
        `Fix that, or work as the user whose file it is, or set ${VARIABLE} (32 characters or more) for the database and for all that write to it.`,
      options,
    );
  }
}

/** Throws BadOwnerTokenError if the token is guessable. */
export function checkOwnerToken(token: string, source: string, remedy: string): void {
  if (!/^[\x21-\x7e]{32,}$/.test(token)) throw new BadOwnerTokenError(source, remedy);
}

/**
 * The token that allows writes to this machine's embedded database. It comes from DATABASE_OWNER_TOKEN or from
 * `.keys/owner-token`. The file is created at the first use. Throws OwnerTokenFileError. Throws BadOwnerTokenError if
 * the file holds no valid token. The variable is not checked, because Firebase's emulator expects the word "owner".
 */
export function ownerToken(file = OWNER_TOKEN_FILE, given = process.env[VARIABLE]): string {
  if (given?.trim()) return given.trim();
  const token = textOf(file).trim();
  checkOwnerToken(token, file, 'Delete the file: the next start makes another.');
  return token;
}

function textOf(file: string): string {
  try {
    if (!existsSync(file)) makeSecretFile(file, `${randomBytes(32).toString('base64url')}\n`);
    return readFileSync(file, 'utf8');
  } catch (cause) {
    throw new OwnerTokenFileError(file, { cause });
  }
}

/** The owner token for starting a database. Throws BadOwnerTokenError and OwnerTokenFileError. */
export function databaseOwnerToken(): string {
  const token = ownerToken();
  checkOwnerToken(token, VARIABLE, 'Give a longer one, or none: the database then makes its own.');
  return token;
}

/**
 * Creates a file that only its owner may read, and its folder. The file is created completely or not at all. If several
 * processes create it at once, one succeeds. Returns false if the file exists; the file then stays unchanged. Throws
 * the system's error.
 */
export function makeSecretFile(file: string, text: string): boolean {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  return createFile(file, text, 0o600);
}
