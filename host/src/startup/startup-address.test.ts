import { expect, test } from 'vitest';
import { startupAddress } from './startup-address';

test('the desktop build goes from / to the calendar', () => {
  expect(startupAddress('desktop', '/')).toBe('/calendar');
});

test('any other address opens as it is', () => {
  expect(startupAddress('desktop', '/hearing-detail/7')).toBeNull();
  expect(startupAddress('desktop', '/nowhere')).toBeNull();
  expect(startupAddress('device', '/calendar')).toBeNull();
});
