// @vitest-environment jsdom
import {
  chooseCourtAtom,
  type LiveDatabase,
  type PageCourt,
  setClockOffsetAtom,
  setConnectionAtom,
} from '@court/contract';
import { act, cleanup, render, screen } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Freshness } from './freshness';
import { ClockNotice, FreshnessNotice } from './freshness-notice';

const MINUTE = 60_000;
const NOON = Date.UTC(2026, 10, 23, 18);

/** Renders the bar and the notices of a court whose records were checked `minutes` ago. */
async function openPage(minutes: number, code: string) {
  const store = createStore();
  const client = { databaseURL: `http://localhost:9000?ns=${code}` };
  const court = { code, client, timeZones: ['America/Chicago'], staleAfterMinutes: 60 };
  store.set(chooseCourtAtom, court as unknown as PageCourt);
  let tell: Parameters<LiveDatabase['watchConnected']>[0] = () => {};
  store.set(setConnectionAtom, {
    watch(_path, onValue) {
      onValue({ checkedAt: NOON - minutes * MINUTE, version: 1 });
      return () => {};
    },
    watchConnected(listener) {
      tell = listener;
      listener(true);
      return () => {};
    },
  });
  render(
    <Provider store={store}>
      <Freshness />
      <FreshnessNotice />
      <ClockNotice />
    </Provider>,
  );
  await act(() => vi.advanceTimersByTimeAsync(200));
  return { store, tell: (...told: Parameters<typeof tell>) => act(() => tell(...told)) };
}

const label = () => document.querySelector('[data-state]');
const said = () =>
  screen
    .getAllByRole('status')
    .map(({ textContent }) => textContent)
    .filter(Boolean);

beforeEach(() => {
  vi.useFakeTimers({ now: NOON });
  vi.stubGlobal('fetch', () => new Promise(() => {}));
});
afterEach(() => {
  cleanup();
  createStore().set(setClockOffsetAtom, null);
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('a live page shows when the records were checked, and announces nothing', async () => {
  await openPage(35, 'a');
  expect(label()?.textContent).toMatch(/^Updated 11:25.AM$/);
  expect(label()?.getAttribute('data-state')).toBe('live');
  expect(said()).toEqual([]);
});

test('a publisher that has not run is reported, with the last check and what to do', async () => {
  await openPage(60 * 27, 'b');
  expect(label()?.textContent).toBe('May be out of date');
  expect(said()).toEqual([
    'Last check of the court’s records: Nov 22, 9:00 AM, longer ago than usual. Call the clerk’s office before you rely on this page.',
  ]);
});

test('a connection that is being checked is not called live, and raises no alarm', async () => {
  const { tell } = await openPage(5, 'c');
  tell(false, { state: 'asking', heardAt: NOON - 46_000 });
  expect(label()?.getAttribute('data-state')).toBe('quiet');
  expect(label()?.textContent).toMatch(/^Updated/);
  expect(said()).toEqual([]);
});

test('silence is announced once, with the last answer and what to do, and so is the new connection', async () => {
  const { tell } = await openPage(5, 'd');
  tell(false, { state: 'silent', heardAt: NOON - 2 * MINUTE });
  expect(label()?.textContent).toBe('No answer');
  expect(said()).toEqual([
    'Nothing heard from the court’s database since 11:58 AM: check your connection, or call the clerk’s office before you rely on this page.',
  ]);
  tell(true);
  expect(label()?.getAttribute('data-state')).toBe('live');
  expect(said()).toEqual(['Connected again. Updated 11:55 AM.']);
});

test('an offline device is reported as offline', async () => {
  const { tell } = await openPage(5, 'e');
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  tell(false, { state: 'silent', heardAt: NOON });
  expect(label()?.textContent).toBe('Offline');
  expect(said()[0]).toMatch(/^Offline, nothing heard since 12:00.PM: connect this device/);
});

test('a wrong clock is reported, and the page uses the court’s time', async () => {
  const { store } = await openPage(5, 'f');
  act(() => store.set(setClockOffsetAtom, -9 * 60 * MINUTE));
  expect(said()[0]).toMatch(/^This device’s clock is about 9 hours fast\. Set the clock/);
});

test('records that were checked in the future reveal a slow clock before the server sends its time', async () => {
  await openPage(-60 * 24 * 400, 'g');
  expect(said()[0]).toMatch(/^This device’s clock is about 400 days slow/);
});
