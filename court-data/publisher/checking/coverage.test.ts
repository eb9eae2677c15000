import { expect, it } from 'vitest';
import { coverageStart } from './coverage';

const TODAY = '2026-11-23';
const start = (counts: Record<string, number>) =>
  coverageStart(Object.keys(counts).sort(), (date) => counts[date] ?? 0, TODAY);

it('coverage starts on the earliest day of an export without a gap', () => {
  expect(start({ '2026-11-16': 4, '2026-11-30': 9 })).toBe('2026-11-16');
});

it('coverage starts after the gap that follows a few stray rows, on any number of days', () => {
  expect(start({ '1970-01-01': 1, '2026-11-30': 9 })).toBe('2026-11-30');
  expect(start({ '1970-01-01': 1, '2024-11-30': 1, '2026-11-30': 9 })).toBe('2026-11-30');
});

it('coverage starts on the earliest day if the rows before the gap are too many to be strays', () => {
  expect(start({ '2026-01-12': 40, '2026-11-30': 60 })).toBe('2026-01-12');
});

it('a gap of 60 days, or a gap after today, does not change the start of coverage', () => {
  expect(start({ '2026-10-01': 1, '2026-11-30': 9 })).toBe('2026-10-01');
  expect(start({ '2026-11-24': 1, '2027-03-01': 9 })).toBe('2026-11-24');
});

it('an export without records covers no day', () => {
  expect(start({})).toBe('9999-12-31');
});
