import { describe, expect, it, test } from 'vitest';
import { dayIn, venueInstant, zoneName } from './court-clocks';
import { addDays, courtDayFrom, federalHolidays, isCourtDay, isDay, weekday, whyClosed } from './court-days';

describe('court time', () => {
  it('El Paso is on the day before San Antonio between their midnights', () => {
    const at = Date.parse('2026-11-23T06:30:00Z');
    expect(dayIn('America/Chicago', at)).toBe('2026-11-23');
    expect(dayIn('America/Denver', at)).toBe('2026-11-22');
  });

  it('counts days across the end of daylight saving time and the end of the year', () => {
    expect(addDays('2026-10-31', 2)).toBe('2026-11-02');
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
    expect(weekday('2026-11-21')).toBe(6);
  });

  it('accepts only days of the calendar', () => {
    expect(isDay('2028-02-29')).toBe(true);
    expect(isDay('2026-02-29')).toBe(false);
    expect(['2026-13-01', '2026-00-10', '2026-04-31', '2026-06-00', '2100-02-29'].map(isDay)).not.toContain(
      true,
    );
    expect(['2026-01-31', '2026-04-30', '2026-12-31'].map(isDay)).not.toContain(false);
    expect(['1970-01-01', '2100-12-31'].map(isDay)).toEqual([true, true]);
    expect(['1969-12-31', '2101-01-01', '9999-12-31'].map(isDay)).toEqual([false, false, false]);
  });

  it('returns the zone’s name for an invalid day', () => {
    for (const day of ['', '2026-99-99', '\ud800'])
      expect(zoneName('America/Denver', day)).toBe('America/Denver');
  });

  it('uses the abbreviation of the season', () => {
    expect(zoneName('America/Denver', '2026-07-01')).toBe('MDT');
    expect(zoneName('America/Chicago', '2026-11-23')).toBe('CST');
  });
});

const utc = (zone: string, date: string, time: string) =>
  new Date(venueInstant(zone, date, time)).toISOString().slice(0, 16);

test.each([
  ['America/Denver', '2026-03-07', '09:30', '2026-03-07T16:30'],
  ['America/Denver', '2026-03-08', '09:30', '2026-03-08T15:30'],
  ['America/New_York', '2026-10-31', '09:30', '2026-10-31T13:30'],
  ['America/New_York', '2026-11-01', '09:30', '2026-11-01T14:30'],
  ['America/Phoenix', '2026-07-01', '00:00', '2026-07-01T07:00'],
  ['Pacific/Auckland', '2026-01-01', '00:00', '2025-12-31T11:00'],
])('in %s on %s at %s it is %s UTC', (zone, date, time, expected) => {
  expect(utc(zone, date, time)).toBe(expected);
});

test('a time that clocks show twice is the first one', () => {
  expect(utc('America/Chicago', '2026-11-01', '01:30')).toBe('2026-11-01T06:30');
});

test('a time that clocks skip is as long after the change', () => {
  expect(utc('America/Chicago', '2026-03-08', '02:30')).toBe('2026-03-08T08:30');
});

it('returns the federal holidays of 2026', () => {
  expect(Object.values(federalHolidays(2026))).toEqual([
    '2026-01-01',
    '2026-01-19',
    '2026-02-16',
    '2026-05-25',
    '2026-06-19',
    '2026-07-03',
    '2026-09-07',
    '2026-10-12',
    '2026-11-11',
    '2026-11-26',
    '2026-12-25',
  ]);
});

it('closes the court on Friday if a holiday is a Saturday, even in the year before', () => {
  expect(isCourtDay('2027-12-24')).toBe(false);
  expect(isCourtDay('2027-12-31')).toBe(false);
  expect(isCourtDay('2027-06-18')).toBe(false);
});

it('returns why the court is closed on a day', () => {
  expect(whyClosed('2026-11-26')).toBe('thanksgiving');
  expect(whyClosed('2026-07-03')).toBe('independence');
  expect(whyClosed('2027-12-31')).toBe('newYear');
  expect(whyClosed('2026-11-22')).toBe('weekend');
  expect(whyClosed('2026-11-27')).toBeNull();
});

it('closes the court on Monday if a holiday is a Sunday', () => {
  expect(isCourtDay('2027-07-05')).toBe(false);
  expect(isCourtDay('2027-07-02')).toBe(true);
});

it('finds the next court day after Thanksgiving and after a weekend', () => {
  expect(courtDayFrom('2026-11-26')).toBe('2026-11-27');
  expect(courtDayFrom('2026-11-21')).toBe('2026-11-23');
});
