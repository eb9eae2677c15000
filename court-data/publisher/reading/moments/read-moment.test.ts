import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { describe, expect, it } from 'vitest';
import { isSerialDay, readDay, splitMoment } from './read-moment';

describe('a day', () => {
  it.each([
    ['11/30/2026', ['2026-11-30']],
    ['11-30-2026', ['2026-11-30']],
    ['11.30.26', ['2026-11-30']],
    ['2026/11/30', ['2026-11-30']],
    ['11/30/2026 12:00:00 AM', ['2026-11-30']],
    ['2026-11-30T00:00:00.000', ['2026-11-30']],
    ['November 30th 2026', ['2026-11-30']],
    ['30 Nov 26', ['2026-11-30']],
    ['Mon 11/30/2026', ['2026-11-30']],
    ['01/01/2026', ['2026-01-01']],
    ['46356.0', ['2026-11-30']],
    ['11/30/2026 0:00', ['2026-11-30']],
    ['Nov. 30, 2026', ['2026-11-30']],
    ['Mon., Nov. 30, 2026', ['2026-11-30']],
    ['November 30 2026 (Monday)', ['2026-11-30']],
    ['11/30/2026 Mon', ['2026-11-30']],
    ['11\u201130\u20112026', ['2026-11-30']],
    ['\u00a011/30/2026\u00a0', ['2026-11-30']],
    ['11/30/2026 11/30/2026', ['2026-11-30']],
    ['11/30/2026 - Monday, November 30, 2026', ['2026-11-30']],
    ['01/02/2026 Jan 2, 2026', ['2026-01-02']],
    // two readings, of which the weekday excludes one
    ['01/02/2026', ['2026-01-02', '2026-02-01']],
    ['Fri 01/02/2026', ['2026-01-02']],
    ['01/02/03', ['2003-01-02', '2003-02-01', '2001-02-03']],
    // no reading
    ['Tuesday, November 30, 2026', []],
    ['02/30/2026', []],
    ['13/13/2026', []],
    ['2026113', []],
    ['Movember 30, 2026', []],
    ['11/30', []],
    ['39999', []],
    ['60001', []],
    // the day depends on the venue's time zone
    ['2026-11-30T00:00:00Z', []],
    ['2026-11-30T09:30:00-06:00', []],
    ['Tue 11/30/2026', []],
    ['11/30/2026 12/01/2026', []],
    ['11/30/2026 and more', []],
    ['', []],
  ])('%s can be %j', (text, days) => {
    expect(readDay(text, null).days).toEqual(days);
  });

  it.each([
    ['01/02/2026', 'mdy', '2026-01-02'],
    ['01/02/2026', 'dmy', '2026-02-01'],
    ['26/01/02', 'ymd', '2026-01-02'],
    ['2026-01-02', 'dmy', '2026-01-02'],
    ['30/11/2026', 'mdy', undefined],
  ] as const)('%s in the order %s is %s', (text, order, day) => {
    expect(readDay(text, order).days[0]).toBe(day);
  });

  it('names the possible orders of its digits', () => {
    expect(readDay('11/30/2026', null).orders).toEqual(['mdy']);
    expect(readDay('05/06/2026', null).orders).toEqual(['mdy', 'dmy']);
    expect(readDay('2026-05-06', null).orders).toEqual([]);
  });
});

it.each([
  ['46356', true],
  [' 46356.0 ', true],
  ['46356.5', false],
  ['78205-1234', false],
  ['11/30/2026', false],
])('%s is a serial: %s', (text, is) => {
  expect(isSerialDay(text)).toBe(is);
});

describe('an invalid day', () => {
  it.each([
    ['Tuesday, November 30, 2026', null, 'names a weekday on which that day does not fall'],
    ['11/30/2026 12/01/2026', null, 'holds two different days'],
    ['30/11/2026', 'mdy', 'is no day in the order mdy'],
    ['soon', null, 'is no day. Write days like 11/30/2026'],
    ['11/30/2026', null, ''],
  ] as const)('%s in the order %s says why: %s', (text, order, why) => {
    expect(readDay(text, order).why).toBe(why);
  });

  it('is refused quickly in a long text', () => {
    expect(readDay('11/30/2026 '.repeat(5000), null).days).toEqual([]);
  });
});

const DAY = fc
  .integer({ min: 0, max: 20_000 })
  .map((days) => Temporal.PlainDate.from('2009-07-07').add({ days }));
const two = (number: number) => String(number).padStart(2, '0');
const word = (day: Temporal.PlainDate, style: Intl.DateTimeFormatOptions) =>
  day.toLocaleString('en-US', style);
/** Formats whose days have only one reading. */
const SURE: ((day: Temporal.PlainDate) => string)[] = [
  (day) => day.toString(),
  (day) => day.toString().replaceAll('-', ''),
  (day) => `${day.toString()} 00:00:00`,
  (day) => word(day, { dateStyle: 'full' }),
  (day) => word(day, { dateStyle: 'long' }).toUpperCase(),
  (day) => word(day, { dateStyle: 'medium' }),
  (day) => `${day.day}-${word(day, { month: 'short' })}-${day.year}`,
  (day) => `${word(day, { weekday: 'short' })}, ${day.day} ${word(day, { month: 'long' })} ${day.year}`,
  (day) => `${day} ${day}`,
];
const DIGITS: ((day: Temporal.PlainDate) => string)[] = [
  (day) => `${day.month}/${day.day}/${day.year}`,
  (day) => `${two(day.month)}-${two(day.day)}-${day.year}`,
  (day) => `${day.month}/${day.day}/${day.year} 12:00:00 AM`,
  (day) => `${word(day, { weekday: 'short' })} ${day.month}.${day.day}.${two(day.year % 100)}`,
];

describe('a printed day', () => {
  it('is only that day if the print is unambiguous', () => {
    fc.assert(
      fc.property(DAY, fc.constantFrom(...SURE), (day, print) => {
        expect(readDay(print(day), null)).toEqual({ days: [day.toString()], orders: [], why: '' });
      }),
    );
  });

  it('is among the possible days of its digits, and the only one with a known order', () => {
    fc.assert(
      fc.property(DAY, fc.constantFrom(...DIGITS), (day, print) => {
        expect(readDay(print(day), null).days).toContain(day.toString());
        expect(readDay(print(day), 'mdy').days).toEqual([day.toString()]);
      }),
    );
  });

  it('is refused beside a wrong weekday', () => {
    fc.assert(
      fc.property(
        DAY,
        fc.integer({ min: 1, max: 6 }),
        fc.constantFrom(...DIGITS.slice(0, 3)),
        (day, off, print) => {
          const wrong = word(day.add({ days: off }), { weekday: 'long' });
          expect(readDay(`${wrong} ${print(day)}`, 'mdy').days).toEqual([]);
        },
      ),
    );
  });

  it('is the day of a spreadsheet’s serial number', () => {
    fc.assert(
      fc.property(fc.integer({ min: 40_000, max: 60_000 }), (serial) => {
        const day = Temporal.PlainDate.from('1899-12-30').add({ days: serial });
        expect(readDay(String(serial), null).days).toEqual([day.toString()]);
      }),
    );
  });
});

it.each([
  ['11/30/2026 9:30 AM', '11/30/2026', '9:30 AM'],
  ['2026-11-30T09:30:00', '2026-11-30', '09:30:00'],
  ['Nov 30, 2026 at 2 PM', 'Nov 30, 2026', '2 PM'],
  ['11/30/26 @ 1:30p', '11/30/26', '1:30p'],
  ['46356.395833333', '46356', '0.395833333'],
])('%s is a day and a time', (text, day, time) => {
  expect(splitMoment(text)).toEqual({ day, time });
});

it.each(['11/30/2026', 'November 30, 2026', '9:30 AM', ''])('"%s" is not both', (text) => {
  expect(splitMoment(text)).toBeNull();
});
