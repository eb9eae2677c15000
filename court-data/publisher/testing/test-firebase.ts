import { createPublicKey, generateKeyPairSync, verify } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { ownerToken } from '../../database/access/owner-token';
import { testMessaging } from './test-messaging';

/** The fault of a request: an answer with this status, or a connection cut before or after the request was executed. */
export type Fault = 429 | 500 | 502 | 503 | 504 | 'cut' | 'cut after' | '502 after';

const ORIGIN = 'https://txwb-default-rtdb.firebaseio.com';
const TOKENS = 'https://oauth2.googleapis.com/token';
const MESSAGING = 'https://www.googleapis.com/auth/firebase.messaging';
const ACCOUNT = 'publisher@txwb.iam.gserviceaccount.com';

let keys: ReturnType<typeof generateRsa> | undefined;
const generateRsa = () => generateKeyPairSync('rsa', { modulusLength: 2048 });

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

/**
 * A test server for Firebase, its messages and Google's token endpoint, for tests and rehearsals. It forwards to the
 * embedded database at `target`. It requires a token that it has issued to the service account of `keyFile`, and can
 * let requests fail. `fetch` routes Firebase's addresses here. A publisher in another process gets `local` and the key
 * file, which names this server's token endpoint. The test must close it.
 */
export async function testFirebase(target: string, faultOf: (method: string, path: string) => Fault | null) {
  // creating a key takes longer than most tests
  keys ??= generateRsa();
  const { publicKey, privateKey } = keys;
  const keyFile = join(mkdtempSync(join(tmpdir(), 'key-')), 'service-account.json');
  const private_key = privateKey.export({ type: 'pkcs8', format: 'pem' });
  const seen = { tokens: 0, refused: 0, faults: 0 };
  let valid = '';
  const messaging = testMessaging();
  let refusesAll = false;

  function issue(form: URLSearchParams, response: ServerResponse) {
    const [head = '', claims = '', signature = ''] = (form.get('assertion') ?? '').split('.');
    const signed = verify(
      'RSA-SHA256',
      Buffer.from(`${head}.${claims}`),
      createPublicKey(publicKey.export({ type: 'spki', format: 'pem' })),
      Buffer.from(signature, 'base64url'),
    );
    const { iss, scope, aud, iat, exp } = JSON.parse(Buffer.from(claims, 'base64url').toString());
    // Google's checks: addressed to Google, valid for at most an hour, and a clock that is not minutes off
    const isTimely = exp - iat <= 3600 && Math.abs(Date.now() / 1000 - iat) < 300;
    const isRight = signed && iss === ACCOUNT && aud === TOKENS && isTimely;
    const isForMessages = scope === MESSAGING;
    if (!isRight || !(isForMessages || /userinfo\.email.*firebase\.database$/.test(scope)))
      return response.writeHead(400).end('{"error": "invalid_grant"}');
    if (!isForMessages) {
      seen.tokens += 1;
      valid = `ya29.${seen.tokens}`;
    }
    const token = isForMessages ? messaging.token() : valid;
    const answer = { access_token: token, expires_in: 3600, token_type: 'Bearer' };
    return response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(answer));
  }

  async function pass(request: IncomingMessage, body: string) {
    const { 'if-match': ifMatch, 'x-firebase-etag': wantsEtag } = request.headers;
    return fetch(`${target}${request.url}`, {
      method: request.method ?? 'GET',
      headers: {
        Authorization: `Bearer ${ownerToken()}`,
        ...(ifMatch ? { 'if-match': ifMatch } : {}),
        ...(wantsEtag ? { 'X-Firebase-ETag': 'true' } : {}),
      },
      ...(body.length > 0 ? { body } : {}),
    });
  }

  const server = createServer(async (request, response) => {
    const body = await bodyOf(request);
    if (request.url === '/token') return issue(new URLSearchParams(body), response);
    if (request.url?.startsWith('/v1/')) return messaging.answer(request, body, response);
    if (refusesAll || request.headers.authorization !== `Bearer ${valid}`) {
      seen.refused += 1;
      return response.writeHead(401).end('{"error": "Unauthorized request."}');
    }
    const fault = faultOf(request.method ?? 'GET', request.url ?? '');
    if (fault) seen.faults += 1;
    if (fault === 'cut') return request.socket.destroy();
    if (typeof fault === 'number') return response.writeHead(fault, { 'Retry-After': '0' }).end('later');
    const answer = await pass(request, body);
    const text = await answer.text();
    if (fault === 'cut after') return request.socket.destroy();
    if (fault === '502 after') return response.writeHead(502).end('<html>');
    const etag = answer.headers.get('etag');
    return response.writeHead(answer.status, etag ? { ETag: etag } : {}).end(text);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const local = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  const account = {
    type: 'service_account',
    client_email: ACCOUNT,
    private_key,
    token_uri: `${local}/token`,
  };
  writeFileSync(keyFile, JSON.stringify(account), { mode: 0o600 });
  return {
    database: ORIGIN,
    /** the same server as a local address */
    local,
    keyFile,
    seen,
    messaging,
    /** Invalidates the last issued token. */
    expire() {
      valid = 'none';
    },
    /** Refuses every token from now on. */
    refuseAll() {
      refusesAll = true;
    },
    fetch: ((input, init) => {
      const url = String(input);
      return fetch(url === TOKENS ? `${local}/token` : url.replace(ORIGIN, local), init);
    }) satisfies typeof fetch as typeof fetch,
    close: () =>
      new Promise<void>((resolve) => {
        rmSync(dirname(keyFile), { recursive: true, force: true });
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
