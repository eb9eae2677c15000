// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';

const START = 'https://court/days/';
const ring: Record<string, unknown> = {};
ring.ring = ring;
const ENTRIES: Record<string, unknown> = {
  [`${START}2026-11-23`]: { json: { h1: 1 }, at: 5_000 },
  [`${START}2026-11-24`]: { json: { h2: 2 }, at: Date.parse('2999-01-01') },
  [`${START}a-ring`]: { json: ring, at: 5_000 },
  [`${START}a-big-number`]: { json: { h3: 3n }, at: 5_000 },
  [`${START}no-time`]: { json: { h4: 4 }, at: Number.NaN },
  [`${START}nothing`]: null,
};

vi.mock('idb', () => ({
  openDB: async () => ({
    objectStoreNames: { contains: () => true },
    transaction: () => ({
      done: undefined,
      abort: () => {},
      commit: () => {},
      store: {
        index: () => ({ openKeyCursor: async () => null }),
        indexNames: { contains: () => true },
        getAllKeys: async () => Object.keys(ENTRIES),
        getAll: async (url: string) => [ENTRIES[url]],
      },
    }),
  }),
}));

afterEach(() => vi.unstubAllGlobals());

test('a damaged entry costs only itself, and no entry is newer than now', async () => {
  vi.stubGlobal('IDBKeyRange', { bound: () => null });
  const { recallAll } = await import('./path-memory');
  const found = await recallAll(START);
  expect([...found].map(([url, { json }]) => [url.slice(START.length), json])).toEqual([
    ['2026-11-23', { h1: 1 }],
    ['2026-11-24', { h2: 2 }],
  ]);
  expect(found.get(`${START}2026-11-24`)?.at).toBeLessThan(Date.parse('2999-01-01'));
});
