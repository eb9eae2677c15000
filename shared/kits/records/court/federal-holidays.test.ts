import { expect, it } from 'vitest';
import { courtDayFrom, federalHolidays, isCourtDay } from './federal-holidays';

it('knows the federal holidays of 2026', () => {
  expect(federalHolidays(2026)).toEqual([
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

it('closes the court on the day before when a holiday is a Saturday, in the old year too', () => {
  expect(isCourtDay('2027-12-24')).toBe(false);
  expect(isCourtDay('2027-12-31')).toBe(false);
  expect(isCourtDay('2027-06-18')).toBe(false);
});

it('closes the court on the day after when a holiday is a Sunday', () => {
  expect(isCourtDay('2027-07-05')).toBe(false);
  expect(isCourtDay('2027-07-02')).toBe(true);
});

it('finds the next court day over Thanksgiving and over a weekend', () => {
  expect(courtDayFrom('2026-11-26')).toBe('2026-11-27');
  expect(courtDayFrom('2026-11-21')).toBe('2026-11-23');
});
