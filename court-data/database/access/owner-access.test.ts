import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RunningDatabase, startDatabase } from '../start-database';
import { openDatabase } from '../testing/test-client';
import { IN_REQUEST, IN_SESSION, type Sender, senders, TOKEN } from '../testing/test-origins';
import { ask, openSocket, type WireSession } from '../testing/test-requests';

const HIDDEN = 'publisher11/secret';
const SECRET = 'kept-from-the-public';
const STATUS = { owner: 200, stranger: 401, 'turned away': 403 } as const;
const SAID = { owner: 'ok', stranger: 'permission_denied', 'turned away': 'turned away' } as const;

let database: RunningDatabase;
let places = 0;

const asOwner = async (path: string, method = 'GET', value?: unknown): Promise<unknown> => {
  const headers = { Authorization: `Bearer ${TOKEN}` };
  const body = value === undefined ? {} : { body: JSON.stringify(value) };
  return (await fetch(`${database.url}/${path}.json`, { method, headers, ...body })).json();
};

/** Returns a new path for one table row. The path holds `before` and nothing else. */
async function placeWith(before: unknown): Promise<string> {
  places += 1;
  const place = `publisher11/row${places}`;
  if (before !== null) await asOwner(place, 'PUT', before);
  return place;
}

async function expectWritten(place: string, before: unknown, { outcome }: Sender): Promise<void> {
  if (outcome === 'owner') expect(await asOwner(place)).not.toEqual(before);
  else expect(await asOwner(place)).toEqual(before);
}

beforeAll(async () => {
  database = await startDatabase({ port: 0, ownerToken: TOKEN });
  await asOwner(HIDDEN, 'PUT', SECRET);
});
afterAll(() => database.close());

const rowOf = (name: string, how: string) => (sender: Sender) => ({
  row: `${name} by ${how}, ${sender.who}: ${sender.outcome}`,
  sender,
});

/**
 * Returns all rows in the long tests. Otherwise returns the owner's rows and every eleventh row, so that any two
 * columns still meet.
 */
const someOf = <T extends { sender: Sender }>(rows: T[]): T[] =>
  rows.filter(({ sender }, at) => process.env.LONG_TESTS || sender.outcome === 'owner' || at % 11 === 0);

const READS = ['GET', 'HEAD'].flatMap((method) =>
  senders(IN_REQUEST).map((sender) => ({ ...rowOf(method, 'REST')(sender), method })),
);

for (const { row, sender, method } of someOf(READS))
  test(row, async () => {
    const { port } = database;
    const path = `/${HIDDEN}.json?ns=txwb${sender.credential.query ?? ''}`;
    const { status, text } = await ask({
      port,
      path,
      method,
      headers: sender.headers(port),
    });
    expect(status).toBe(STATUS[sender.outcome]);
    if (sender.outcome !== 'owner') expect(text).not.toContain(SECRET);
  });

const WRITES = [
  { name: 'PUT', method: 'PUT', before: null },
  { name: 'PATCH', method: 'PATCH', before: null },
  { name: 'DELETE', method: 'DELETE', before: 1 },
  { name: 'a PATCH that overrides its method with DELETE', method: 'PATCH', override: 'DELETE', before: 1 },
].flatMap((verb) => senders(IN_REQUEST).map((sender) => ({ ...rowOf(verb.name, 'REST')(sender), verb })));

for (const {
  row,
  sender,
  verb: { method, override, before },
} of someOf(WRITES))
  test(row, async () => {
    const { port } = database;
    const place = await placeWith(before);
    const path = `/${place}.json?ns=txwb${sender.credential.query ?? ''}`;
    const more = override ? { 'X-HTTP-Method-Override': override } : {};
    const body = method === 'DELETE' ? {} : { body: '{"a":1}' };
    const answer = await ask({ port, path, method, headers: { ...sender.headers(port), ...more }, ...body });
    expect(answer.status).toBe(STATUS[sender.outcome]);
    await expectWritten(place, before, sender);
  });

test('a GET with a method override to PUT stays a GET, even for the owner', async () => {
  const headers = { Authorization: `Bearer ${TOKEN}`, 'X-HTTP-Method-Override': 'PUT' };
  const { text } = await ask({ port: database.port, path: `/${HIDDEN}.json`, headers });
  expect(text).toBe(JSON.stringify(SECRET));
  expect(await asOwner(HIDDEN)).toBe(SECRET);
});

const ACTIONS = [
  { name: 'g', body: (p: string) => ({ p }), writes: false },
  { name: 'q', body: (p: string) => ({ p, h: '' }), writes: false },
  { name: 'p', body: (p: string) => ({ p, d: 1 }), writes: true },
  { name: 'm', body: (p: string) => ({ p, d: { a: 1 } }), writes: true },
  { name: 'o', body: (p: string) => ({ p, d: 1 }), writes: false },
  { name: 'om', body: (p: string) => ({ p, d: { a: 1 } }), writes: false },
];

/** One session per sender carries all its actions. */
const SESSIONS = senders(IN_SESSION).flatMap((sender) => {
  let opened: Promise<WireSession | null> | undefined;
  const begin = async () => {
    const { query = '', message } = sender.credential;
    const session = await openSocket(database.port, query, sender.headers(database.port));
    if (message) await session?.ask(message);
    return session;
  };
  const session = () => (opened ??= begin());
  return ACTIONS.map((action) => ({ ...rowOf(action.name, 'a websocket')(sender), session, action }));
});

for (const {
  row,
  sender,
  session,
  action: { name: a, body, writes },
} of someOf(SESSIONS))
  test(row, async () => {
    const place = writes ? await placeWith(null) : HIDDEN;
    const said = (await (await session())?.ask({ r: 1, a, b: body(place) })) ?? 'turned away';
    expect(said).toBe(SAID[sender.outcome]);
    if (writes) await expectWritten(place, null, sender);
  });

test('the token "owner" works only if the database was started with that option, and only for programs', async () => {
  const { port } = await openDatabase({ rules: {}, wellKnownOwner: true });
  const headers = { Authorization: 'Bearer owner' };
  expect((await ask({ port, path: '/.json', headers })).status).toBe(200);
  const socket = await openSocket(port, '', {});
  expect(await socket?.ask({ r: 1, a: 'gauth', b: { cred: 'owner' } })).toBe('ok');
  const page = { ...headers, Origin: 'http://localhost:5173' };
  expect((await ask({ port, path: '/.json', headers: page })).status).toBe(401);
});
