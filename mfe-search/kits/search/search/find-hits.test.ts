import { expect, test } from 'vitest';
import { byFit } from './find-hits';
import type { SearchHit } from './search-hit';

const hit = (title: string, latest: string, alias: string | null = null) =>
  ({ title, alias, latest }) as SearchHit;

test('names are sorted by exact match, then by dates ahead, then by their beginning, then by the alphabet', () => {
  const hits = [
    hit('Pecan Grove LLC', '2026-11-02'),
    hit('Aldea Tire Inc.', '2026-12-21', 'dba Pecan Tire'),
    hit('Pecan Tire Inc.', '2026-12-02'),
    hit('Pecán Auto Co.', '2026-12-03'),
    hit('Pecan', '2026-11-02'),
  ];
  const sorted = hits.sort(byFit('pecan', '2026-11-29')).map(({ title }) => title);
  expect(sorted).toEqual([
    'Pecan',
    'Pecán Auto Co.',
    'Pecan Tire Inc.',
    'Aldea Tire Inc.',
    'Pecan Grove LLC',
  ]);
});
