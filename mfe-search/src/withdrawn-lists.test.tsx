// @vitest-environment jsdom

import { changeListsAtom } from '@court/contract';
import { beginAt } from '@court/contract/testing/page-clock';
import { act, fireEvent, screen } from '@testing-library/react';
import { createStore } from 'jotai';
import { beforeAll, expect, it, vi } from 'vitest';
import { fakeCourt } from './testing/fake-court';
import { settle } from './testing/open-list';
import { renderAt } from './testing/render-at';

beforeAll(() => import('./lists/followed/followed-page'), 60_000);
beginAt('2026-11-21T17:00:00Z');

it('shows no name of a withdrawn case or debtor, and keeps the note', async () => {
  const sealed = 'c2650009-bk';
  const store = createStore();
  fakeCourt({});
  renderAt('/search-mycase', store);
  await settle();
  await act(async () =>
    store.set(changeListsAtom, [
      { list: 'cases', id: sealed, what: 'put', at: 1, last: null },
      { list: 'cases', id: sealed, what: 'note', at: 2, note: 'ask the clerk' },
      { list: 'debtors', id: `${sealed}~a`, what: 'put', at: 1, last: null },
    ]),
  );
  await settle();
  const row = () => document.querySelector<HTMLElement>('[data-followed]');
  expect(row()?.textContent).toMatch(/^No longer public\. .*ask the clerk/);
  expect(document.body.innerHTML.replaceAll(`data-followed="${sealed}"`, '')).not.toContain('2650009');
  fireEvent.click(screen.getByRole('link', { name: /^Debtors/ }));
  await settle();
  expect(row()?.textContent).toMatch(/^No longer public/);
});

it('cannot restore an item that was removed before a withdrawal', async () => {
  const store = createStore();
  const published = { checkedAt: 1, version: 1 };
  const { tree } = fakeCourt({ lastUpdated11: published });
  renderAt('/search-mycase', store);
  await settle();
  const last = { number: '26-50010-hto', title: 'Quivrandel', caseType: 'bk', chapter: '7' };
  await act(async () =>
    store.set(changeListsAtom, [{ list: 'cases', id: 'c2650010-bk', what: 'put', at: 1, last }]),
  );
  await settle();
  await act(async () => store.set(changeListsAtom, [{ list: 'cases', id: 'c2650010-bk', what: 'taken' }]));
  await settle();
  expect(document.querySelector('[data-off-list]')).not.toBeNull();
  tree.lastUpdated11 = { ...published, withdrawn: Date.now() };
  await act(() => vi.advanceTimersByTimeAsync(120_000));
  await settle();
  expect(document.querySelector('[data-off-list]')).toBeNull();
});
