import { describe, expect, it } from 'vitest';
import { readDay, readTime, splitMoment } from './read-moment';

describe('a day', () => {
  it.each([
    ['11/30/2026', ['2026-11-30']],
    ['11-30-2026', ['2026-11-30']],
    ['11.30.26', ['2026-11-30']],
    ['2026/11/30', ['2026-11-30']],
    ['20261130', ['2026-11-30']],
    ['11/30/2026 12:00:00 AM', ['2026-11-30']],
    ['2026-11-30T00:00:00.000', ['2026-11-30']],
    ['Nov 30, 2026', ['2026-11-30']],
    ['November 30th 2026', ['2026-11-30']],
    ['30-Nov-2026', ['2026-11-30']],
    ['30 Nov 26', ['2026-11-30']],
    ['Monday, November 30, 2026', ['2026-11-30']],
    ['Mon 11/30/2026', ['2026-11-30']],
    ['01/01/2026', ['2026-01-01']],
    // two readings, of which the weekday leaves one
    ['01/02/2026', ['2026-01-02', '2026-02-01']],
    ['Fri 01/02/2026', ['2026-01-02']],
    ['01/02/03', ['2003-01-02', '2003-02-01', '2001-02-03']],
    // none at all
    ['Tuesday, November 30, 2026', []],
    ['02/30/2026', []],
    ['13/13/2026', []],
    ['2026113', []],
    ['Movember 30, 2026', []],
    ['11/30', []],
    ['46356', []],
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

  it('says which orders its digits can have', () => {
    expect(readDay('11/30/2026', null).orders).toEqual(['mdy']);
    expect(readDay('05/06/2026', null).orders).toEqual(['mdy', 'dmy']);
    expect(readDay('2026-05-06', null).orders).toEqual([]);
  });
});

describe('a time', () => {
  it.each([
    ['9:30 AM', '09:30'],
    ['9:30am', '09:30'],
    ['9:30 a.m.', '09:30'],
    ['09:30:00 PM', '21:30'],
    ['12:00 PM', '12:00'],
    ['12:15 AM', '00:15'],
    ['1:30p', '13:30'],
    ['2 PM', '14:00'],
    ['12:00 noon', '12:00'],
    ['09:30:00', '09:30'],
    ['0930', '09:30'],
    ['13:30', '13:30'],
    ['9:30', '09:30'],
    ['1:30', 'either'],
    ['13:30 PM', null],
    ['24:00', null],
    ['9:75 AM', null],
    ['930', null],
    ['noonish', null],
  ])('%s is %s', (text, time) => {
    expect(readTime(text)).toBe(time);
  });
});

it.each([
  ['11/30/2026 9:30 AM', '11/30/2026', '9:30 AM'],
  ['2026-11-30T09:30:00', '2026-11-30', '09:30:00'],
  ['Nov 30, 2026 at 2 PM', 'Nov 30, 2026', '2 PM'],
  ['11/30/26 @ 1:30p', '11/30/26', '1:30p'],
])('%s is a day and a time', (text, day, time) => {
  expect(splitMoment(text)).toEqual({ day, time });
});

it.each(['11/30/2026', 'November 30, 2026', '9:30 AM', ''])('"%s" is not both', (text) => {
  expect(splitMoment(text)).toBeNull();
});
