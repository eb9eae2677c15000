import { expect, test } from 'vitest';
import { differenceLines, differences } from './change-courts';

test('lists each difference by its place, with the old and the new value', () => {
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

test('finds no difference between equal configurations, whatever their order', () => {
  expect(differences({ a: 1, b: [2] }, { b: [2], a: 1 })).toEqual([]);
});

test('a court that is new to the site is one difference', () => {
  expect(differences(undefined, { code: 'kywb' })).toEqual([
    { place: '', before: undefined, after: { code: 'kywb' } },
  ]);
});
