import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { exportKindOf, watchedExports } from './watched-exports';

it.each(['hearings.csv', 'HEARINGS.XLSX', 'hearings.ics', 'hearings.html', 'hearings.htm', 'hearings.tsv'])(
  'a watched folder uses %s for hearings',
  (name) => {
    expect(exportKindOf(name)).toBe('hearings');
  },
);

it.each([
  'hearings.xls',
  'hearings.pdf',
  'old hearings.csv',
  '~$hearings.xlsx',
  'hearings.csv.part',
  'notes.csv',
])('a watched folder ignores %s', (name) => {
  expect(exportKindOf(name)).toBeNull();
});

it('a watched folder with a workbook and a CSV file of one kind is refused', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'watched-'));
  for (const name of ['hearings.xlsx', 'hearings.csv']) writeFileSync(join(folder, name), 'x');
  await expect(watchedExports(folder)).rejects.toThrow(/hearings\.csv and .*hearings\.xlsx are both there/);
});
