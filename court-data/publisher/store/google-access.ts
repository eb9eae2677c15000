import { readFile } from 'node:fs/promises';
import { JWT } from 'google-auth-library';
import * as v from 'valibot';
import { isLoopbackHost } from '../../database/loopback';
import { type DatabaseAccess, ServiceAccountError, TokenError } from './database-access';

/** Where Google gives tokens: the library's own address, which an assertion is for. */
const TOKENS = 'https://oauth2.googleapis.com/token';

const SCOPES = [
  'https://www.googleapis.com/auth/userinfo.email',
  'https://www.googleapis.com/auth/firebase.database',
];
const REQUEST_MS = 20_000;
/** A token younger than this is not refused for its age. */
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
 * `send`, which asks for tokens at the key's own `token_uri` where that is on this machine: a rehearsal's stand-in for
 * Google's. What is signed for Google goes nowhere else.
 */
function sendTokensTo(uri: string | undefined, send: typeof fetch): typeof fetch {
  if (uri === undefined || !URL.canParse(uri) || !isLoopbackHost(new URL(uri).hostname)) return send;
  return (input, init) => send(String(input) === TOKENS ? uri : input, init);
}

/**
 * The rights of a Google service account, by its JSON key file. A token is kept until five minutes before it ends.
 * Throws ServiceAccountError; its tokens throw TokenError.
 */
export async function googleAccess(file: string, send: typeof fetch): Promise<DatabaseAccess> {
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
  const fetchImplementation = sendTokensTo(token_uri, send);
  const begin = () =>
    new JWT({
      email,
      key: private_key,
      scopes: SCOPES,
      transporterOptions: { fetchImplementation, timeout: REQUEST_MS },
    });
  let client = begin();
  let begun = Date.now();
  return {
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
