import { readFile } from 'node:fs/promises';
import { JWT } from 'google-auth-library';
import * as v from 'valibot';
import { isLoopbackHost } from '../../database/access/loopback';
import { type DatabaseAccess, ServiceAccountError, TokenError } from './database-access';

/** Google's token endpoint, the audience of an assertion. It is the library's own address. */
const TOKENS = 'https://oauth2.googleapis.com/token';

const DATABASE: readonly string[] = [
  'https://www.googleapis.com/auth/userinfo.email',
  'https://www.googleapis.com/auth/firebase.database',
];
/** The scope for messages to a project's apps, for googleAccess. */
export const MESSAGING: readonly string[] = ['https://www.googleapis.com/auth/firebase.messaging'];
const REQUEST_MS = 20_000;
/** The database does not refuse a younger token because of its age. */
const NEW_MS = 60_000;

const keySchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    type: v.literal('service_account'),
    client_email: v.string(),
    private_key: v.string(),
    token_uri: v.optional(v.string()),
  }),
);

/**
 * A local Google test server, named by the key's `token_uri`. Null if the key names none. Assertions for Google are
 * sent to no other address.
 */
function standInOf(uri: string | undefined): URL | null {
  return uri !== undefined && URL.canParse(uri) && isLoopbackHost(new URL(uri).hostname)
    ? new URL(uri)
    : null;
}

/** `standIn`: origin of the key's local Google test server. Null for Google itself. */
export type GoogleAccess = DatabaseAccess & { readonly standIn: string | null };

/**
 * The credentials of a Google service account, from its JSON key file. The default `scopes` allow writes to databases.
 * A token is cached until five minutes before it expires. Throws ServiceAccountError. Its token requests throw
 * TokenError.
 */
export async function googleAccess(
  file: string,
  send: typeof fetch,
  scopes: readonly string[] = DATABASE,
): Promise<GoogleAccess> {
  const text = await readFile(file, 'utf8').catch(() => {
    throw new ServiceAccountError(file, 'cannot be read. Check the name');
  });
  const key = v.safeParse(keySchema, text);
  if (!key.success) {
    throw new ServiceAccountError(
      file,
      'is not the JSON key of a service account. Make one in the Google Cloud console',
    );
  }
  const { client_email: email, private_key, token_uri } = key.output;
  const standIn = standInOf(token_uri);
  const fetchImplementation: typeof fetch = (input, init) =>
    send(standIn && String(input) === TOKENS ? standIn : input, init);
  const begin = () =>
    new JWT({
      email,
      key: private_key,
      scopes: [...scopes],
      transporterOptions: { fetchImplementation, timeout: REQUEST_MS },
    });
  let client = begin();
  let begun = Date.now();
  return {
    standIn: standIn?.origin ?? null,
    async token() {
      const { token } = await client.getAccessToken().catch((cause: unknown) => {
        throw new TokenError(email, { cause });
      });
      if (token) return token;
      throw new TokenError(email, { cause: 'the answer was empty' });
    },
    renew() {
      if (Date.now() - begun < NEW_MS) return false;
      client = begin();
      begun = Date.now();
      return true;
    },
  };
}
