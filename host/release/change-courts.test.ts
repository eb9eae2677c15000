import { expect, test } from 'vitest';
import { differenceLines, differences } from './change-courts';

test('what differs is told by its place, with what stood there and what stands there', () => {
  const before = { code: 'txwb', modules: ['a'], client: { key: '1', url: 'x' }, old: 1 };
  const after = { code: 'txwb', modules: ['a', 'b'], client: { key: '1', url: 'y' }, mapsKey: 'k' };
  expect(differences(before, after).flatMap(differenceLines)).toEqual([
    '- client.url: "x"',
    '+ client.url: "y"',
    '+ mapsKey: "k"',
    '- modules: ["a"]',
    '+ modules: ["a","b"]',
    '- old: 1',
  ]);
});

test('the same configuration differs nowhere, in whatever order it is written', () => {
  expect(differences({ a: 1, b: [2] }, { b: [2], a: 1 })).toEqual([]);
});

test('a court that the site does not have yet is all new', () => {
  expect(differences(undefined, { code: 'kywb' })).toEqual([
    { place: '', before: undefined, after: { code: 'kywb' } },
  ]);
});
