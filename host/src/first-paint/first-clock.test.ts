// @vitest-environment jsdom
import { CLOCK_KEY, PATH_MEMORY } from '@court/domain';
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

test('the first paint uses the clock offset of the last visit and shows the true age of cached data', async () => {
  localStorage.setItem(CLOCK_KEY, JSON.stringify([-WRONG, NOW - 60_000]));
  localStorage.setItem(PATH_MEMORY, JSON.stringify({ a: { json: 1, at: NOW - 90_000 } }));
  const { firstNow, isClockKnown } = await import('./first-clock');
  const { cachedInMemory } = await import('./read-cache');
  expect([firstNow(), isClockKnown]).toEqual([NOW, true]);
  expect(cachedInMemory('a')).toEqual({ json: 1, at: NOW - 90_000 });
});

test('the first paint of a first visit has only the device’s clock, and knows that', async () => {
  const { firstNow, isClockKnown } = await import('./first-clock');
  expect([firstNow(), isClockKnown]).toEqual([NOW + WRONG, false]);
});
