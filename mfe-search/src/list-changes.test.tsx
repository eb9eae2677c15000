// @vitest-environment jsdom

import {
  changeListsAtom,
  chooseCourtAtom,
  listsAtom,
  seeListAtom,
  setConnectionAtom,
  storedValuesAtom,
  unseenAtom,
} from '@court/contract';
import { beginAt } from '@court/contract/testing/page-clock';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { createStore } from 'jotai';
import { beforeAll, expect, it, vi } from 'vitest';
import { COURT, fakeCourt } from './testing/fake-court';
import { ENTRY, entry, listed, loadLists, openList, rowOf, settle, told } from './testing/open-list';
import { renderAt } from './testing/render-at';
import { savedRow } from './testing/saved-rows';

beforeAll(loadLists, 60_000);
beginAt('2026-11-21T17:00:00Z');

it('keeps a record that the court no longer has, with its last facts and their time', async () => {
  const removed = entry({ status: 'removed', changes: [{ at: Date.UTC(2026, 10, 21, 9), what: 'removed' }] });
  await openList('/search-mylist', [savedRow('gone'), savedRow('off'), savedRow('secret')], {
    [`${ENTRY}off`]: removed,
    [`${ENTRY}secret`]: { withdrawn: true },
  });
  expect(rowOf('gone')?.textContent).toMatch(/26-50001.*no longer lists this \(checked Nov 21, 2026/);
  expect(rowOf('off')?.textContent).toMatch(
    /Removed.*On Nov 21, 2026.* this was no longer on the court’s calendar/,
  );
  const secret = document.querySelector('[data-kept="secret"]');
  expect(secret?.textContent).toContain('No longer public');
  expect(secret?.textContent).not.toContain('Peña');
});

it("announces a move that arrives while the list is open, and keeps the rows' places until the reader moves", async () => {
  const { store } = await openList('/search-mylist', [savedRow('h1'), savedRow('h2', { time: '10:00' })], {
    [`${ENTRY}h1`]: entry(),
    [`${ENTRY}h2`]: entry({ time: '10:00' }),
    lastUpdated11: { checkedAt: 1, version: 1, hearings: 1 },
  });
  let tell: (json: unknown) => void = () => {};
  act(() =>
    store.set(setConnectionAtom, {
      watch(path, onValue) {
        if (path === `${ENTRY}h1`) tell = onValue;
        return () => {};
      },
      watchConnected(listener) {
        listener(true);
        return () => {};
      },
    }),
  );
  const change = { at: Date.now() + 1, what: 'changed', date: { from: '2026-11-30', to: '2026-12-14' } };
  await act(async () => tell(entry({ date: '2026-12-14', changes: [change] })));
  expect(rowOf('h1')?.textContent).toMatch(
    /Changed.*Date:.*before: Monday, November 30, 2026.*Monday, December 14, 2026/,
  );
  expect(store.get(listsAtom).hearings.get('h1')?.last?.date).toBe('2026-12-14');
  expect(listed()).toEqual(['h1', 'h2']);
  await settle(200);
  expect(told()).toContain('26-50001 Peña: Date: Monday, November 30, 2026, now Monday, December 14, 2026');
});

it('tells the change that was published before the star, if the reader starred an older copy', async () => {
  const [published, starredAt] = [Date.now() - 1000, Date.now() - 500];
  const change = { at: published, what: 'changed', date: { from: '2026-11-30', to: '2026-12-14' } };
  fakeCourt({
    [`${ENTRY}h1`]: entry({ date: '2026-12-14', changes: [change] }),
    lastUpdated11: { checkedAt: published, version: 1, hearings: published },
  });
  const store = createStore();
  store.set(chooseCourtAtom, COURT);
  const old = { list: 'hearings', id: 'h1', what: 'put', at: starredAt, asOf: published - 1000 } as const;
  await store.set(changeListsAtom, [{ ...old, last: savedRow('h1') }]);
  store.set(seeListAtom, { list: 'hearings', until: published - 2000 });
  renderAt('/search-mylist', store);
  await settle(500);
  expect(rowOf('h1')?.textContent).toMatch(/Changed.*before: Monday, November 30, 2026/);
  // the look counts as seen for the next visit, but the row still tells it
  expect(store.get(unseenAtom).all).toBe(0);
  expect(store.get(listsAtom).hearings.get('h1')?.asOf).toBe(published);
});

it("does not apply the old hearing's judge and place to a new date that has not loaded", async () => {
  const old = {
    status: 'continued' as const,
    continuedTo: '2026-12-14',
    judgeId: 'j-ada',
    place: 'Courtroom 1',
  };
  const { store } = await openList(
    '/search-mylist',
    [savedRow('h1', { ...old, how: 'video', officeId: 'o5' })],
    {
      [`${ENTRY}h1`]: entry({ ...old, judge: 'Ada Brook', continuedToId: 'h2' }),
    },
  );
  fireEvent.click(screen.getByRole('button', { name: 'Add the new date to my list' }));
  expect(store.get(listsAtom).hearings.get('h2')?.last).toMatchObject({
    ...{ date: '2026-12-14', status: 'scheduled', title: 'Peña' },
    ...{ judgeId: null, place: null, how: null, officeId: null },
  });
});

it('asks once for permission to notify, if something is on a list', async () => {
  const browser = {
    permission: 'default',
    requestPermission: vi.fn(async () => (browser.permission = 'granted')),
  };
  vi.stubGlobal('isSecureContext', true);
  vi.stubGlobal('Notification', browser);
  const asking = () => screen.queryByRole('button', { name: 'Notify me' });
  await openList('/search-mylist', []);
  expect(asking()).toBeNull();
  cleanup();
  const { store } = await openList('/search-mylist', [savedRow('soon', { date: '2026-11-30' })]);
  expect(browser.requestPermission).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Notify me' }));
  await settle();
  expect(asking()).toBeNull();
  expect(store.get(storedValuesAtom).notices).toBe('on');
  expect(told()).toContain('Notifications are on. You can turn them off in Settings.');
});

it('does not ask again if the reader declined notifications', async () => {
  const browser = { permission: 'default', requestPermission: vi.fn() };
  vi.stubGlobal('isSecureContext', true);
  vi.stubGlobal('Notification', browser);
  const { store } = await openList('/search-mylist', [savedRow('soon', { date: '2026-11-30' })]);
  fireEvent.click(screen.getByRole('button', { name: 'No, thanks' }));
  await settle();
  expect(screen.queryByRole('button', { name: 'Notify me' })).toBeNull();
  expect(store.get(storedValuesAtom).notices).toBe('off');
  expect(browser.requestPermission).not.toHaveBeenCalled();
});
