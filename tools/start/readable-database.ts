import { dataPath } from '@court/domain';
import {
  DatabaseUnreachableError,
  parseDatabaseAddress,
} from '../../court-data/publisher/store/database-access';

const TIMEOUT_MS = 10_000;

/** A database that refuses the read. The message says what to do. */
export class UnreadableDatabaseError extends Error {
  override name = 'UnreadableDatabaseError';
}

const REMEDIES: Readonly<Record<number, string>> = {
  401: 'Its rules forbid reads. Deploy the product’s rules: firebase deploy --only database',
  404: 'There is no database of that name. The Firebase console shows the right address',
};

/**
 * Returns the address of a court's database, after a test read. For a database on this machine, `?ns=` defaults to
 * `court`. Prints a sentence if nothing has been published. Throws DatabaseAddressError, DatabaseUnreachableError and
 * UnreadableDatabaseError.
 */
export async function readableDatabase(
  text: string,
  court: string,
  say: (sentence: string) => void,
): Promise<string> {
  const { origin, namespace, isLocal } = parseDatabaseAddress(text);
  const name = namespace ?? (isLocal ? court : null);
  const query = name ? `?ns=${name}` : '';
  const address = `${origin}${query}`;
  const answer = await fetch(`${origin}/${dataPath('lastUpdated')}.json${query}`, {
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch((cause: unknown) => {
    throw new DatabaseUnreachableError(origin, { cause });
  });
  const said = await answer.text();
  if (!answer.ok) {
    const remedy = REMEDIES[answer.status] ?? 'Check the address';
    throw new UnreadableDatabaseError(
      `The database at ${address} cannot be read (${answer.status}): ${said.trim().slice(0, 200)}. ${remedy}`,
    );
  }
  if (!/^(null|\{)/.test(said.trim()))
    throw new UnreadableDatabaseError(
      `What answers at ${address} is no Realtime Database. Check the address`,
    );
  if (said.trim() === 'null')
    say(
      `Nothing has been published to ${address} yet: its pages are empty until it is (npm run publish-court).`,
    );
  return address;
}
