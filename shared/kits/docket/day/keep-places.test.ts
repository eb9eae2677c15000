import type { DocketRow } from '@court/records';
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

test('a hearing that comes to stand elsewhere stays where it stood', () => {
  const after = [blockOf('09:00', 'b'), blockOf('10:00', 'a', 'c')];
  expect(places(keepPlaces(BEFORE, after))).toEqual(['09:00 ab', '10:00 c']);
});

test('what it says is what it is now', () => {
  const after = [
    { ...blockOf('09:00', 'b'), rows: [rowOf('b', 'vacated'), rowOf('a')] },
    blockOf('10:00', 'c'),
  ];
  expect(keepPlaces(BEFORE, after)[0]?.rows.map(({ status }) => status)).toEqual(['scheduled', 'vacated']);
});

test('new hearings stand where they belong, and what is gone leaves, with its block', () => {
  const after = [blockOf('08:00', 'x'), blockOf('09:00', 'a', 'b', 'y'), blockOf('09:30', 'z')];
  expect(places(keepPlaces(BEFORE, after))).toEqual(['08:00 x', '09:00 aby', '09:30 z']);
});

test('blocks that are in their order are handed back as they are', () => {
  const after = [blockOf('09:00', 'a', 'b'), blockOf('10:00', 'c')];
  expect(keepPlaces(BEFORE, after)).toBe(after);
});
