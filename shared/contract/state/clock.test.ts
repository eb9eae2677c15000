// @vitest-environment jsdom
import { createStore } from 'jotai';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { atHand } from '../data/read-json';
import type { PageCourt } from '../release/page-config';
import { clockOffsetAtom, serverNow, setClockOffsetAtom } from './clock';
import { chooseCourtAtom, nowAtom, todayAtom } from './court-atom';

const HOUR = 3_600_000;
/** 8:00 PM on Monday in San Antonio */
const NOW = Date.UTC(2026, 10, 24, 2);

function openStore() {
  const store = createStore();
  store.set(chooseCourtAtom, { timeZones: ['America/Chicago'] } as unknown as PageCourt);
  store.sub(todayAtom, () => {});
  return store;
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  createStore().set(setClockOffsetAtom, null);
  vi.useRealTimers();
});

test.each([9, -9, -400 * 24])(
  'today is the court’s day on a device whose clock is %i hours wrong',
  (hours) => {
    vi.setSystemTime(NOW + hours * HOUR);
    const store = openStore();
    expect(store.get(nowAtom)).toBe(NOW + hours * HOUR);
    store.set(setClockOffsetAtom, -hours * HOUR);
    expect(store.get(nowAtom)).toBe(NOW);
    expect(serverNow()).toBe(NOW);
    expect(store.get(todayAtom)).toBe('2026-11-23');
  },
);

test('a network delay does not count as a wrong clock', () => {
  vi.setSystemTime(NOW);
  const store = openStore();
  store.set(setClockOffsetAtom, 1_800);
  expect(store.get(clockOffsetAtom)).toBe(0);
  expect(store.get(nowAtom)).toBe(NOW);
});

test('the next visit starts with the clock offset of the last visit', async () => {
  vi.setSystemTime(NOW + 9 * HOUR);
  openStore().set(setClockOffsetAtom, -9 * HOUR);
  vi.setSystemTime(NOW + 10 * HOUR);
  vi.resetModules();
  const next = await import('./clock');
  expect(next.serverNow()).toBe(NOW + HOUR);
  expect(createStore().get(next.clockOffsetAtom)).toBe(-9 * HOUR);
});

test('an early read is dated by the clock of the court’s server', () => {
  vi.setSystemTime(NOW + 9 * HOUR);
  openStore().set(setClockOffsetAtom, -9 * HOUR);
  const url = 'https://db.example/days.json';
  globalThis.__courtEarlyReads = { [url]: { at: Date.now(), answer: Promise.resolve(1), json: 1 } };
  expect(atHand(url)?.memory.asOf).toBe(NOW);
});
