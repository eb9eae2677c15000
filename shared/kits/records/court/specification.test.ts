import { expect, test } from 'vitest';
import { isAt } from './specification';

test('an address is at its path, with an id where that takes one', () => {
  expect(isAt('/calendar', '/calendar')).toBe(true);
  expect(isAt('/hearing-detail/:id?', '/hearing-detail')).toBe(true);
  expect(isAt('/hearing-detail/:id?', '/hearing-detail/26-1~a')).toBe(true);
});

test('a slash at the end and capital letters do not matter', () => {
  expect(isAt('/calendar', '/Calendar/')).toBe(true);
});

test('what is longer, or has an id too many, is elsewhere', () => {
  for (const path of ['/', '/nowhere', '/calendar/7', '/calendars'])
    expect(isAt('/calendar', path), path).toBe(false);
  for (const path of ['/hearing-detail/7/8', '/hearing-details'])
    expect(isAt('/hearing-detail/:id?', path), path).toBe(false);
});
