import { expect, it } from 'vitest';
import { directionsLink } from './directions';

const WEB = { isNative: false, userAgent: '' };
const office = {
  name: 'Midland',
  position: null,
  lines: ['615 E. Houston St', 'San Antonio, TX'],
  isMailOnly: false,
};

it('never leads to an address that only takes mail', () => {
  expect(directionsLink(office, WEB)).toContain('Houston');
  expect(directionsLink({ ...office, isMailOnly: true }, WEB)).toBeNull();
  const position = { lat: 32, lng: -102 };
  expect(directionsLink({ ...office, position, isMailOnly: true }, WEB)).toContain('32%2C-102');
});
