import { expect, test } from 'vitest';
import { Store } from './namespace/store';
import { cpuTime } from './testing/cpu-time';
import { seededRandom } from './testing/seeded-random';
import { Listener } from './tree/listener';
import { parseWireQuery, type Query } from './tree/query';
import { selectKeys } from './tree/query-window';

const NAMES = 200_000;
const LAST_NAMES = ['delgado', 'garcia', 'johnson', 'nwosu', 'oakes', 'smith', 'villarreal', 'ybarra'];
const nameOf = (n: number) => `${LAST_NAMES[n % 8]}~${String((n * 7919) % NAMES).padStart(6, '0')}`;

function largeStore(): Store {
  const store = new Store(null);
  const names = Object.fromEntries(
    Array.from({ length: NAMES }, (_, n) => [nameOf(n), { n: `Smith, John ${n}`, k: 'c2112345-bk' }]),
  );
  store.write([[['names'], names]]);
  return store;
}

const query = (json: unknown) => parseWireQuery(json) as Query;

test('the cost of ranges, limits and insertions among 200,000 names depends only on their result', async () => {
  const store = largeStore();
  const names = () => store.at(['names']);
  const random = seededRandom(1);
  const ranges = () => {
    for (let n = 0; n < 1000; n += 1) {
      const prefix = nameOf(Math.floor(random() * NAMES)).slice(0, 9);
      const found = selectKeys(
        names(),
        query({ i: '.key', sp: prefix, ep: `${prefix}\uf8ff`, l: 20, vf: 'l' }),
      );
      expect(found.length).toBeGreaterThan(0);
      expect(found.length).toBeLessThanOrEqual(20);
    }
  };
  const ends = () => {
    for (let n = 0; n < 1000; n += 1) {
      expect(selectKeys(names(), query({ i: '.key', l: 1, vf: 'r' })).length).toBe(1);
      expect(selectKeys(names(), query({ l: 1, vf: 'r' })).length).toBe(1);
    }
  };
  const insertions = () => {
    for (let n = 0; n < 1000; n += 1) store.write([[['names', `${nameOf(n)}~new`], { n: 'New' }]]);
  };
  for (const work of [ranges, ends, insertions]) expect(await cpuTime(work), work.name).toBeLessThan(1000);
});

test('a listener to the first 20 of 200,000 names adds little to the cost of a write', async () => {
  const store = largeStore();
  const heard: string[] = [];
  const first = query({ i: '.key', sp: 'garcia', ep: 'garcia\uf8ff', l: 20, vf: 'l' });
  store.listen(new Listener(['names'], first, ({ json }) => heard.push(json)), '');
  const writes = () => {
    for (let n = 0; n < 1000; n += 1) store.write([[['names', `${nameOf(n)}~new`], { n: 'New' }]]);
    store.write([[['names', 'garcia~'], { n: 'The first' }]]);
  };
  expect(await cpuTime(writes)).toBeLessThan(1000);
  expect(heard.at(-1)).toContain('"garcia~":{"n":"The first"}');
});
