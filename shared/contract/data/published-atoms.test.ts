import { createStore } from 'jotai';
import { afterEach, beforeEach, expect, it, test, vi } from 'vitest';
import type { PageCourt } from '../release/page-config';
import { chooseCourtAtom } from '../state/court-atom';
import { freshnessAtom, judgesAtom, officesAtom } from './published-atoms';

async function updatedFrom(json: unknown) {
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(json)));
  const store = createStore();
  store.set(chooseCourtAtom, { client: { databaseURL: 'https://x.example' } } as PageCourt);
  const close = store.sub(freshnessAtom, () => {});
  await vi.advanceTimersByTimeAsync(0);
  const { updated } = store.get(freshnessAtom);
  close();
  return updated;
}

it('returns when the data were checked and changed', async () => {
  const json = { checkedAt: 9, hearings: 7, version: 3 };
  expect(await updatedFrom(json)).toEqual(json);
});

it('returns null before the first publication, and leaves out invalid times', async () => {
  expect(await updatedFrom(null)).toBeNull();
  expect(await updatedFrom({ version: 3 })).toBeNull();
  expect(await updatedFrom({ checkedAt: 9, meetings: 'x' })).toEqual({ checkedAt: 9, version: 0 });
});

let tree: Record<string, unknown>;
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', async (url: string) => {
    const [, path = ''] = /\/([a-z]+11)\.json/.exec(url) ?? [];
    return new Response(JSON.stringify(tree[path] ?? null));
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function read(some: Record<string, unknown>) {
  tree = some;
  const store = createStore();
  const client = { databaseURL: 'http://localhost:9000?ns=reference' };
  store.set(chooseCourtAtom, { client, offices: {} } as unknown as PageCourt);
  for (const each of [officesAtom, judgesAtom]) store.sub(each, () => {});
  await vi.advanceTimersByTimeAsync(0);
  return { offices: store.get(officesAtom).byId, judges: store.get(judgesAtom).byId };
}

test('leaves out fields of a wrong type, and converts numbers to text', async () => {
  const { offices, judges } = await read({
    offices11: {
      o5: {
        name: 'San Antonio',
        timeZone: 'Mars/Olympus',
        phone: 2105550100,
        hours: { odd: true },
        address: { street: 'A St', city: [1], state: null },
        lat: '29',
        lng: -98,
        courtrooms: 'Courtroom 1',
        counties: { a: 'Bexar', b: 2 },
      },
    },
    judges11: { 'j-a': { name: 'Ada', deputy: { odd: true }, procedures: ['x'] }, 'j-b': 'Bo', 'j-c': {} },
  });
  expect(offices.o5).toEqual({
    name: 'San Antonio',
    timeZone: '',
    phone: '2105550100',
    address: { street: 'A St' },
    lng: -98,
    courtrooms: [],
    counties: ['Bexar'],
  });
  expect(Object.keys(judges)).toEqual(['j-a']);
  expect(judges['j-a']).toEqual({ name: 'Ada', timeZone: '' });
});

test('ids named like members of Object.prototype find no judge or office', async () => {
  const { offices, judges } = await read({ offices11: { o5: { name: 'San Antonio' } }, judges11: null });
  for (const id of ['constructor', 'toString', '__proto__', 'hasOwnProperty'])
    expect([offices[id], judges[id]]).toEqual([undefined, undefined]);
});
