import { expect, test } from '../calendar-page';
import { testSite } from '../site';
import { someOf } from '../some-of';

const LONG = 'x'.repeat(4000);
/** Addresses that no link has. */
const HOSTILE = [
  ...[
    '0000-01-01',
    '0001-01-01',
    '1899-12-31',
    '9999-12-31',
    '+010000-01-01',
    '2026-99-99',
    '%00',
    LONG,
  ].flatMap((date) => ['day', 'week', 'month'].map((view) => `/calendar?date=${date}&view=${view}`)),
  ...['9999-12-31', '0000-01-01', '%ED%A0%80'].flatMap((date) => [
    `/hearing?date=${date}`,
    `/s341-hearing?date=${date}`,
  ]),
  ...['1900-01-01', '2199-12-31'].flatMap((date) =>
    ['day', 'week', 'month'].map((view) => `/calendar?date=${date}&view=${view}`),
  ),
  `/calendar?view=__proto__&judge=constructor&judge=&office=%ED%A0%80&status=${LONG}`,
  ...[
    '/hearing-detail/',
    '/s341-hearing-detail/',
    '/search-mylist-detail/',
    '/search-attorney-detail/',
  ].flatMap((start) =>
    ['%ED%A0%80', '%25', '%2E%2E%2F', '.%23%24%5B%5D', '__proto__', 'constructor', '%00', LONG].map(
      (id) => start + id,
    ),
  ),
  ...['/search-debtor', '/search-casenumber', '/s341-attorney'].flatMap((page) =>
    ['%ED%A0%80', '%00', '%22%5C', '.%24', LONG].map((q) => `${page}?q=${q}`),
  ),
  ...['office=__proto__', `room=${LONG}`, 'office=%ED%A0%80&room=%00'].map((query) => `/locations?${query}`),
  '/courts?then=//evil.example/',
  '/courts?then=/%5Cevil.example',
  '/settings#lists=',
  '/settings#lists=%',
  `/settings#lists=${LONG}`,
];

const GROUPS = Array.from({ length: 6 }, (_, n) => HOSTILE.filter((_address, at) => at % 6 === n));

for (const group of someOf(GROUPS, 1)) {
  test(`no page fails at ${group.length} addresses that no link has, ${group[0]?.slice(0, 40)} first`, async ({
    page,
    complaints,
  }) => {
    test.setTimeout(20_000 * group.length);
    for (const address of group) {
      const name = address.slice(0, 100);
      await page.goto('/registry.json');
      await page.goto(testSite().desktop + address);
      await expect(page.locator('h1'), name).toHaveCount(1);
      await expect(page.locator('#root #page'), name).not.toBeEmpty();
      await expect(page.getByText(/Loading/), name).toHaveCount(0, { timeout: 15_000 });
      await expect(page.locator('[data-failure]'), name).toHaveCount(0);
      const own = complaints.splice(0).filter((text) => !/status of 4\d\d|could not be decoded/.test(text));
      expect(own, name).toEqual([]);
    }
  });
}
