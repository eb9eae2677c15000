import { get, onValue, ref, runTransaction, set } from 'firebase/database';
import { expect, test } from 'vitest';
import { seededRandom } from './testing/seeded-random';
import { connect, connectRaw, openDatabase } from './testing/test-client';

test('all transactions of five clients on one counter count, with and without a listener', async () => {
  const { url } = await openDatabase();
  const clients = Array.from({ length: 5 }, () => connect(url));
  for (const client of clients.slice(2)) onValue(ref(client, 'n'), () => undefined);
  const results = await Promise.all(
    clients.flatMap((client) =>
      Array.from({ length: 12 }, () => runTransaction(ref(client, 'n'), (n: number | null) => (n ?? 0) + 1)),
    ),
  );
  expect(results.every(({ committed }) => committed)).toBe(true);
  expect((await get(ref(connect(url), 'n'))).val()).toBe(60);
  expect(new Set(results.map(({ snapshot }) => snapshot.val())).size).toBeGreaterThan(5);
});

test('a put with another hash fails as stale and changes nothing', async () => {
  const { url } = await openDatabase();
  await set(ref(connect(url), 'n'), 1);
  const raw = await connectRaw(url);
  raw.send({ t: 'd', d: { r: 1, a: 'p', b: { p: 'n', d: 2, h: 'other' } } });
  expect(await raw.next()).toMatchObject({ d: { r: 1, b: { s: 'datastale' } } });
  expect((await get(ref(connect(url), 'n'))).val()).toBe(1);
});

test('the hashes of client and server agree on any data', async () => {
  const { url } = await openDatabase();
  const [writer, changer] = [connect(url), connect(url)];
  const random = seededRandom(3);
  for (let round = 0; round < 60; round += 1) {
    const data = randomTree(random, 3);
    await set(ref(writer, 'p'), data);
    let runs = 0;
    const { committed } = await runTransaction(ref(changer, 'p'), (value: unknown) => {
      runs += 1;
      return { round, value };
    });
    expect(committed).toBe(true);
    expect(runs, JSON.stringify(data)).toBeLessThanOrEqual(2);
  }
});

function randomTree(random: () => number, depth: number): unknown {
  const number = (random() - 0.5) * 2 ** Math.floor(random() * 80 - 40);
  const leaves = [
    number,
    2 ** Math.floor(random() * 60),
    -number,
    0,
    'é😀',
    '',
    true,
    false,
    8,
    1000,
    1e-310,
    2 ** 29,
    2 ** -55,
    2 ** -41,
  ];
  if (depth === 0 || random() < 0.2) {
    const value = leaves[Math.floor(random() * leaves.length)];
    return random() < 0.2 ? { '.value': value, '.priority': random() < 0.5 ? number : 'high' } : value;
  }
  const keys = ['a', '10', '9', 'é', 'z z', '-1', '007'].filter(() => random() < 0.6);
  const priority = random() < 0.2 ? { '.priority': 'p' } : {};
  return {
    ...Object.fromEntries(keys.map((key) => [key, randomTree(random, depth - 1)])),
    last: 1,
    ...priority,
  };
}
