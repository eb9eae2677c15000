import {
  type Database,
  type DataSnapshot,
  endAt,
  endBefore,
  equalTo,
  get,
  limitToFirst,
  limitToLast,
  onValue,
  orderByChild,
  orderByKey,
  orderByPriority,
  orderByValue,
  type Query,
  type QueryConstraint,
  query,
  ref,
  set,
  startAfter,
  startAt,
  update,
} from 'firebase/database';
import { expect, test } from 'vitest';
import { seededRandom } from './testing/seeded-random';
import { connect, openDatabase } from './testing/test-client';

const MIXED = {
  k0: { v: 'text' },
  k1: { v: 10 },
  k2: { v: false },
  k3: { other: 1 },
  k4: { v: true },
  k5: { v: { deep: 1 } },
  k6: { v: 'Text' },
  k7: { v: -3 },
  k8: 'leaf',
  k9: { v: 10 },
};

const keysOf = async (asked: Query): Promise<(string | null)[]> => {
  const keys: (string | null)[] = [];
  (await get(asked)).forEach((child) => {
    keys.push(child.key);
  });
  return keys;
};

async function asking(
  data: unknown,
): Promise<(...constraints: QueryConstraint[]) => Promise<(string | null)[]>> {
  const { url } = await openDatabase();
  const database = connect(url);
  await set(ref(database, 'p'), data);
  const reader = connect(url);
  return (...constraints) => keysOf(query(ref(reader, 'p'), ...constraints));
}

test('children of mixed types are ordered null, false, true, numbers, strings, objects', async () => {
  const ask = await asking(MIXED);
  expect(await ask(orderByChild('v'), limitToFirst(10))).toEqual([
    'k3',
    'k8',
    'k2',
    'k4',
    'k7',
    'k1',
    'k9',
    'k6',
    'k0',
    'k5',
  ]);
  expect(await ask(orderByChild('v'), limitToFirst(3))).toEqual(['k3', 'k8', 'k2']);
  expect(await ask(orderByChild('v'), limitToLast(2))).toEqual(['k0', 'k5']);
});

test('ranges by child include and exclude their ends', async () => {
  const ask = await asking(MIXED);
  expect(await ask(orderByChild('v'), startAt(10))).toEqual(['k1', 'k9', 'k6', 'k0', 'k5']);
  expect(await ask(orderByChild('v'), startAfter(10))).toEqual(['k6', 'k0', 'k5']);
  expect(await ask(orderByChild('v'), startAfter(10, 'k1'))).toEqual(['k9', 'k6', 'k0', 'k5']);
  expect(await ask(orderByChild('v'), endAt(10))).toEqual(['k3', 'k8', 'k2', 'k4', 'k7', 'k1', 'k9']);
  expect(await ask(orderByChild('v'), endBefore(10))).toEqual(['k3', 'k8', 'k2', 'k4', 'k7']);
  expect(await ask(orderByChild('v'), equalTo(10))).toEqual(['k1', 'k9']);
  expect(await ask(orderByChild('v'), equalTo(10, 'k9'))).toEqual(['k9']);
  expect(await ask(orderByChild('v'), equalTo(null))).toEqual(['k3', 'k8']);
  expect(await ask(orderByChild('v'), startAt('A'), endAt('t\uf8ff'), limitToFirst(1))).toEqual(['k6']);
  expect(await ask(orderByChild('v/deep'), equalTo(1))).toEqual(['k5']);
});

test('keys that look like integers come first, by number', async () => {
  const ask = await asking({ b: 1, 10: 1, 9: 1, '-2': 1, a: 1, 99999999999: 1 });
  expect(await ask(orderByKey(), limitToFirst(9))).toEqual(['-2', '9', '10', '99999999999', 'a', 'b']);
  expect(await ask(orderByKey(), startAt('10'))).toEqual(['10', '99999999999', 'a', 'b']);
  expect(await ask(orderByKey(), startAfter('10'), limitToFirst(2))).toEqual(['99999999999', 'a']);
  expect(await ask(orderByKey(), endAt('10'))).toEqual(['-2', '9', '10']);
  expect(await ask(orderByKey(), endBefore('10'))).toEqual(['-2', '9']);
  expect(await ask(orderByKey(), endBefore('b'), limitToLast(2))).toEqual(['99999999999', 'a']);
  expect(await ask(orderByKey(), equalTo('a'))).toEqual(['a']);
});

test('values order children', async () => {
  const ask = await asking({ a: 3, b: 1, c: 'x', d: 2, e: true });
  expect(await ask(orderByValue(), limitToFirst(9))).toEqual(['e', 'b', 'd', 'a', 'c']);
  expect(await ask(orderByValue(), startAt(2), endAt(3))).toEqual(['d', 'a']);
  expect(await ask(orderByValue(), equalTo('x'))).toEqual(['c']);
  expect(await ask(orderByValue(), startAfter(2), limitToFirst(1))).toEqual(['a']);
  expect(await ask(orderByValue(), endBefore(2))).toEqual(['e', 'b']);
});

test('children enter and leave the window of a limited listener as the data changes', async () => {
  const { url } = await openDatabase();
  const [reader, writer] = [connect(url), connect(url)];
  await set(ref(writer, 'p'), { b: 1, d: 2, f: 3 });
  const heard: unknown[] = [];
  const seen = (count: number) => new Promise<void>((resolve) => waiting.set(count, resolve));
  const waiting = new Map<number, () => void>();
  onValue(query(ref(reader, 'p'), orderByKey(), limitToFirst(2)), (snapshot) => {
    heard.push(snapshot.val());
    waiting.get(heard.length)?.();
  });
  const steps: [string, unknown][] = [
    ['a', 0],
    ['b', null],
    ['f', 9],
    ['a/deep', 5],
    ['a', null],
  ];
  await seen(1);
  for (const [index, [key, value]] of steps.entries()) {
    const next = key === 'f' ? Promise.resolve() : seen(heard.length + 1);
    await set(ref(writer, `p/${key}`), value);
    await next;
    expect(heard.length, String(index)).toBeGreaterThan(1);
  }
  expect(heard).toEqual([
    { b: 1, d: 2 },
    { a: 0, b: 1 },
    { a: 0, d: 2 },
    { a: { deep: 5 }, d: 2 },
    { d: 2, f: 9 },
  ]);
});

/**
 * If the SDK listens to the whole path, it answers `get` from its own cache. The test compares the server with that.
 */
test('query listeners agree with the SDK during a few hundred random changes', async () => {
  const { url } = await openDatabase();
  const [writer, whole, parts] = [connect(url), connect(url), connect(url)];
  const random = seededRandom(7);
  const asked = (database: Database): Query[] => {
    const place = ref(database, 'p');
    return [
      query(place, orderByKey(), startAt('c'), limitToFirst(3)),
      query(place, orderByKey(), endBefore('8'), limitToLast(2)),
      query(place, orderByKey(), startAfter('2'), endAt('e')),
      query(place, orderByChild('v'), limitToFirst(3)),
      query(place, orderByChild('v'), limitToLast(3)),
      query(place, orderByChild('v'), startAt(2), endBefore('b')),
      query(place, orderByChild('v/w'), startAfter(1), limitToFirst(2)),
      query(place, orderByValue(), startAfter(1), limitToLast(4)),
      query(place, orderByPriority(), startAt(1), limitToFirst(2)),
      query(place, limitToLast(2)),
    ];
  };
  const childrenOf = (snapshot: DataSnapshot) => {
    const children: unknown[] = [];
    snapshot.forEach((child) => {
      children.push([child.key, child.exportVal()]);
    });
    return children;
  };
  onValue(ref(whole, 'p'), () => undefined);
  const actual: unknown[][] = [];
  for (const [index, source] of asked(parts).entries()) {
    onValue(source, (snapshot) => {
      actual[index] = childrenOf(snapshot);
    });
  }
  const reached = (database: Database, n: number) =>
    new Promise<void>((resolve) => {
      const stop = onValue(ref(database, 'step'), (snapshot) => {
        if (snapshot.val() !== n) return;
        resolve();
        queueMicrotask(() => stop());
      });
    });
  for (let step = 1; step <= 300; step += 1) {
    await (random() < 0.6
      ? set(ref(writer, `p${randomPlace(random)}`), randomValue(random))
      : update(ref(writer, 'p'), {
          [pick(random, 'abc')]: randomValue(random),
          [pick(random, 'def28')]: randomValue(random),
        }));
    await set(ref(writer, 'step'), step);
    await Promise.all([reached(whole, step), reached(parts, step)]);
    const expected = await Promise.all(asked(whole).map(get));
    expect(actual, `step ${step}`).toEqual(expected.map(childrenOf));
  }
}, 120_000);

const pick = (random: () => number, letters: string) => letters.charAt(Math.floor(random() * letters.length));

function randomPlace(random: () => number): string {
  const roll = random();
  if (roll < 0.05) return '';
  const key = `/${pick(random, 'abcdef128')}`;
  return roll < 0.6 ? key : `${key}/v`;
}

function randomValue(random: () => number): unknown {
  const leaf = [null, true, false, 1, 2, 3, 'a', 'b', 'c'][Math.floor(random() * 9)];
  const roll = random();
  if (roll < 0.3) return leaf ?? null;
  if (roll < 0.6) return { v: leaf ?? null, x: 1 };
  if (roll < 0.8) return { v: { w: leaf ?? null } };
  return { '.value': leaf ?? 0, '.priority': Math.floor(random() * 3) };
}
