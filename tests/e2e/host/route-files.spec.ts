import type { Page } from '@playwright/test';
import { ADDRESSES } from '../addresses';
import { expect, test } from '../calendar-page';
import { testSite } from '../site';

/** Addresses that show the same screen and so share its file: three searches, and one page for their results. */
const SCREENS: Record<string, RegExp> = {
  courts: /^\/courts$/,
  home: /^\/home$/,
  'QR code': /^\/(ios|android)-qr-code$/,
  list: /^\/hearing$/,
  hearing: /^\/hearing-detail/,
  'search of hearings': /^\/search-(attorney|casenumber|debtor)$/,
  'found by a search of hearings': /^\/search-(attorney|casenumber|debtor)-detail/,
  "the reader's lists": /^\/search-my/,
  '341 meeting': /^\/s341-hearing-detail/,
  'search of 341 meetings': /^\/s341-(attorney|casenumber|debtor)$/,
  'found by a search of 341 meetings': /^\/s341-(attorney|casenumber|debtor)-detail/,
  settings: /^\/settings$/,
  'color theme': /^\/colortheme$/,
  locations: /^\/locations$/,
  map: /^\/locations-google-maps$/,
};

/**
 * The most visited screens are in their area's entry, because a separate file would be one more request before the
 * first hearing.
 */
const IN_ENTRY = ['/calendar', '/s341-hearing'];

/** The scripts that the page at an address requests until it is idle. Null if the page redirects to another address. */
async function scriptsOf(page: Page, address: string): Promise<string[] | null> {
  const asked = new Set<string>();
  const note = (request: { url(): string }) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.js')) asked.add(pathname);
  };
  page.on('request', note);
  await page.goto(testSite().desktop + address);
  await page.locator('h1').first().waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle').catch(() => undefined);
  page.off('request', note);
  return new URL(page.url()).pathname === address ? [...asked] : null;
}

test('every screen comes in a file of its own, which no other address asks for', async ({ page }) => {
  test.setTimeout(300_000);
  const asked = new Map<string, string[]>();
  for (const address of ADDRESSES) {
    const scripts = await scriptsOf(page, address);
    if (scripts) asked.set(address, scripts);
  }
  const at = (wanted: (address: string) => boolean) =>
    new Set([...asked].flatMap(([address, files]) => (wanted(address) ? files : [])));

  const screens = Object.entries(SCREENS);
  for (const [name, is] of screens) {
    const others = at((address) => !is.test(address));
    const own = [...at((address) => is.test(address))].filter((file) => !others.has(file));
    expect(own, name).not.toEqual([]);
  }
  const covered = ADDRESSES.filter((address) => screens.some(([, is]) => is.test(address)));
  expect(ADDRESSES.filter((address) => !covered.includes(address))).toEqual(
    ADDRESSES.filter((address) => IN_ENTRY.includes(address)),
  );
});
