import { expect, test } from 'vitest';
import { isAt } from './specification';

test('matches an address with its path, with an id if the path allows one', () => {
  expect(isAt('/calendar', '/calendar')).toBe(true);
  expect(isAt('/hearing-detail/:id?', '/hearing-detail')).toBe(true);
  expect(isAt('/hearing-detail/:id?', '/hearing-detail/26-1~a')).toBe(true);
});

test('ignores a trailing slash and upper case', () => {
  expect(isAt('/calendar', '/Calendar/')).toBe(true);
});

test('does not match a longer address, or one with an extra id', () => {
  for (const path of ['/', '/nowhere', '/calendar/7', '/calendars'])
    expect(isAt('/calendar', path), path).toBe(false);
  for (const path of ['/hearing-detail/7/8', '/hearing-details'])
    expect(isAt('/hearing-detail/:id?', path), path).toBe(false);
});
