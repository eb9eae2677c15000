import { expect, test } from 'vitest';
import { nearText } from './near-text';

test.each([
  ['2026-11-29', 'Today'],
  ['2026-11-30', 'Tomorrow'],
  ['2026-12-03', 'In 4 days'],
  ['2026-12-13', 'In 14 days'],
  ['2026-12-14', ''],
  ['2026-11-28', ''],
  ['soon', ''],
])('on November 29, %s is “%s”', (date, text) => {
  expect(nearText(date, '2026-11-29')).toBe(text);
});

test('counts days across the change of clocks', () => {
  expect(nearText('2026-11-02', '2026-10-31')).toBe('In 2 days');
});
