import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createFile } from '../../disk/create-file';

/** Where the owner's token of this machine lies; git ignores the folder. */
export const OWNER_TOKEN_FILE = join(import.meta.dirname, '../../../.keys/owner-token');
const VARIABLE = 'DATABASE_OWNER_TOKEN';

/** What is to be the owner's token cannot be one, or could be guessed. Never holds the token. */
export class BadOwnerTokenError extends Error {
  override name = 'BadOwnerTokenError';
  constructor(source: string, remedy: string) {
    super(
      `${source} holds no token for the owner of the database: 32 or more letters, digits or signs without spaces. ${remedy}`,
    );
  }
}

/** The system lets this user neither read nor make the file of the owner's token. */
export class OwnerTokenFileError extends Error {
  override name = 'OwnerTokenFileError';
  constructor(
    readonly file: string,
    options: { readonly cause: unknown },
  ) {
    super(
      `${file}, which opens the database for writing, can be neither read nor made: ${(options.cause as Error).message}. ` +
        `Mend that, or work as the user whose file it is, or set ${VARIABLE} (32 characters or more) for the database and for all that write to it.`,
      options,
    );
  }
}

/** Throws BadOwnerTokenError for a token that could be guessed. */
export function checkOwnerToken(token: string, source: string, remedy: string): void {
  if (!/^[\x21-\x7e]{32,}$/.test(token)) throw new BadOwnerTokenError(source, remedy);
}

/**
 * What opens the embedded database of this machine for writing: the token of DATABASE_OWNER_TOKEN, or that of
 * `.keys/owner-token`, which is made when it is first needed. Throws OwnerTokenFileError, and BadOwnerTokenError for a file
 * that holds none; a variable is taken as it is, because Firebase's emulator wants the word "owner".
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

/** The token with which a database starts. Throws BadOwnerTokenError and OwnerTokenFileError. */
export function databaseOwnerToken(): string {
  const token = ownerToken();
  checkOwnerToken(token, VARIABLE, 'Give a longer one, or none: the database then makes its own.');
  return token;
}

/**
 * Makes a file that its owner alone may read, whole or not at all, with its folder; of several processes that make it at
 * once one succeeds. False where there is one already, which stays as it is. Throws the system's error.
 */
export function makeSecretFile(file: string, text: string): boolean {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  return createFile(file, text, 0o600);
}
