// @vitest-environment jsdom
import { setDeviceStoreAtom, storeValueAtom } from '@court/contract';
import { beginAt } from '@court/contract/testing/page-clock';
import { loadSearch, loadSearchDetail, recentlyViewedAtom } from '@court/search';
import { fireEvent, screen } from '@testing-library/react';
import { createStore } from 'jotai';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { fakeCourt } from './testing/fake-court';
import { settle } from './testing/open-list';
import { renderAt } from './testing/render-at';

beforeAll(() => Promise.all([loadSearch(), loadSearchDetail()]));
beginAt('2026-11-21T17:00:00Z');
afterEach(() => {
  globalThis.__courtEarlyReads = {};
});

it('does not deny or forget a case because an older copy on the device has none', async () => {
  const early = {
    at: Date.now(),
    answer: Promise.resolve(undefined),
    old: { json: null, at: Date.now() - 86_400_000 },
  };
  globalThis.__courtEarlyReads = new Proxy({} as NonNullable<typeof globalThis.__courtEarlyReads>, {
    get: (_none, url) => (String(url).includes('CaseNumbers11/c2650001-bk') ? early : undefined),
  });
  const court = fakeCourt({});
  court.setUp(false);
  const store = createStore();
  store.set(setDeviceStoreAtom, null);
  const viewed = { field: 'casenumber', id: 'c2650001-bk', title: '26-50001 Peña' };
  await store.set(storeValueAtom, 'recentFinds', { txwb: [viewed] });
  renderAt('/search-casenumber-detail/c2650001-bk', store);
  const heading = () => screen.getByRole('heading', { level: 1 }).textContent;
  await settle(5_000);
  expect(heading()).not.toMatch(/couldn’t find/);
  expect(screen.getByRole('alert').textContent).toContain('We couldn’t load these');
  expect(store.get(recentlyViewedAtom)).toEqual([viewed]);
  court.setUp(true);
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await settle(500);
  expect(heading()).toMatch(/couldn’t find/);
});
