import { deleteApp, initializeApp } from 'firebase/app';
import {
  connectDatabaseEmulator,
  get,
  getDatabase,
  increment,
  onChildAdded,
  onChildChanged,
  onChildMoved,
  onChildRemoved,
  onValue,
  orderByChild,
  push,
  query,
  ref,
  remove,
  serverTimestamp,
  set,
  update,
} from 'firebase/database';
import { expect, onTestFinished, test } from 'vitest';
import { connect, openDatabase, valueWhere } from './testing/test-client';

test('one client gets the value that another sets', async () => {
  const { url } = await openDatabase();
  await set(ref(connect(url), 'a/b'), { text: 'Straße 😀', yes: true, no: false, n: -1.5, list: ['x', 'y'] });
  const snapshot = await get(ref(connect(url), 'a'));
  expect(snapshot.val()).toEqual({
    b: { text: 'Straße 😀', yes: true, no: false, n: -1.5, list: ['x', 'y'] },
  });
});

test('a client configured with connectDatabaseEmulator reaches its namespace', async () => {
  const { url, port } = await openDatabase();
  await set(ref(connect(url, 'demo'), 'a'), 1);
  const app = initializeApp({ databaseURL: 'https://demo.firebaseio.com' }, 'emulated');
  onTestFinished(() => deleteApp(app));
  const database = getDatabase(app);
  connectDatabaseEmulator(database, '127.0.0.1', port);
  expect((await get(ref(database, 'a'))).val()).toBe(1);
});

test('namespaces are separate', async () => {
  const { url } = await openDatabase();
  await set(ref(connect(url, 'one'), 'a'), 1);
  expect((await get(ref(connect(url, 'two'), 'a'))).exists()).toBe(false);
});

test('a listener gets the first value and every later value', async () => {
  const { url } = await openDatabase();
  const [reader, writer] = [connect(url), connect(url)];
  const heard: unknown[] = [];
  const settled = new Promise<void>((resolve) => {
    onValue(ref(reader, 'a'), (snapshot) => {
      heard.push(snapshot.val());
      if (heard.length === 1) void set(ref(writer, 'a/b'), 1).then(() => set(ref(writer, 'a'), { c: 2 }));
      if (heard.length === 3) resolve();
    });
  });
  await settled;
  expect(heard).toEqual([null, { b: 1 }, { c: 2 }]);
});

test('a listener is notified of a write to an ancestor, and of a removal', async () => {
  const { url } = await openDatabase();
  const [reader, writer] = [connect(url), connect(url)];
  await set(ref(writer, 'a/b/c'), 1);
  const second = valueWhere(ref(reader, 'a/b/c'), (value) => value === 2);
  await set(ref(writer, 'a'), { b: { c: 2 } });
  await second;
  const gone = valueWhere(ref(reader, 'a/b/c'), (value) => value === null);
  await remove(ref(writer, 'a'));
  await gone;
});

test('child events report added, changed, moved and removed children', async () => {
  const { url } = await openDatabase();
  const [reader, writer] = [connect(url), connect(url)];
  await set(ref(writer, 'list'), { a: { n: 1 }, b: { n: 2 } });
  const heard: string[] = [];
  const byNumber = query(ref(reader, 'list'), orderByChild('n'));
  const note = (kind: string) => (snapshot: { key: string | null }, previous?: string | null) => {
    heard.push(`${kind} ${snapshot.key} after ${previous ?? 'none'}`);
  };
  onChildAdded(byNumber, note('added'));
  onChildChanged(byNumber, note('changed'));
  onChildMoved(byNumber, note('moved'));
  onChildRemoved(byNumber, note('removed'));
  await valueWhere(byNumber, (value) => value !== null);
  const moved = valueWhere(ref(reader, 'list/a/n'), (value) => value === 3);
  await set(ref(writer, 'list/a/n'), 3);
  await moved;
  const end = valueWhere(ref(reader, 'list/c'), (value) => value !== null);
  await update(ref(writer, 'list'), { b: null, c: { n: 0 } });
  await end;
  expect(heard).toEqual([
    'added a after none',
    'added b after a',
    'moved a after b',
    'changed a after b',
    'removed b after none',
    'added c after none',
  ]);
});

test('an update of many paths is one event', async () => {
  const { url } = await openDatabase();
  const [reader, writer] = [connect(url), connect(url)];
  await set(ref(writer, 'a'), { x: 1, y: { z: 2 }, keep: true });
  const heard: unknown[] = [];
  onValue(ref(reader, 'a'), (snapshot) => heard.push(snapshot.val()));
  await valueWhere(ref(reader, 'a'), (value) => value !== null);
  const done = valueWhere(ref(reader, 'a/x'), (value) => value === 10);
  await update(ref(writer), { 'a/x': 10, 'a/y/z': null, 'a/y/w': 5, 'b/c': 1 });
  await done;
  expect(heard).toEqual([
    { x: 1, y: { z: 2 }, keep: true },
    { x: 10, y: { w: 5 }, keep: true },
  ]);
});

test('an update that contains a path and its descendant is refused', async () => {
  const { url } = await openDatabase();
  const response = await fetch(`${url}/.json`, { method: 'PATCH', body: '{"a":1,"a/b":2}' });
  expect(response.status).toBe(400);
});

test('the server resolves timestamps and increments', async () => {
  const { url } = await openDatabase();
  const database = connect(url);
  const before = Date.now();
  await set(ref(database, 'a'), { at: serverTimestamp(), n: increment(2), kept: 'text' });
  await update(ref(database, 'a'), { n: increment(0.5), 'deep/at': serverTimestamp(), kept: increment(-1) });
  const { at, n, deep, kept } = (await get(ref(connect(url), 'a'))).val() as {
    at: number;
    n: number;
    deep: { at: number };
    kept: number;
  };
  expect([n, kept]).toEqual([2.5, -1]);
  expect(deep.at).toBeGreaterThanOrEqual(at);
  expect(at).toBeGreaterThanOrEqual(before);
  expect(at).toBeLessThanOrEqual(Date.now());
});

test('increments from two clients at once are all counted', async () => {
  const { url } = await openDatabase();
  const clients = [connect(url), connect(url)];
  await Promise.all(
    Array.from({ length: 40 }, (_, i) => set(ref(clients[i % 2] as never, 'n'), increment(1))),
  );
  expect((await get(ref(connect(url), 'n'))).val()).toBe(40);
});

test('pushed children come back in order', async () => {
  const { url } = await openDatabase();
  const database = connect(url);
  for (let n = 0; n < 5; n += 1) await push(ref(database, 'list'), n);
  const values: unknown[] = [];
  (await get(ref(connect(url), 'list'))).forEach((child) => {
    values.push(child.val());
  });
  expect(values).toEqual([0, 1, 2, 3, 4]);
});

test('values longer than a frame are sent and received intact', async () => {
  const { url } = await openDatabase();
  for (const before of [16_379, 16_380]) {
    const long = 'é'.repeat(before) + '😀'.repeat(30_000);
    await fetch(`${url}/a.json`, { method: 'PUT', body: JSON.stringify(long) });
    expect((await get(ref(connect(url), 'a'))).val()).toBe(long);
  }
  const plain = 'x'.repeat(1_000_000);
  await set(ref(connect(url), 'b'), plain);
  expect((await get(ref(connect(url), 'b'))).val()).toBe(plain);
});

test('the client gets the server time and the connection state', async () => {
  const { url } = await openDatabase();
  const database = connect(url);
  await valueWhere(ref(database, '.info/connected'), (value) => value === true);
  const offset = await valueWhere(ref(database, '.info/serverTimeOffset'), (value) => value !== null);
  expect(Math.abs(offset as number)).toBeLessThan(1000);
});
