import { randomBytes, randomUUID } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

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

/** Throws BadOwnerTokenError for a token that could be guessed. */
export function checkOwnerToken(token: string, source: string, remedy: string): void {
  if (!/^[\x21-\x7e]{32,}$/.test(token)) throw new BadOwnerTokenError(source, remedy);
}

/**
 * What opens the embedded database of this machine for writing: the token of DATABASE_OWNER_TOKEN, or that of
 * `.keys/owner-token`, which is made when it is first needed. Throws BadOwnerTokenError for a file that holds none; a
 * variable is taken as it is, because Firebase's emulator wants the word "owner".
 */
export function ownerToken(file = OWNER_TOKEN_FILE, given = process.env[VARIABLE]): string {
  if (given?.trim()) return given.trim();
  if (!existsSync(file)) makeTokenFile(file);
  const token = readFileSync(file, 'utf8').trim();
  checkOwnerToken(token, file, 'Delete the file: the next start makes another.');
  return token;
}

/** The token with which a database starts. Throws BadOwnerTokenError. */
export function databaseOwnerToken(): string {
  const token = ownerToken();
  checkOwnerToken(token, VARIABLE, 'Give a longer one, or none: the database then makes its own.');
  return token;
}

/** Whole or not at all, readable by its owner alone; of several processes that make it at once one succeeds. */
function makeTokenFile(file: string): void {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const draft = `${file}.${randomUUID()}`;
  writeFileSync(draft, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600, flag: 'wx' });
  try {
    linkSync(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(draft);
  }
}
