// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CLOCK_KEY, cachedClockOffset, keepClockOffset } from './clock-offset';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** the real time of the first visit */
const FIRST = Date.UTC(2026, 10, 23, 18);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
});

/**
 * The offset that a second visit finds, `later` ms after the first visit measured it. `wrong`: ms that the clock was
 * fast at the first visit, and is fast now.
 */
function found(wrong: [then: number, now: number], later: number): number | null {
  vi.setSystemTime(FIRST + wrong[0]);
  keepClockOffset(wrong[0] && -wrong[0]);
  vi.setSystemTime(FIRST + later + wrong[1]);
  return cachedClockOffset();
}

test.each([0, 9 * HOUR, -9 * HOUR, 400 * DAY, -400 * DAY])(
  'corrects a clock that is %i ms fast at both visits',
  (wrong) => {
    for (const later of [0, HOUR, 7 * DAY]) expect(found([wrong, wrong], later)).toBe(wrong && -wrong);
  },
);

test.each([
  ['was 400 days slow', [-400 * DAY, 0], DAY],
  ['was 400 days fast', [400 * DAY, 0], DAY],
  ['was 9 hours fast an hour ago', [9 * HOUR, 0], HOUR],
] as const)('does not correct a clock that %s and was set right since', (_what, [then, now], later) => {
  expect(found([then, now], later)).toBeNull();
});

test('ignores the offset if the device’s clock was set back since', () => {
  expect(found([0, -400 * DAY], DAY)).toBeNull();
});

test.each(['', 'null', '{}', '[]', '["5",0]', '[1e300,0]', '[5]', '["",null]'])(
  '%s is not a valid offset',
  (text) => {
    localStorage.setItem(CLOCK_KEY, text);
    expect(cachedClockOffset()).toBeNull();
  },
);

test('stores nothing without a measurement', () => {
  keepClockOffset(5);
  keepClockOffset(null);
  expect(localStorage.length).toBe(0);
  expect(cachedClockOffset()).toBeNull();
});

test('a first visit throws nothing', () => {
  const parsed = vi.spyOn(JSON, 'parse');
  expect(cachedClockOffset()).toBeNull();
  expect(parsed.mock.results.map(({ type }) => type)).toEqual(['return']);
});
