import type { DocketRow, Office } from '@court/domain';
import { expect, test } from 'vitest';
import { venueOf } from './venue';

const address = { street: '903 San Jacinto, Ste 322', city: 'Austin', state: 'TX', zip: '78701' };
const OFFICES: Record<string, Office> = {
  o1: { name: 'Austin', timeZone: 'America/Chicago', staffed: true, address },
  o7: { name: 'Midland', timeZone: 'America/Chicago', staffed: false, address },
};
const at = (place: string | null, how: DocketRow['how'] = 'inPerson', officeId = 'o1') =>
  venueOf({ how, place, officeId }, OFFICES);

test('gives the printed street, else the address of the office', () => {
  expect(at('Courtroom 2, 12 Elm St, Austin')).toEqual({
    address: '12 Elm St, Austin',
    link: '/locations?office=o1&room=Courtroom+2',
  });
  expect(at('Courtroom 2, Austin')?.address).toBe('903 San Jacinto, Ste 322, Austin, TX 78701');
  expect(at('Courtroom 2')?.link).toBe('/locations?office=o1&room=Courtroom+2');
  expect(at(null)?.link).toBe('/locations?office=o1');
});

test('gives no venue by phone or video, for an unknown office, and for a place of another name', () => {
  for (const how of ['phone', 'video', 'none'] as const) expect(at('Courtroom 2, Austin', how)).toBeNull();
  expect(at('Courtroom 2', 'inPerson', 'o9')).toBeNull();
  expect(at('Federal Building, 100 Main St, Waco')).toBeNull();
  expect(at('Federal Building')).toBeNull();
  // the publisher cuts a long place, so that its end is not the office
  expect(at('Courtroom 2, 903 San Jacinto Boulevard, Suite 322, Au')).toBeNull();
});

test('gives no mailing address as the place to go to', () => {
  expect(at('Courtroom 1, Midland', 'hybrid', 'o7')).toEqual({
    address: null,
    link: '/locations?office=o7&room=Courtroom+1',
  });
});
