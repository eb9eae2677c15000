import { once } from 'node:events';
import { connect as connectTcp, createServer } from 'node:net';
import {
  get,
  goOffline,
  goOnline,
  limitToFirst,
  onValue,
  orderByKey,
  query,
  ref,
  remove,
  set,
} from 'firebase/database';
import { expect, onTestFinished, test } from 'vitest';
import { connect, openDatabase, valueWhere } from './testing/test-client';

/** Proxy between a client and the database. `heard` returns what the database has sent since the last call. */
async function wiretap(port: number) {
  let said = '';
  const server = createServer((client) => {
    const database = connectTcp(port, '127.0.0.1');
    client.on('error', () => database.destroy());
    database.on('error', () => client.destroy());
    database.on('data', (part) => {
      said += part.toString('latin1');
    });
    client.pipe(database);
    database.pipe(client);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const heard = () => {
    const all = said;
    said = '';
    return all;
  };
  return { url: `http://127.0.0.1:${(server.address() as { port: number }).port}`, heard };
}

const ROWS = Object.fromEntries(
  Array.from({ length: 100 }, (_, n) => [`k${n}`, { n, text: 'é row', ok: true }]),
);

test('a reconnecting client gets only the changed data', async () => {
  const { url, port } = await openDatabase();
  const tap = await wiretap(port);
  const [writer, reader] = [connect(url), connect(tap.url)];
  for (const place of ['same', 'changed', 'gone']) await set(ref(writer, place), ROWS);
  const values = {
    same: [] as unknown[],
    changed: [] as unknown[],
    gone: [] as unknown[],
    none: [] as unknown[],
  };
  for (const place of ['same', 'changed', 'gone', 'none'] as const)
    onValue(ref(reader, place), (snapshot) => values[place].push(snapshot.val()));
  await valueWhere(ref(reader, 'gone'), (value) => value !== null);
  expect(tap.heard()).toContain('"p":"same"');
  goOffline(reader);
  await set(ref(writer, 'changed/k0/n'), 'new');
  await remove(ref(writer, 'gone'));
  goOnline(reader);
  await valueWhere(ref(reader, 'changed/k0/n'), (value) => value === 'new');
  await valueWhere(ref(reader, 'gone'), (value) => value === null);
  await set(ref(writer, 'last'), 1);
  await valueWhere(ref(reader, 'last'), (value) => value === 1);
  const heard = tap.heard();
  expect(heard).toContain('"p":"changed"');
  expect(heard).toContain('"p":"gone"');
  expect(heard).not.toContain('"p":"same"');
  expect(heard).not.toContain('"p":"none"');
  expect(values.same).toEqual([ROWS]);
  expect(values.none).toEqual([null]);
  expect(values.gone).toEqual([ROWS, null]);
});

test('get returns the same value as onValue, for paths and for queries', async () => {
  const { url, port } = await openDatabase();
  const tap = await wiretap(port);
  const [writer, once, always] = [connect(url), connect(tap.url), connect(url)];
  await set(ref(writer, 'p'), { a: 1, b: 2, c: 3 });
  const asked = [
    (database: typeof once) => ref(database, 'p'),
    (database: typeof once) => query(ref(database, 'p'), orderByKey(), limitToFirst(2)),
  ];
  for (const make of asked) {
    const first = await valueWhere(make(always), (value) => value !== null);
    expect((await get(make(once))).val()).toEqual(first);
  }
  expect((await get(ref(once, 'none'))).exists()).toBe(false);
  tap.heard();
  await set(ref(writer, 'p/a'), 10);
  expect((await get(ref(once, 'p/a'))).val()).toBe(10);
  expect((await get(ref(once, 'p'))).val()).toEqual({ a: 10, b: 2, c: 3 });
  expect(tap.heard()).not.toContain('"a":"d"');
});

test('while a listener is active, get answers from its cache', async () => {
  const { url, port } = await openDatabase();
  const tap = await wiretap(port);
  const reader = connect(tap.url);
  await set(ref(connect(url), 'p'), ROWS);
  const stop = onValue(ref(reader, 'p'), () => undefined);
  await valueWhere(ref(reader, 'p'), (value) => value !== null);
  tap.heard();
  expect((await get(ref(reader, 'p/k7/n'))).val()).toBe(7);
  expect(tap.heard()).not.toContain('"r":');
  stop();
  await set(ref(connect(url), 'p/k7/n'), 'later');
  expect((await get(ref(reader, 'p/k7/n'))).val()).toBe('later');
});
