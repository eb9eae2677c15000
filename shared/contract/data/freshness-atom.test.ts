import { createStore } from 'jotai';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { PageCourt } from '../release/page-config';
import { chooseCourtAtom } from '../state/court-atom';
import { freshnessAtom } from './freshness-atom';

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

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('says when the data were checked and changed', async () => {
  const json = { checkedAt: 9, hearings: 7, version: 3 };
  expect(await updatedFrom(json)).toEqual(json);
});

it('knows nothing before a publisher has written, and leaves out what is no time', async () => {
  expect(await updatedFrom(null)).toBeNull();
  expect(await updatedFrom({ version: 3 })).toBeNull();
  expect(await updatedFrom({ checkedAt: 9, meetings: 'x' })).toEqual({ checkedAt: 9, version: 0 });
});
