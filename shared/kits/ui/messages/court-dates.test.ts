import { expect, test } from 'vitest';
import {
  clockTime,
  longDate,
  longZoneName,
  monthName,
  readersClock,
  readersMoment,
  shortDate,
  weekdayName,
} from './court-dates';

test('days and times are said as people say them', () => {
  expect(longDate('2026-11-23')).toBe('Monday, November 23, 2026');
  expect([shortDate('2026-11-23', '2026-01-01'), shortDate('2027-01-04', '2026-12-31')]).toEqual([
    'Mon, Nov 23',
    'Mon, Jan 4, 2027',
  ]);
  expect(clockTime('09:30')).toBe('9:30 AM');
});

const NO_DAYS = ['', 'soon', '2026-99-99', '0000-00-00', '2026-11-23T99:99', '\ud800', '9'.repeat(3000)];

test.each(NO_DAYS)('what is no day is shown as it stands: %s', (text) => {
  expect(longDate(text)).toBe(text);
  expect(shortDate(text, '2026-11-23')).toBe(text);
  expect(weekdayName(text, 'long')).toBe(text);
  expect(() => [monthName(text), longZoneName('America/Chicago', text)]).not.toThrow();
});

test.each(['', '99:99', '24:61', '9', '\ud800', '09:30:00Z'])(
  'what no clock shows is shown as it stands: %s',
  (text) => {
    expect(clockTime(text)).toBe(text);
  },
);

test('a moment past the last that there is has no words', () => {
  for (const at of [8.64e15 + 1, -8.64e15 - 1, Number.NaN, Number.POSITIVE_INFINITY])
    expect([readersMoment(at), readersClock(at)]).toEqual(['', '']);
});
