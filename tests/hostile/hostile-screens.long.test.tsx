// @vitest-environment jsdom

import { changeListsAtom } from '@court/contract';
import { docketRows } from '@court/domain';
import { loadSearch, loadSearchDetail } from '@court/search';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { createStore } from 'jotai';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { renderAt as renderCalendar } from '../../mfe-calendar/src/testing/render-at';
import { renderAt as renderMeetings } from '../../mfe-s341/src/testing/render-at';
import { renderAt as renderSearch } from '../../mfe-search/src/testing/render-at';
import { COUNT, DAY, hostileCourt, idsOf, MEETING_DAY, serve } from './hostile-court';

const TREE = hostileCourt('hostile screens 1');
const ROWS = (TREE.hearingCalendar11 as { days: Record<string, unknown> }).days[DAY];

const MEETING_ROWS = (TREE['341hearingCalendar11'] as { days: Record<string, unknown> }).days[MEETING_DAY];

const TENS = [0, 10, 20];

beforeAll(
  () =>
    Promise.all([
      loadSearch(),
      loadSearchDetail(),
      import('../../mfe-search/src/lists/saved/my-list-page'),
      import('../../mfe-search/src/lists/followed/followed-page'),
      import('../../mfe-search/src/lists/saved/saved-record-pages'),
      import('@court/search/screens/my-day'),
    ]),
  60_000,
);
beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T17:00:00Z') });
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  serve(TREE);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const settle = async (ms = 400) => {
  for (let turn = 0; turn < 8; turn += 1) await act(() => vi.advanceTimersByTimeAsync(ms / 8));
};

/** Asserts that the page works, that it shows every record, and that no code or markup of a record took effect. */
function expectWhole() {
  const { body } = document;
  expect(body.textContent).not.toContain('Unexpected Application Error');
  expect(body.querySelector('h1')).not.toBeNull();
  expect(body.querySelectorAll('[data-unshown]')).toHaveLength(0);
  expect(
    body.querySelectorAll('script, img, svg[onload], [href^="javascript:"], [href^="data:"]'),
  ).toHaveLength(0);
  expect(Reflect.get(globalThis, '__ran')).toBeUndefined();
  expect(Reflect.get({}, 'polluted')).toBeUndefined();
  const turning = /[\u202a-\u202e\u2066-\u2069]/;
  expect(turning.test(body.textContent ?? '')).toBe(false);
}
const listed = (kind: 'hearing' | 'meeting') =>
  [...document.querySelectorAll<HTMLElement>(`[data-${kind}-id]`)]
    .map(({ dataset }) => dataset[`${kind}Id`] ?? '')
    .sort();

/**
 * The sum of the counts in a week's blocks. A week has two versions, a table and lists by day for narrow screens; a
 * style sheet shows one of them.
 */
const countedInBlocks = () =>
  [...document.querySelectorAll('[data-bleed] a > span[title]')]
    .map(({ textContent }) => /^(\d+) /.exec(textContent ?? '')?.[1] ?? '0')
    .reduce((sum, text) => sum + Number(text), 0);

/** The number of a day's rows that were neither moved nor removed. */
const standing = (date: string, rows: unknown) =>
  docketRows(date, rows, []).filter((row) => row.movedTo === null && row.status !== 'removed').length;

describe('a calendar of hostile records', () => {
  test('shows each in the day', async () => {
    renderCalendar(`/calendar?date=${DAY}`);
    await settle();
    await settle();
    expect(listed('hearing')).toEqual(idsOf('h').sort());
    expectWhole();
  });

  test('counts each in the blocks of the week that was neither moved nor removed', async () => {
    renderCalendar(`/calendar?date=${DAY}&view=week`);
    await settle();
    await settle();
    expect(countedInBlocks()).toBe(2 * standing(DAY, ROWS));
    expectWhole();
  });

  test.each([
    ['month', `/calendar?date=${DAY}&view=month`],
    ['list', `/hearing?date=${DAY}`],
  ])('works in the %s', async (_view, address) => {
    renderCalendar(address);
    await settle();
    await settle();
    expectWhole();
  });

  test.each(TENS)('shows the page of each, from %i on', async (from) => {
    const page = renderCalendar(`/hearing-detail/${idsOf('h')[from]}`);
    for (const id of idsOf('h').slice(from, from + 10)) {
      await page.go(`/hearing-detail/${id}`);
      await settle(8);
      expect(document.querySelector(`[data-hearing-record="${id}"]`), id).not.toBeNull();
      expectWhole();
    }
  });
});

describe('341 meetings of hostile records', () => {
  test('are counted in the blocks of the week', async () => {
    renderMeetings(`/s341-hearing?date=${MEETING_DAY}&view=week`);
    await settle();
    await settle();
    expect(countedInBlocks()).toBe(2 * standing(MEETING_DAY, MEETING_ROWS));
    expectWhole();
  });

  test('are shown in the day', async () => {
    renderMeetings(`/s341-hearing?date=${MEETING_DAY}`);
    await settle();
    // rows are rendered a few at a time
    for (let step = 0; step < 8; step += 1) await settle(100);
    expect(listed('meeting')).toEqual(idsOf('m').sort());
    expectWhole();
  });

  test.each(TENS)('have a page each, from %i on', async (from) => {
    const page = renderMeetings(`/s341-hearing-detail/${idsOf('m')[from]}`);
    for (const id of idsOf('m').slice(from, from + 10)) {
      await page.go(`/s341-hearing-detail/${id}`);
      await settle(8);
      expect(document.querySelector(`[data-hearing-record="${id}"]`), id).not.toBeNull();
      expectWhole();
    }
  });
});

describe('a search among hostile records', () => {
  test('lists people during typing', async () => {
    renderSearch('/search-attorney?in=attorney');
    await settle();
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'ann al' } });
    await settle(1_000);
    const found = () => document.querySelectorAll('[data-found]').length;
    expect(screen.getByRole('status').textContent).toContain(`The first ${found()} attorneys`);
    expectWhole();
    const more = () => screen.queryByRole('button', { name: 'Show more attorneys' });
    for (let button = more(); button; button = more()) {
      const before = found();
      fireEvent.click(button);
      await settle();
      expect(found()).toBeGreaterThan(before);
    }
    expect(found()).toBe(COUNT);
    expectWhole();
  });

  test.each([
    ['a person', '/search-attorney-detail/p1'],
    ['a case', '/search-casenumber-detail/c1'],
  ])('shows every date of %s', async (_whose, address) => {
    renderSearch(address);
    await settle();
    expect(listed('hearing')).toEqual(idsOf('h').sort());
    expectWhole();
  });

  test('shows an attorney’s day', async () => {
    renderSearch('/search-attorney-detail/p1?view=day');
    await settle();
    expect(listed('hearing').length).toBeGreaterThan(10);
    expectWhole();
  });
});

test('a list with hostile records shows each', async () => {
  const store = createStore();
  renderSearch('/search-mylist', store);
  await settle();
  const rows = docketRows(DAY, ROWS, []);
  await act(async () =>
    store.set(
      changeListsAtom,
      rows.map((last) => ({ list: 'hearings', id: last.id, what: 'put', at: 1, last })),
    ),
  );
  await settle();
  // an invalid date may sort before today
  const past = screen.getByText(/^Past/).closest('details');
  if (past) {
    past.open = true;
    fireEvent(past, new Event('toggle'));
  }
  await settle();
  expect(listed('hearing')).toEqual(idsOf('h').sort());
  expectWhole();
});
