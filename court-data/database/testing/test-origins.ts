import { randomBytes } from 'node:crypto';
import type { OutgoingHttpHeaders } from 'node:http';

/** The expected treatment of a request: as the owner's, as a stranger's, or refused because of its Host. */
export type Outcome = 'owner' | 'stranger' | 'turned away';

export const TOKEN = randomBytes(32).toString('base64url');
const WRONG = randomBytes(32).toString('base64url');

const ORIGINS: Record<string, (port: number) => OutgoingHttpHeaders> = {
  'no origin': () => ({}),
  'origin null': () => ({ Origin: 'null' }),
  'a foreign origin': () => ({ Origin: 'https://evil.example' }),
  'another port of localhost': () => ({ Origin: 'http://localhost:5173' }),
  'another name of this machine': (port) => ({ Origin: `http://127.0.0.1:${port}` }),
  'a rebinding name': (port) => ({ Host: `evil.example:${port}`, Origin: `http://evil.example:${port}` }),
  'a rebinding name, no origin': (port) => ({ Host: `evil.example:${port}` }),
  'a page behind a proxy': () => ({ Host: 'localhost:5173', Origin: 'http://localhost:5173' }),
  'the database’s own origin': (port) => ({ Origin: `http://localhost:${port}` }),
};
const SITES = [undefined, 'none', 'same-origin', 'same-site', 'cross-site'];
/** The senders for which the owner's token works. It works for no other sender. */
const TRUSTED = [
  'no origin, unmarked',
  'the database’s own origin, unmarked',
  'the database’s own origin, same-origin',
];

export type Credential = { headers?: OutgoingHttpHeaders; query?: string; message?: object };

const bearer = (token: string) => ({ headers: { Authorization: `Bearer ${token}` } });
const message = (a: string, cred: string) => ({ message: { r: 0, a, b: { cred } } });

type Credentials = { readonly all: Record<string, Credential>; readonly owners: readonly string[] };

/** The credentials that a request can carry. */
export const IN_REQUEST: Credentials = {
  all: {
    'no credential': {},
    'the word owner in a header': bearer('owner'),
    'the token in a header': bearer(TOKEN),
    'a wrong token in a header': bearer(WRONG),
    'the word owner in the address': { query: '&auth=owner&access_token=owner' },
    'the token as auth': { query: `&auth=${TOKEN}` },
    'the token as access_token': { query: `&access_token=${TOKEN}` },
    'a wrong token in the address': { query: `&auth=${WRONG}&access_token=${WRONG}` },
  },
  owners: ['the token in a header', 'the token as auth', 'the token as access_token'],
};

/** The credentials that a wire-protocol session or its handshake can carry. */
export const IN_SESSION: Credentials = {
  all: {
    'no credential': {},
    'the word owner by gauth': message('gauth', 'owner'),
    'the token by gauth': message('gauth', TOKEN),
    'the token by auth': message('auth', TOKEN),
    'a wrong token by gauth': message('gauth', WRONG),
    'the token in the handshake’s header': bearer(TOKEN),
    'the token in the handshake’s address': { query: `&auth=${TOKEN}&access_token=${TOKEN}&cred=${TOKEN}` },
  },
  owners: ['the token by gauth', 'the token by auth'],
};

export type Sender = {
  /** Origin, Sec-Fetch-Site and credential, in words. */
  readonly who: string;
  readonly outcome: Outcome;
  readonly credential: Credential;
  headers(port: number): OutgoingHttpHeaders;
};

/** Every combination of origin, Sec-Fetch-Site (`unmarked`: absent) and credential. */
export function senders({ all, owners }: Credentials): Sender[] {
  return Object.entries(ORIGINS).flatMap(([origin, headersOf]) =>
    SITES.flatMap((site) =>
      Object.entries(all).map(([name, credential]): Sender => {
        const from = `${origin}, ${site ?? 'unmarked'}`;
        const isOwner = TRUSTED.includes(from) && owners.includes(name);
        return {
          who: `${from}, ${name}`,
          outcome: origin.startsWith('a rebinding name') ? 'turned away' : isOwner ? 'owner' : 'stranger',
          credential,
          headers: (port) => ({
            ...headersOf(port),
            ...(site ? { 'Sec-Fetch-Site': site } : {}),
            ...credential.headers,
          }),
        };
      }),
    ),
  );
}
