import { expect, test } from 'vitest';
import { ADDRESSES, areaAt, isAt } from './addresses';

test('every address of the specification is there once', () => {
  const paths = ADDRESSES.map(({ path }) => path);
  expect(paths).toHaveLength(30);
  expect(new Set(paths).size).toBe(30);
});

test('an address leads to its area, with an id where it takes one', () => {
  expect(areaAt('/calendar')).toBe('mfe-calendar');
  expect(areaAt('/hearing-detail')).toBe('mfe-calendar');
  expect(areaAt('/hearing-detail/26-1~a')).toBe('mfe-calendar');
  expect(areaAt('/search-my341meetings/7')).toBe('mfe-search');
  expect(areaAt('/courts')).toBe('host');
});

test('a slash at the end and capital letters do not matter', () => {
  expect(areaAt('/Calendar/')).toBe('mfe-calendar');
});

test('what is not in the specification leads nowhere', () => {
  for (const path of ['/', '/nowhere', '/calendar/7', '/hearing-detail/7/8', '/calendars'])
    expect(areaAt(path), path).toBeNull();
});

test('a path without an id does not answer one', () => {
  expect(isAt('/calendar', '/calendar/7')).toBe(false);
});
