import { expect, test } from 'vitest';
import { venueInstant } from './venue-instant';

const utc = (zone: string, date: string, time: string) =>
  new Date(venueInstant(zone, date, time)).toISOString().slice(0, 16);

test.each([
  ['America/Chicago', '2026-03-06', '09:30', '2026-03-06T15:30'],
  ['America/Chicago', '2026-03-09', '09:30', '2026-03-09T14:30'],
  ['America/Denver', '2026-03-07', '09:30', '2026-03-07T16:30'],
  ['America/Denver', '2026-03-08', '09:30', '2026-03-08T15:30'],
  ['America/New_York', '2026-10-31', '09:30', '2026-10-31T13:30'],
  ['America/New_York', '2026-11-01', '09:30', '2026-11-01T14:30'],
  ['America/Phoenix', '2026-07-01', '00:00', '2026-07-01T07:00'],
  ['Pacific/Auckland', '2026-01-01', '00:00', '2025-12-31T11:00'],
])('in %s on %s at %s it is %s UTC', (zone, date, time, expected) => {
  expect(utc(zone, date, time)).toBe(expected);
});

test('a time the clocks show twice is the first one', () => {
  expect(utc('America/Chicago', '2026-11-01', '01:30')).toBe('2026-11-01T06:30');
});

test('a time the clocks leave out is that far after the change', () => {
  expect(utc('America/Chicago', '2026-03-08', '02:30')).toBe('2026-03-08T08:30');
});
