import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  get,
  goOffline,
  increment,
  limitToFirst,
  onDisconnect,
  onValue,
  orderByKey,
  query,
  ref,
  serverTimestamp,
  set,
} from 'firebase/database';
import { expect, onTestFinished, test } from 'vitest';
import { startDatabase } from './start-database';
import { connect, connectRaw, OPEN_RULES, openDatabase, valueWhere } from './testing/test-client';

test('onDisconnect writes of a client happen when it disconnects', async () => {
  const { url } = await openDatabase();
  const [leaver, watcher] = [connect(url), connect(url)];
  await set(ref(leaver, 'here'), { anna: true, ben: true, carl: true, dora: true });
  await onDisconnect(ref(leaver, 'here/anna')).set(false);
  await onDisconnect(ref(leaver, 'here/ben')).remove();
  await onDisconnect(ref(leaver, 'here')).update({ carl: serverTimestamp(), 'eve/gone': 1 });
  await onDisconnect(ref(leaver, 'here/dora')).set('never');
  await onDisconnect(ref(leaver, 'here/dora')).cancel();
  const after = valueWhere(ref(watcher, 'here'), (value) => (value as { eve?: object })?.eve !== undefined);
  goOffline(leaver);
  expect(await after).toEqual({ anna: false, carl: expect.any(Number), dora: true, eve: { gone: 1 } });
});

test('a later onDisconnect replaces the earlier, and a cancel includes all descendants', async () => {
  const { url } = await openDatabase();
  const leaver = connect(url);
  await onDisconnect(ref(leaver, 'a/b')).set(1);
  await onDisconnect(ref(leaver, 'a')).cancel();
  await onDisconnect(ref(leaver, 'n')).set(increment(1));
  await onDisconnect(ref(leaver, 'n')).set(increment(1));
  await onDisconnect(ref(leaver, 'end')).set(1);
  const end = valueWhere(ref(connect(url), 'end'), (value) => value === 1);
  goOffline(leaver);
  await end;
  expect((await get(ref(connect(url), 'a'))).exists()).toBe(false);
  expect((await get(ref(connect(url), 'n'))).val()).toBe(1);
});

test('clients reconnect after a restart, catch up and send their pending writes', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'database-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true }));
  const first = await startDatabase({ port: 0, dataDir, rules: OPEN_RULES });
  const client = connect(first.url);
  await set(ref(client, 'p'), { a: 1, b: 2, c: 3 });
  const pageKeys: unknown[] = [];
  onValue(ref(client, 'p'), () => undefined);
  const other = connect(first.url);
  onValue(query(ref(other, 'p'), orderByKey(), limitToFirst(2)), (snapshot) => pageKeys.push(snapshot.val()));
  await valueWhere(ref(client, '.info/connected'), (value) => value === true);
  const offline = valueWhere(ref(client, '.info/connected'), (value) => value === false);
  await first.close();
  await offline;
  const kept = set(ref(client, 'p/d'), 4);
  const second = await startDatabase({ port: first.port, dataDir, rules: OPEN_RULES });
  onTestFinished(() => second.close());
  const beyond = valueWhere(ref(other, 'p/0'), (value) => value === 0);
  await kept;
  await set(ref(connect(second.url), 'p/0'), 0);
  await beyond;
  expect((await get(ref(connect(second.url), 'p'))).val()).toEqual({ 0: 0, a: 1, b: 2, c: 3, d: 4 });
  expect(pageKeys.at(-1)).toEqual({ 0: 0, a: 1 });
});

test('a listener whose hash matches the data gets no data again', async () => {
  const { url } = await openDatabase();
  await set(ref(connect(url), 'p'), { a: 1, b: 2, c: 3 });
  const etag = async (path: string) =>
    (await fetch(`${url}/${path}.json`, { headers: { 'X-Firebase-ETag': 'true' } })).headers.get('etag');
  const raw = await connectRaw(url);
  raw.send({ t: 'd', d: { r: 1, a: 'q', b: { p: '/p', h: await etag('p') } } });
  expect(await raw.next()).toMatchObject({ d: { r: 1, b: { s: 'ok' } } });
  raw.send({ t: 'd', d: { r: 2, a: 'q', b: { p: '/p', h: 'old' } } });
  expect(await raw.next()).toEqual({ t: 'd', d: { a: 'd', b: { p: 'p', d: { a: 1, b: 2, c: 3 } } } });
  expect(await raw.next()).toMatchObject({ d: { r: 2, b: { s: 'ok' } } });
});

test('a plain listener gets only the changed part', async () => {
  const { url } = await openDatabase();
  const writer = connect(url);
  await set(ref(writer, 'p'), { a: { x: 1, y: 2 }, b: 2 });
  const raw = await connectRaw(url);
  raw.send({ t: 'd', d: { r: 1, a: 'q', b: { p: '/p', h: '' } } });
  await raw.next();
  await raw.next();
  await set(ref(writer, 'p/a/x'), 5);
  expect(await raw.next()).toEqual({ t: 'd', d: { a: 'd', b: { p: 'p/a/x', d: 5 } } });
  raw.send({ t: 'd', d: { r: 2, a: 'n', b: { p: '/p' } } });
  await raw.next();
  await set(ref(writer, 'p/a/x'), 6);
  raw.send({ t: 'd', d: { r: 3, a: 's', b: { c: {} } } });
  expect(await raw.next()).toMatchObject({ d: { r: 3 } });
});

test('a reconnecting client that names its last session ends that session', async () => {
  const { url } = await openDatabase();
  const raw = await connectRaw(url);
  raw.send({ t: 'd', d: { r: 1, a: 'o', b: { p: 'gone', d: true } } });
  await raw.next();
  const closed = once(raw.socket, 'close');
  await connectRaw(url, raw.session);
  await closed;
  expect(await (await fetch(`${url}/gone.json`)).json()).toBe(true);
});
