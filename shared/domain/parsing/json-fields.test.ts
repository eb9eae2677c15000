import { expect, test } from 'vitest';
import { isSameJson } from './json-fields';

const SAME: [unknown, unknown][] = [
  [1, 1],
  [null, null],
  [
    { a: 1, b: [{ c: 'x' }] },
    { b: [{ c: 'x' }], a: 1 },
  ],
  [[], []],
];
const OTHER: [unknown, unknown][] = [
  [1, '1'],
  [null, undefined],
  [null, {}],
  [{}, []],
  [{ a: undefined }, { b: undefined }],
  [{ a: 1 }, { a: 1, b: 2 }],
  [
    [1, 2],
    [2, 1],
  ],
  [{ constructor: 1 }, {}],
];

test.each(SAME)('%j equals %j', (a, b) => expect(isSameJson(a, b)).toBe(true));

test.each(OTHER)('%j does not equal %j', (a, b) => {
  expect([isSameJson(a, b), isSameJson(b, a)]).toEqual([false, false]);
});
