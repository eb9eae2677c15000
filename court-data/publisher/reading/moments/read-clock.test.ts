import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readClock } from './read-clock';

const NONE = { until: null, zone: null, day: null, isBare12: false };

describe('a time of day', () => {
  it.each([
    ['9:30 AM', '09:30'],
    ['9:30am', '09:30'],
    ['9:30 a.m.', '09:30'],
    ['9:30 A. M.', '09:30'],
    ['9.30 am', '09:30'],
    ['930 AM', '09:30'],
    ['0930 AM', '09:30'],
    ['9:30\u00a0AM', '09:30'],
    ['1:30p', '13:30'],
    ['2 PM', '14:00'],
    ['2pm', '14:00'],
    ['12 PM', '12:00'],
    ['12:00 AM', '00:00'],
    ['12:15 AM', '00:15'],
    ['at 9:30 AM', '09:30'],
    ['@ 9:30 AM', '09:30'],
    ['9:30:00 AM', '09:30'],
    ['Noon', '12:00'],
    ['12 noon', '12:00'],
    ['12:00 NOON', '12:00'],
    ['12:00 N', '12:00'],
    ['12:00 PM (noon)', '12:00'],
    ['midnight', '00:00'],
    ['12:00 midnight', '00:00'],
    ['13:30', '13:30'],
    ['13:30:00.000', '13:30'],
    ['1330', '13:30'],
    ['0930 hrs', '09:30'],
    ['00:30', '00:30'],
    ['0.395833333', '09:30'],
    ['0.39583', '09:30'],
    ['.375', '09:00'],
    ['0.5', '12:00'],
    ['12/30/1899 9:30:00 AM', '09:30'],
    ['1/0/1900 13:30', '13:30'],
    ['1899-12-30T13:30:00', '13:30'],
    ['1/1/0001 9:30:00 AM', '09:30'],
    ['2000-01-01 9:30 AM', '09:30'],
  ])('%s is %s', (text, time) => {
    expect(readClock(text)).toEqual({ ...NONE, time });
  });

  it.each(['9:30', '09:30', '01:30', '1:30', '12:30', '0930', '09:30:00', '1/0/1900 9:30'])(
    '%s has neither AM nor PM',
    (text) => {
      expect(readClock(text)).toMatchObject({ isBare12: true });
    },
  );

  it.each([
    ['9:30 AM - 10:30 AM', '09:30', '10:30'],
    ['9:30 AM–10:30 AM', '09:30', '10:30'],
    ['9:30-10:30 AM', '09:30', '10:30'],
    ['930-1030 AM', '09:30', '10:30'],
    ['10-11:30 AM', '10:00', '11:30'],
    ['11:30 AM to 1 PM', '11:30', '13:00'],
    ['11:30 - 1 PM', '11:30', '13:00'],
    ['11:00 - noon', '11:00', '12:00'],
    ['1:30 through 3:00 PM', '13:30', '15:00'],
    ['13:30-15:00', '13:30', '15:00'],
    ['9:30 AM - 10:30', '09:30', null],
    ['9:30 AM - 9:30 AM', '09:30', null],
  ])('%s starts at %s and ends at %s', (text, time, until) => {
    expect(readClock(text)).toEqual({ ...NONE, time, until });
  });

  it('stays bare as the start of a bare range', () => {
    expect(readClock('1:30-3:00')).toEqual({ ...NONE, time: '01:30', isBare12: true });
  });

  it.each([
    ['9:30 AM CT', 'CT'],
    ['9:30AM CST', 'CST'],
    ['9:30 AM (MT)', 'MT'],
    ['9:30 AM Central Time', 'CENTRAL'],
    ['9:30 a.m. (prevailing Eastern Time)', 'EASTERN'],
    ['9:30 AM Mountain Standard Time', 'MOUNTAIN STANDARD'],
    ['9:30 a.m. E.S.T.', 'E.S.T.'],
    ['9:30 AM UTC', 'UTC'],
    ['9:30 AM local time', null],
    ['9:30 - 10:30 AM ET', 'ET'],
  ])('%s has the time zone %s', (text, zone) => {
    expect(readClock(text)).toMatchObject({ time: '09:30', zone });
  });

  it.each([
    ['11/30/2026 9:30 AM', '11/30/2026'],
    ['11/30/2026, 9:30 AM - 10:30 AM CT', '11/30/2026'],
    ['Monday, November 30, 2026 at 9:30 AM', 'Monday, November 30, 2026'],
    ['9:30 AM on Nov 30, 2026', 'Nov 30, 2026'],
    ['2026-11-30T09:30:00', '2026-11-30'],
    ['46356.395833333', '46356'],
    ['11/30/2026 0:00 9:30 AM', '11/30/2026 0:00'],
  ])('%s has the day %s', (text, day) => {
    expect(readClock(text)).toMatchObject({ time: '09:30', day });
  });

  it.each([
    '',
    'TBD',
    '9:30 AM/PM',
    '9:30 AM PM',
    '9:30 AM / 1:30 PM',
    '9:30 AM, 1:30 PM',
    '9:30 AM or 1:30 PM',
    '9:30 AM MT (10:30 AM CT)',
    '24:00',
    '25:00',
    '13:30 PM',
    '1330 PM',
    '00:30 AM',
    '0:30 AM',
    '9:75 AM',
    '9:3 AM',
    '930',
    '9',
    '9.30',
    '0.3',
    '0.397',
    '0.99999',
    '1.395833333',
    '9:30:27 AM',
    '12 M',
    'noonish',
    'before noon',
    'about 9:30 AM',
    'not 9:30 AM',
    '9:30 AM in Courtroom 2',
    '2 PM - 1 PM',
    '9:30 AM XT',
    'Tue 11/30/2026 9:30 AM',
    '02/30/2026 9:30 AM',
    'Monday 9:30 AM',
    '2026-11-30T09:30:00Z',
    '2026-11-30T09:30:00-06:00',
  ])('%s is not a time', (text) => {
    expect(readClock(text)).toMatchObject({ time: null, why: expect.stringMatching(/^is /) });
  });

  it('explains that a moment with an offset needs the time zone of the venue', () => {
    expect(readClock('2026-11-30T15:30:00Z')).toMatchObject({ why: expect.stringContaining('offset') });
  });

  it('is refused quickly in a long text', () => {
    expect(readClock('9:30 AM '.repeat(20_000)).time).toBeNull();
  });
});

const two = (number: number) => String(number).padStart(2, '0');
const TIME = fc.record({ h: fc.integer({ min: 0, max: 23 }), m: fc.integer({ min: 0, max: 59 }) });
const half = (h: number) => (h < 12 ? 'AM' : 'PM');
const PRINTERS: ((h: number, m: number) => string)[] = [
  (h, m) => `${h % 12 || 12}:${two(m)} ${half(h)}`,
  (h, m) => `${two(h % 12 || 12)}:${two(m)}:00 ${half(h).toLowerCase()}`,
  (h, m) => `${h % 12 || 12}.${two(m)} ${h < 12 ? 'a.m.' : 'p.m.'}`,
  (h, m) => `${h % 12 || 12}${two(m)}${half(h)}`,
  (h, m) => `12/30/1899 ${h % 12 || 12}:${two(m)}:00 ${half(h)}`,
  (h, m) => String(Number(((h * 60 + m) / 1440).toFixed(9))),
  (h, m) => `${two(h)}:${two(m)}`,
  (h, m) => `${two(h)}${two(m)}`,
  (h, m) => `2026-11-30T${two(h)}:${two(m)}:00.000`,
  (h, m) => `at ${h % 12 || 12}:${two(m)} ${half(h)} (CT)`,
  (h, m) => new Date(2026, 0, 1, h, m).toLocaleTimeString('en-US'),
];

describe('a printed time', () => {
  it('is read as that time, as no time, or as a time without AM and PM', () => {
    fc.assert(
      fc.property(TIME, fc.constantFrom(...PRINTERS), ({ h, m }, print) => {
        const read = readClock(print(h, m));
        if (read.time !== null) expect(read.time).toBe(`${two(h)}:${two(m)}`);
        // the publisher asks about a fraction with few digits
        else expect(print(h, m)).toMatch(/^0?\.?\d*$/);
      }),
      { numRuns: 1000 },
    );
  });

  it('starts a printed range, with AM or PM on either side', () => {
    fc.assert(
      fc.property(TIME, fc.integer({ min: 15, max: 300 }), fc.boolean(), ({ h, m }, length, isFull) => {
        const end = h * 60 + m + length;
        fc.pre(end < 1440);
        const [endH, endM] = [Math.floor(end / 60), end % 60];
        const start = `${h % 12 || 12}:${two(m)}${isFull ? ` ${half(h)}` : ''}`;
        const read = readClock(`${start} - ${endH % 12 || 12}:${two(endM)} ${half(endH)}`);
        expect(read).toMatchObject({ time: `${two(h)}:${two(m)}`, until: `${two(endH)}:${two(endM)}` });
      }),
    );
  });

  it('is refused beside any other word', () => {
    const word = fc.stringMatching(/^[a-z]{2,9}$/);
    const isKnown =
      /^(at|am|pm|noon|midnight|hrs?|hours|[ecmp]t|akt|[ecmpha][sd]t|ak[sd]t|chst|utc|gmt|local)$/;
    fc.assert(
      fc.property(TIME, word, fc.boolean(), ({ h, m }, extra, isFirst) => {
        fc.pre(!isKnown.test(extra));
        const clock = `${h % 12 || 12}:${two(m)} ${half(h)}`;
        expect(readClock(isFirst ? `${extra} ${clock}` : `${clock} ${extra}`).time).toBeNull();
      }),
    );
  });
});
