import { describe, expect, test } from 'vitest';
import {
  addressAfterCourts,
  firstAddress,
  type PageAddress,
  setUpOf,
  startRoute,
} from '../page/first-address';

const BUILDS = ['desktop', 'device'] as const;
const PLACES = [
  ['http:', 'localhost'],
  ['http:', '127.0.0.1'],
  ['https:', 'localhost'],
  ['http:', 'calendar.court.test'],
  ['https:', 'calendar.court.test'],
  ['capacitor:', 'localhost'],
  ['file:', ''],
] as const;
const STORED = [
  [null, null],
  ['txwb', null],
  [null, 'Western District of Texas'],
  ['txwb', 'Western District of Texas'],
] as const;

const table = BUILDS.flatMap((build) =>
  PLACES.flatMap(([protocol, hostname]) =>
    STORED.map(([courtName, courtDescription]) => ({
      page: { build, protocol, hostname } satisfies PageAddress,
      stored: { courtName, courtDescription },
    })),
  ),
);

describe.each(table)(
  '$page.build at $page.protocol//$page.hostname with $stored.courtName, $stored.courtDescription',
  ({ page, stored }) => {
    const isWeb = page.protocol === 'http:' || page.protocol === 'https:';
    const hasNone = !stored.courtName && !stored.courtDescription;
    const expected = page.build === 'desktop' && isWeb ? '/calendar' : hasNone ? '/courts' : '/home';

    test(`/ goes to ${expected}`, () => {
      expect(startRoute(page, stored)).toBe(expected);
      expect(firstAddress(page, stored, '/', '')).toBe(expected);
    });

    test('any other address opens as it is, after the courts page where a device has no court', () => {
      const first = page.build === 'device' && hasNone ? '/courts?then=%2Fhearing-detail%2F7%3Fa%3D1' : null;
      expect(firstAddress(page, stored, '/hearing-detail/7', '?a=1')).toBe(first ?? '/hearing-detail/7?a=1');
      expect(firstAddress(page, stored, '/courts', '')).toBe('/courts');
    });

    test('the store is opened before routing wherever routing rests on it', () => {
      expect(setUpOf(page)).toBe(expected === '/calendar' ? 'after-first-screen' : 'before-routing');
    });
  },
);

test.each([
  ['/hearing-detail/7?a=1', '/hearing-detail/7?a=1'],
  ['/home', '/home'],
  ['', null],
  ['//evil.example/', null],
  ['/\\evil.example/', null],
  ['https://evil.example/', null],
  ['javascript:alert(1)', null],
  ['/courts', null],
  ['/courts?then=%2Fhome', null],
])('the courts page with then=%s opens %s after the choice', (then, address) => {
  expect(addressAfterCourts(new URLSearchParams({ then }))).toBe(address);
});
