import { isCourtDay } from '@court/domain';
import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { describe, expect, it } from 'vitest';
import { DEFAULT_HOURS, gapBefore, unusualDay, unusualTime } from './unusual';

const TODAY = '2026-11-25';

describe('a day', () => {
  it.each([
    ['2026-11-30', null],
    ['2026-11-26', 'is a federal holiday (Thanksgiving Day)'],
    ['2026-11-27', null],
    ['2026-12-25', 'is a federal holiday (Christmas Day)'],
    ['2027-01-01', 'is a federal holiday (New Year’s Day)'],
    // observed holiday of Sunday, July 4
    ['2027-07-05', 'is a federal holiday (Independence Day)'],
    // observed holiday of Saturday, January 1, 2028, in the year before
    ['2027-12-31', 'is a federal holiday (New Year’s Day)'],
    ['2026-11-28', 'is a Saturday'],
    ['2026-11-29', 'is a Sunday'],
    ['2025-10-21', null],
    ['2025-10-20', 'is more than 400 days back'],
    ['2028-11-24', null],
    ['2028-11-27', 'is more than 730 days ahead'],
  ])('%s: %s', (day, why) => {
    expect(unusualDay(day, TODAY)).toBe(why);
  });

  it('needs no question only on a court day within the window', () => {
    const day = fc
      .integer({ min: -900, max: 900 })
      .map((days) => Temporal.PlainDate.from(TODAY).add({ days }));
    fc.assert(
      fc.property(day, (at) => {
        const { days } = Temporal.PlainDate.from(TODAY).until(at, { largestUnit: 'days' });
        const isUsual = days >= -400 && days <= 730 && at.dayOfWeek < 6 && isCourtDay(at.toString());
        expect(unusualDay(at.toString(), TODAY) === null).toBe(isUsual);
      }),
    );
  });
});

describe('a time', () => {
  it.each([
    ['09:30', null],
    ['07:00', null],
    ['19:00', null],
    ['00:00', 'is midnight'],
    ['06:59', 'is outside the court’s hours (7:00 AM to 7:00 PM)'],
    ['19:01', 'is outside the court’s hours (7:00 AM to 7:00 PM)'],
  ])('%s: %s', (time, why) => {
    expect(unusualTime(time, DEFAULT_HOURS)).toBe(why);
  });

  it('is checked against the hours of its court', () => {
    expect(unusualTime('08:00', { from: '08:30', to: '12:00' })).toBe(
      'is outside the court’s hours (8:30 AM to 12:00 PM)',
    );
  });
});

describe('the earliest day of an export', () => {
  it.each([
    [[], null],
    [['2026-11-30'], null],
    [['2026-10-01', '2026-11-30'], null],
    [['2026-09-30', '2026-11-30'], { day: '2026-09-30', next: '2026-11-30', days: 61 }],
    [['1970-01-01', '2026-11-30', '2026-12-01'], { day: '1970-01-01', next: '2026-11-30', days: 20_787 }],
    // a later gap does not matter
    [['2026-11-30', '2026-12-01', '2027-06-01'], null],
  ])('of %j: %j', (days, gap) => {
    expect(gapBefore(days)).toEqual(gap);
  });
});
