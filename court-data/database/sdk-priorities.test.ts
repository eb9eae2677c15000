import {
  endAt,
  endBefore,
  equalTo,
  get,
  goOffline,
  limitToFirst,
  limitToLast,
  onDisconnect,
  orderByPriority,
  orderByValue,
  type QueryConstraint,
  query,
  ref,
  runTransaction,
  serverTimestamp,
  set,
  setPriority,
  setWithPriority,
  startAfter,
  startAt,
  update,
} from 'firebase/database';
import { expect, test } from 'vitest';
import { connect, openDatabase, valueWhere } from './testing/test-client';

const keysOf = async (url: string, ...constraints: QueryConstraint[]) => {
  const keys: (string | null)[] = [];
  (await get(query(ref(connect(url), 'list'), ...constraints))).forEach((child) => {
    keys.push(child.key);
  });
  return keys;
};

const priorityAt = async (url: string, path: string) => (await get(ref(connect(url), path))).priority;

test('children without priority come first, then numbers, then strings; ties are ordered by key', async () => {
  const { url } = await openDatabase();
  const database = connect(url);
  const priorities = { k1: 'b', k2: 10, k3: null, k4: -1, k5: 'B', k6: 10, 7: null, 10: 10 };
  for (const [key, priority] of Object.entries(priorities))
    await setWithPriority(ref(database, `list/${key}`), { n: key }, priority);
  const all = ['7', 'k3', 'k4', '10', 'k2', 'k6', 'k5', 'k1'];
  const ask = (...constraints: QueryConstraint[]) => keysOf(url, orderByPriority(), ...constraints);
  expect(await keysOf(url)).toEqual(all);
  expect(await ask(limitToFirst(20))).toEqual(all);
  expect(await ask(limitToLast(3))).toEqual(['k6', 'k5', 'k1']);
  expect(await ask(startAt(10))).toEqual(['10', 'k2', 'k6', 'k5', 'k1']);
  expect(await ask(startAfter(10))).toEqual(['k5', 'k1']);
  expect(await ask(startAfter(10, '10'))).toEqual(['k2', 'k6', 'k5', 'k1']);
  expect(await ask(endAt(10, 'k2'))).toEqual(['7', 'k3', 'k4', '10', 'k2']);
  expect(await ask(endBefore(10))).toEqual(['7', 'k3', 'k4']);
  expect(await ask(equalTo(10))).toEqual(['10', 'k2', 'k6']);
  expect(await ask(equalTo('B', 'k5'))).toEqual(['k5']);
  expect(await ask(startAt(null), endAt(null))).toEqual(['7', 'k3']);
});

test('children without any priority are ordered by key, with every bound', async () => {
  const { url } = await openDatabase();
  await set(ref(connect(url), 'list'), { 2: 'x', 10: 'x', a: 'x', b: 'x', c: 'x' });
  const ask = (...constraints: QueryConstraint[]) => keysOf(url, orderByPriority(), ...constraints);
  expect(await ask(limitToLast(2))).toEqual(['b', 'c']);
  expect(await ask(startAt(null, '10'), limitToFirst(2))).toEqual(['10', 'a']);
  expect(await ask(startAfter(null, 'a'))).toEqual(['b', 'c']);
  expect(await ask(endBefore(null, '10'))).toEqual(['2']);
  expect(await ask(endAt(5), limitToLast(1))).toEqual(['c']);
  expect(await ask(startAt(0))).toEqual([]);
});

test('values of mixed types are ordered with branches last', async () => {
  const { url } = await openDatabase();
  await set(ref(connect(url), 'list'), { a: { x: 1 }, b: 'b', c: 3, d: true, e: false, f: 'B', g: { a: 0 } });
  const ask = (...constraints: QueryConstraint[]) => keysOf(url, orderByValue(), ...constraints);
  expect(await ask(limitToFirst(9))).toEqual(['e', 'd', 'c', 'f', 'b', 'a', 'g']);
  expect(await ask(limitToLast(2))).toEqual(['a', 'g']);
  expect(await ask(startAt('a'))).toEqual(['b', 'a', 'g']);
  expect(await ask(startAt(true), endAt('B'))).toEqual(['d', 'c', 'f']);
});

test('a priority can be set alone, stays when descendants change, and a new value removes it', async () => {
  const { url } = await openDatabase();
  const database = connect(url);
  await setWithPriority(ref(database, 'list/a'), { x: 1 }, 'p');
  await set(ref(database, 'list/a/y'), 2);
  await update(ref(database, 'list/a'), { x: null, z: 3 });
  expect(await priorityAt(url, 'list/a')).toBe('p');
  await set(ref(database, 'list/a'), { x: 1 });
  expect(await priorityAt(url, 'list/a')).toBe(null);
  await setPriority(ref(database, 'list/a'), 4);
  expect(await priorityAt(url, 'list/a')).toBe(4);
  await setPriority(ref(database, 'list/a'), null);
  expect(await priorityAt(url, 'list/a')).toBe(null);
  await expect(setPriority(ref(database, 'list/none'), 4)).resolves.toBe(undefined);
  expect((await get(ref(connect(url), 'list/none'))).exists()).toBe(false);
});

test('a branch loses its priority with its last child', async () => {
  const { url } = await openDatabase();
  const database = connect(url);
  await setWithPriority(ref(database, 'list/a'), { x: 1 }, 4);
  await set(ref(database, 'list/a/x'), null);
  await set(ref(database, 'list/a/x'), 2);
  expect(await priorityAt(url, 'list/a')).toBe(null);
});

test('a transaction keeps and compares the priority of its path', async () => {
  const { url } = await openDatabase();
  await setWithPriority(ref(connect(url), 'n'), 1, 9);
  const { committed, snapshot } = await runTransaction(ref(connect(url), 'n'), (n: number | null) =>
    n === null ? null : n + 1,
  );
  expect([committed, snapshot.val(), await priorityAt(url, 'n')]).toEqual([true, 2, 9]);
});

test('a priority can be a server timestamp, and can be set by onDisconnect', async () => {
  const { url } = await openDatabase();
  const [leaver, other] = [connect(url), connect(url)];
  const before = Date.now();
  await set(ref(leaver, 'at'), { '.value': 'x', '.priority': serverTimestamp() });
  expect(await priorityAt(url, 'at')).toBeGreaterThanOrEqual(before);
  await onDisconnect(ref(leaver, 'gone')).setWithPriority({ x: 1 }, 'late');
  const gone = valueWhere(ref(other, 'gone'), (value) => value !== null);
  goOffline(leaver);
  await gone;
  expect(await priorityAt(url, 'gone')).toBe('late');
});
