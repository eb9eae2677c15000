import { expect, test } from 'vitest';
import {
  clockTime,
  longDate,
  longZoneName,
  monthName,
  plainDate,
  readersClock,
  readersLongMoment,
  readersMoment,
  shortDate,
  weekdayName,
  zoneClock,
  zoneMoment,
} from './court-dates';

test('formats days and times in US English', () => {
  expect(longDate('2026-11-23')).toBe('Monday, November 23, 2026');
  expect([shortDate('2026-11-23', '2026-01-01'), shortDate('2027-01-04', '2026-12-31')]).toEqual([
    'Mon, Nov 23',
    'Mon, Jan 4, 2027',
  ]);
  expect(clockTime('09:30')).toBe('9:30 AM');
});

const ZONES = [
  ...['New_York', 'Chicago', 'Denver', 'Phoenix', 'Los_Angeles', 'Anchorage', 'Puerto_Rico'].map(
    (city) => `America/${city}`,
  ),
  ...['Pacific/Honolulu', 'Pacific/Guam', 'Europe/Madrid', 'UTC'],
];

test.each(ZONES)('the long name of %s equals that of Intl, in winter and in summer', (timeZone) => {
  const format = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'long' });
  for (const date of ['2026-01-15', '2026-07-15']) {
    const parts = format.formatToParts(new Date(`${date}T18:00:00Z`));
    expect(longZoneName(timeZone, date)).toBe(parts.find(({ type }) => type === 'timeZoneName')?.value);
  }
});

const NO_DAYS = ['', 'soon', '2026-99-99', '0000-00-00', '2026-11-23T99:99', '\ud800', '9'.repeat(3000)];

test.each(NO_DAYS)('an invalid day is shown as it is: %s', (text) => {
  expect(longDate(text)).toBe(text);
  expect(shortDate(text, '2026-11-23')).toBe(text);
  expect(weekdayName(text, 'long')).toBe(text);
  expect(() => [monthName(text), longZoneName('America/Chicago', text)]).not.toThrow();
});

test.each(['', '99:99', '24:61', '9', '\ud800', '09:30:00Z'])(
  'an invalid time is shown as it is: %s',
  (text) => {
    expect(clockTime(text)).toBe(text);
  },
);

test("a time beyond the last valid date gives ''", () => {
  for (const at of [8.64e15 + 1, -8.64e15 - 1, Number.NaN, Number.POSITIVE_INFINITY])
    expect([readersMoment(at), readersLongMoment(at), readersClock(at)]).toEqual(['', '', '']);
});

test('formats every day of nine years as Intl does', () => {
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', ...options });
  const [full, plain, month, short] = [
    format({ dateStyle: 'full' }),
    format({ dateStyle: 'long' }),
    format({ month: 'long', year: 'numeric' }),
    format({ weekday: 'short', month: 'short', day: 'numeric', year: 'numeric' }),
  ];
  for (let at = Date.UTC(2020, 0, 1); at < Date.UTC(2029, 0, 1); at += 86_400_000) {
    const date = new Date(at).toISOString().slice(0, 10);
    expect([longDate(date), plainDate(date), monthName(date), shortDate(date, '1999-01-01')]).toEqual([
      ...[full.format(at), plain.format(at), month.format(at), short.format(at)],
    ]);
  }
});

test('formats every minute of a day as Intl does, also in a zone', () => {
  const plain = (text: string) => text.replaceAll('\u202f', ' ');
  const format = new Intl.DateTimeFormat('en-US', {
    ...{ timeZone: 'America/Denver', month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' },
  });
  const reader = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });
  const long = new Intl.DateTimeFormat('en-US', {
    ...{ weekday: 'long', month: 'long', day: 'numeric', hour: 'numeric', minute: '2-digit' },
  });
  // includes the end of daylight saving time
  for (let at = Date.UTC(2026, 10, 1); at < Date.UTC(2026, 10, 2, 12); at += 60_000) {
    expect(zoneMoment('America/Denver', at)).toBe(plain(format.format(at)));
    expect(zoneMoment('America/Denver', at)).toContain(zoneClock('America/Denver', at));
    expect(readersMoment(at)).toBe(plain(reader.format(at)));
    expect(readersMoment(at)).toContain(readersClock(at));
    expect(readersLongMoment(at)).toBe(plain(long.format(at)));
  }
  for (const time of ['00:00', '00:59', '11:59', '12:00', '12:30', '23:59'])
    expect(clockTime(time)).toBe(
      plain(
        new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', hour: 'numeric', minute: '2-digit' }).format(
          new Date(`2026-01-01T${time}:00Z`),
        ),
      ),
    );
});
