import { expect, it } from 'vitest';
import { naturalOrder } from './natural-order';

it.each([
  ['26-9-abc', '26-10-abc'],
  ['26-50001', '26-50001-abc'],
  ['2', '10'],
  ['', '1'],
  ['A1', 'A2'],
  ['007', '7'],
  ['j-ann', 'j-bo'],
  ['1:26-bk-2', '1:26-bk-10'],
])('%s comes before %s', (first, second) => {
  expect(naturalOrder(first, second)).toBeLessThan(0);
  expect(naturalOrder(second, first)).toBeGreaterThan(0);
  expect([naturalOrder(first, first), naturalOrder(second, second)]).toEqual([0, 0]);
});
