// @vitest-environment jsdom
import { CLOCK_KEY, PATH_MEMORY } from '@court/records';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const NOW = Date.UTC(2026, 10, 23, 18);
const WRONG = -400 * 86_400_000;

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers({ now: NOW + WRONG });
});
afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
});

test('a page that is drawn first goes by the offset of the last visit, and says the true age of what is remembered', async () => {
  localStorage.setItem(CLOCK_KEY, JSON.stringify([-WRONG, NOW - 60_000]));
  localStorage.setItem(PATH_MEMORY, JSON.stringify({ a: { json: 1, at: NOW - 90_000 } }));
  const { firstNow, isClockKnown } = await import('./first-clock');
  const { atHand } = await import('./remembered');
  expect([firstNow(), isClockKnown]).toEqual([NOW, true]);
  expect(atHand('a')).toEqual({ json: 1, at: NOW - 90_000 });
});

test('a first visit has the device’s clock alone, and knows that', async () => {
  const { firstNow, isClockKnown } = await import('./first-clock');
  expect([firstNow(), isClockKnown]).toEqual([NOW + WRONG, false]);
});
