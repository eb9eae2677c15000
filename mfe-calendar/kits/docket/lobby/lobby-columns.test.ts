import type { DocketRow } from '@court/domain';
import { expect, test } from 'vitest';
import type { BlockFacts, DocketBlock } from '../day/docket-blocks';
import { lobbyColumns, nameLines } from './lobby-columns';

const docket = (...differs: string[]) => ({
  block: {} as DocketBlock,
  facts: {} as BlockFacts,
  rows: differs.map((each) => ({
    row: { title: 'Rosa Peña', status: 'scheduled' } as DocketRow,
    differs: each,
  })),
});
const counts = (lines: number, ...dockets: ReturnType<typeof docket>[]) =>
  lobbyColumns(dockets, lines).map((parts) => parts.map(({ rows, from }) => [from, rows.length]));

test('a row with facts of its own has the height of one and a half rows', () => {
  expect(counts(5, docket('', '', '', ''))).toEqual([[[1, 3]], [[4, 1]]]);
  expect(counts(5, docket('', 'Courtroom 2', 'By video', ''))).toEqual([[[1, 2]], [[3, 2]]]);
});

test('so does a row with a name of two lines, sooner if it shares its line with a status', () => {
  const named = (length: number, status: DocketRow['status']) => {
    const { rows, ...rest } = docket('', '');
    return {
      ...rest,
      rows: rows.map((each) => ({ ...each, row: { ...each.row, status, title: 'n'.repeat(length) } })),
    };
  };
  expect(counts(3.5, named(40, 'scheduled'))).toEqual([[[1, 2]]]);
  expect(counts(3.5, named(41, 'scheduled'))).toEqual([[[1, 1]], [[2, 1]]]);
  expect(counts(3.5, named(25, 'stricken'))).toEqual([[[1, 1]], [[2, 1]]]);
});

test.each([
  ['Painted Draw Federal Credit Union v. Blackland Drilling & Well Service', 'scheduled', 2],
  ['Painted Draw Federal Credit Union v. Blackland Drilling & Well Service', 'vacated', 4],
  ['Rosa Peña', 'vacated', 1],
  ['n'.repeat(100), 'scheduled', 3],
  ['n'.repeat(900), 'scheduled', 6],
  ['', 'scheduled', 1],
] as const)('the name %j of a hearing that is %s has %i lines', (title, status, lines) => {
  expect(nameLines({ title, status } as DocketRow)).toBe(lines);
});

test('no heading is the last line of a column', () => {
  expect(counts(5, docket('', ''), docket(''))).toEqual([[[1, 2]], [[1, 1]]]);
  expect(counts(6.5, docket('', ''), docket('By video'))).toEqual([
    [
      [1, 2],
      [1, 1],
    ],
  ]);
  expect(counts(6, docket('', ''), docket('By video'))).toEqual([[[1, 2]], [[1, 1]]]);
});

test('a screen too low for a heading and a row shows one row after the other', () => {
  expect(counts(1, docket('', 'By video'))).toEqual([[[1, 1]], [[2, 1]]]);
});
