import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { OWNER_TOKEN_FILE } from '../../court-data/database/access/owner-token';
import { narrowedSentence, narrowToOwner } from '../../court-data/disk/owner-only';

const KEYS = dirname(OWNER_TOKEN_FILE);

/**
 * Restricts this machine's keys to their owner: the owner's token, the release key, and key files of service accounts
 * in `.keys` or at GOOGLE_APPLICATION_CREDENTIALS. Prints a sentence if other users had rights to them.
 */
export function narrowKeys(
  say: (sentence: string) => void,
  keys = KEYS,
  account = process.env.GOOGLE_APPLICATION_CREDENTIALS,
): void {
  const found = existsSync(keys) ? readdirSync(keys, { withFileTypes: true }) : [];
  const files = found.filter((entry) => entry.isFile()).map(({ name }) => join(keys, name));
  const inKeys = narrowedSentence('.keys', narrowToOwner([keys, ...files]));
  const other = account ? narrowedSentence(account, narrowToOwner([account])) : null;
  for (const sentence of [inKeys, other]) if (sentence) say(sentence);
}
