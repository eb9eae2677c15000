import { expect, test } from 'vitest';
import { dayIn, isTimeZone, offsetAt, usClock, zoneName, zoneNameAt } from './court-clocks';

const ZONES = [
  'America/New_York',
  'America/Detroit',
  'America/Indiana/Indianapolis',
  'America/Kentucky/Louisville',
  'America/Chicago',
  'America/Denver',
  'America/Boise',
  'America/Phoenix',
  'America/Los_Angeles',
  'America/Anchorage',
  'Pacific/Honolulu',
  'America/Puerto_Rico',
];
const HOUR = 3_600_000;

/** The middle of each month, and each hour within a day of a daylight saving change. */
function moments(year: number): number[] {
  const months = Array.from({ length: 12 }, (_, month) => Date.UTC(year, month, 15, 18));
  const sundays = [
    ...[8, 9, 10, 11, 12, 13, 14].map((day) => Date.UTC(year, 2, day)),
    ...[1, 2, 3, 4, 5, 6, 7].map((day) => Date.UTC(year, 10, day)),
  ].filter((at) => new Date(at).getUTCDay() === 0);
  const near = sundays.flatMap((at) => Array.from({ length: 37 }, (_, hours) => at + (hours - 1) * HOUR));
  return [...months, ...near, ...near.map((at) => at + HOUR - 1)];
}

test.each(ZONES)('the clock of %s equals that of the tz database, from 2007 to 2037', (zone) => {
  const format = new Intl.DateTimeFormat('en-US', {
    ...{ timeZone: zone, timeZoneName: 'short', hourCycle: 'h23' },
    ...{ year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit' },
  });
  for (let year = 2007; year < 2038; year += 1)
    for (const at of moments(year)) {
      const clock = usClock(zone, at);
      const shown = new Date(at + (clock?.minutes ?? 0) * 60_000).toISOString();
      const ours = `${shown.slice(5, 7)}/${shown.slice(8, 10)}/${shown.slice(0, 4)}, ${shown.slice(11, 16)} ${clock?.name}`;
      if (ours !== format.format(at)) expect(ours).toBe(format.format(at));
    }
  expect(moments(2026).length).toBeGreaterThan(150);
});

test('returns null for other zones and years, for which Intl is used', () => {
  expect(usClock('Pacific/Guam', Date.UTC(2026, 10, 23))).toBeNull();
  expect(usClock('constructor', 0)).toBeNull();
  for (const year of [1999, 2006, 2038, 2100]) {
    const at = Date.UTC(year, 6, 15, 18);
    expect(usClock('America/Chicago', at)).toBeNull();
    expect(dayIn('America/Chicago', at)).toBe(`${year}-07-15`);
  }
  expect(usClock('America/Chicago', Number.NaN)).toBeNull();
  expect(dayIn('Pacific/Guam', Date.parse('2026-11-22T15:00:00Z'))).toBe('2026-11-23');
  expect(zoneName('America/Chicago', '1999-07-15')).toBe('CDT');
  const end = Date.UTC(2026, 10, 1, 7);
  expect([end - 1, end, Number.NaN].map((at) => zoneNameAt('America/Chicago', at))).toEqual([
    ...['CDT', 'CST', 'America/Chicago'],
  ]);
});

test('accepts only time zones that Intl knows', () => {
  expect(['America/Chicago', 'Pacific/Guam', 'Mars/Base', ''].map(isTimeZone)).toEqual([
    ...[true, true],
    ...[false, false],
  ]);
});

test('the first and the last date have a day, in zones ahead of UTC and behind it', () => {
  for (const zone of ['America/Chicago', 'Pacific/Guam', 'America/Puerto_Rico'])
    for (const at of [8.64e15, -8.64e15]) expect(() => dayIn(zone, at)).not.toThrow();
});

test('the clock of zones that only Intl knows is right to the minute', () => {
  expect(offsetAt('Pacific/Guam', Date.UTC(2026, 10, 23, 1, 2, 3) + 999)).toBe(10 * HOUR);
  expect(offsetAt('America/Chicago', Date.UTC(1999, 6, 15, 0, 0, 59) + 501)).toBe(-5 * HOUR);
  expect(offsetAt('Asia/Kolkata', Date.UTC(2026, 0, 1))).toBe(5.5 * HOUR);
});
