import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { describe, expect, it } from 'vitest';
import { fitsZone, readInstant } from './moments/read-clock';

describe('a printed zone', () => {
  it.each([
    ['CT', 'America/Chicago', '2026-11-30', true],
    ['CST', 'America/Chicago', '2026-11-30', true],
    ['CDT', 'America/Chicago', '2026-11-30', true],
    ['CENTRAL', 'America/Chicago', '2026-07-01', true],
    ['C.S.T.', 'America/Chicago', '2026-07-01', true],
    ['MT', 'America/Chicago', '2026-11-30', false],
    ['MT', 'America/Denver', '2026-11-30', true],
    ['EASTERN', 'America/Indiana/Indianapolis', '2026-11-30', true],
    ['EST', 'America/Kentucky/Louisville', '2026-11-30', true],
    ['MOUNTAIN', 'America/Boise', '2026-07-01', true],
    ['MST', 'America/Phoenix', '2026-07-01', true],
    ['MT', 'America/Phoenix', '2026-11-30', true],
    // these are the time of Denver
    ['MDT', 'America/Phoenix', '2026-07-01', false],
    ['MT', 'America/Phoenix', '2026-07-01', false],
    ['ARIZONA', 'America/Phoenix', '2026-07-01', true],
    ['ARIZONA', 'America/Denver', '2026-07-01', false],
    ['HST', 'Pacific/Honolulu', '2026-07-01', true],
    ['AKST', 'America/Anchorage', '2026-07-01', true],
    ['AST', 'America/Puerto_Rico', '2026-07-01', true],
    ['AST', 'America/Anchorage', '2026-07-01', false],
    ['UTC', 'America/Chicago', '2026-07-01', false],
    ['', 'America/Chicago', '2026-07-01', false],
    ['PT', 'Europe/Paris', '2026-07-01', false],
  ])('%s in %s on %s fits: %s', (printed, zone, day, fits) => {
    expect(fitsZone(printed, zone, day)).toBe(fits);
  });
});

describe('a moment with an offset', () => {
  const moment = fc.integer({ min: 86_400_000, max: Date.parse('2099-12-30T00:00:00Z') });
  const zone = fc.constantFrom('UTC', 'America/Chicago', 'Pacific/Honolulu', 'Asia/Kolkata', '-03:30');

  it('is the moment that ISO 8601 defines', () => {
    fc.assert(
      fc.property(moment, zone, fc.constantFrom(0, 3, 6, 9), (at, inZone, digits) => {
        const instant = Temporal.Instant.fromEpochMilliseconds(at);
        const text = instant.toString({
          timeZone: inZone,
          fractionalSecondDigits: digits as 0 | 3 | 6 | 9,
        });
        expect(readInstant(text)).toBe(digits === 0 ? Math.floor(at / 1000) * 1000 : at);
      }),
    );
  });

  it.each([
    ['2026-11-30T15:30Z', '2026-11-30T15:30:00Z'],
    ['2026-11-30 09:30:00 -0600', '2026-11-30T15:30:00Z'],
    ['2026-11-30T09:30:00-06', '2026-11-30T15:30:00Z'],
    ['20261130T153000Z', '2026-11-30T15:30:00Z'],
  ])('may be written %s', (text, at) => {
    expect(readInstant(text)).toBe(Date.parse(at));
  });

  it.each([
    '2026-11-30T09:30:00',
    '2026-11-30',
    '2026-02-30T09:30:00Z',
    '2026-11-30T24:00:00Z',
    '2026-11-30T09:61:00Z',
    '2026-11-30T09:30:00-19:00',
    '2026-11-30T09:30:00-06:00[America/Chicago]',
    '9:30 AM',
    '',
  ])('%s is not a moment', (text) => {
    expect(readInstant(text)).toBeNull();
  });
});
