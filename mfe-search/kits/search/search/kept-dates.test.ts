import type { StoredRow } from '@court/domain';
import { expect, test } from 'vitest';
import { keptDates } from './kept-dates';

const row = (more: Partial<StoredRow>) => ({ n: '26-50001-hto', c: 'X', y: 'bk', s: 'scheduled', ...more });
const days = [
  {
    kind: 'meetings' as const,
    name: '2026-12-01',
    asOf: 2_000,
    json: { '0840~m1': row({ c: 'Ana Peña and José D’Avila' }) },
  },
  {
    kind: 'hearings' as const,
    name: '2026-11-30',
    asOf: 1_000,
    json: {
      '0930~h1': row({ c: 'Ana Peña', s: 'stricken' }),
      '0900~h2': row({ n: '5:26-bk-50670-las', c: 'Okonkwo', g: 'Penaloza' }),
      '0800~h3': row({ c: 'Ana Peña', movedTo: { date: '2026-12-02', time: '09:00' } }),
    },
  },
  { kind: 'hearings' as const, name: 'count', asOf: 1, json: { '0900~h9': row({ c: 'Ana Peña' }) } },
];
const ids = (text: string) => keptDates(days, text).dates.map((each) => each.row.id);

test.each([
  ['pena', ['h2', 'h1', 'm1']],
  ['Peña, Ana', ['h1', 'm1']],
  ['davila', ['m1']],
  ['26-50001', ['h1', 'm1']],
  ['2:26-bk-50001', ['h1', 'm1']],
  ['26-50670-las', ['h2']],
  ['eña', []],
  ['-', []],
])('finds %s in the days that the device keeps', (text, found) => {
  expect(ids(text)).toEqual(found);
});

test('returns the time of the oldest day even if nothing matches, and null without a day', () => {
  expect(keptDates(days, 'nobody')).toEqual({ dates: [], asOf: 1_000 });
  expect(keptDates([], 'pena')).toEqual({ dates: [], asOf: null });
});
