import { expect, it } from 'vitest';
import { isTrusteeName } from './reference';

it.each([
  ['United States Trustee', true],
  ['Ada Brook', false],
  ['Office of the U.S. TRUSTEE', true],
  ['Trustees of Brook', false],
])('%s says that it is a trustee: %s', (name, says) => {
  expect(isTrusteeName(name)).toBe(says);
});
