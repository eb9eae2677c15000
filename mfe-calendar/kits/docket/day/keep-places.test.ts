import type { DocketRow } from '@court/domain';
import { expect, test } from 'vitest';
import type { DocketBlock } from './docket-blocks';
import { keepPlaces } from './keep-places';

const rowOf = (id: string, status = 'scheduled') => ({ id, status }) as DocketRow;
const blockOf = (time: string, ...ids: string[]): DocketBlock => ({
  key: time,
  time,
  zone: null,
  presiderId: null,
  rows: ids.map((id) => rowOf(id)),
});
const places = (blocks: readonly DocketBlock[]) =>
  blocks.map(({ time, rows }) => `${time} ${rows.map(({ id }) => id).join('')}`);

const BEFORE = [blockOf('09:00', 'a', 'b'), blockOf('10:00', 'c')];

test('keeps a hearing in its old place when it moves to another block', () => {
  const after = [blockOf('09:00', 'b'), blockOf('10:00', 'a', 'c')];
  expect(places(keepPlaces(BEFORE, after))).toEqual(['09:00 ab', '10:00 c']);
});

test('shows the current content of a hearing in its old place', () => {
  const after = [
    { ...blockOf('09:00', 'b'), rows: [rowOf('b', 'vacated'), rowOf('a')] },
    blockOf('10:00', 'c'),
  ];
  expect(keepPlaces(BEFORE, after)[0]?.rows.map(({ status }) => status)).toEqual(['scheduled', 'vacated']);
});

test('inserts new hearings in order, and removes hearings and blocks that are gone', () => {
  const after = [blockOf('08:00', 'x'), blockOf('09:00', 'a', 'b', 'y'), blockOf('09:30', 'z')];
  expect(places(keepPlaces(BEFORE, after))).toEqual(['08:00 x', '09:00 aby', '09:30 z']);
});

test('returns the same array if the blocks are in order already', () => {
  const after = [blockOf('09:00', 'a', 'b'), blockOf('10:00', 'c')];
  expect(keepPlaces(BEFORE, after)).toBe(after);
});
