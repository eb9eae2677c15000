import { expect, test } from 'vitest';
import { jsonValue } from './json-value';

test('what JSON holds comes back as it is', () => {
  for (const value of [null, '', 'a', 0, -1.5, false, [], [1, [null]], {}, { a: { b: ['c'] } }]) {
    expect(jsonValue(value)).toBe(value);
  }
});

test('what no JSON holds is nothing', () => {
  class Docket {}
  const odd = [undefined, Number.NaN, Infinity, new Date(0), new Map(), new Docket(), () => 1, [new Set()]];
  for (const value of [...odd, { deep: { date: new Date(0) } }]) expect(jsonValue(value)).toBeNull();
});

test('a setting taken back stays usable beside the others', () => {
  expect(jsonValue({ extCaseNum: 'Y', displaychaptershearing: undefined })).toEqual({ extCaseNum: 'Y' });
});
