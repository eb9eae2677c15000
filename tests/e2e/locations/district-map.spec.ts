import { readFileSync } from 'node:fs';
import { THEMES } from '@court/domain';
import type { Page } from '@playwright/test';
import { axeFindings, sidewaysScroll } from '../axe-findings';
import { expect, test } from '../calendar-page';
import { siteOfCourt } from '../releases/court-site';
import type { SiteCopy } from '../releases/other-release';
import { testSite } from '../site';
import { someOf } from '../some-of';
import { putOn } from '../theme-page';
import { mapWordBoxes, overlapping } from './map-words';

const COURTS = { txwb: 68, wawb: 19, kywb: 53 };
/** One court in an ordinary run, and all in the proof. */
const CODES = someOf(Object.keys(COURTS), 1);
const MAP = '/locations-google-maps';

test.describe.configure({ mode: 'serial' });
const sites = new Map<string, SiteCopy>();
test.beforeAll(async () => {
  for (const code of new Set(['txwb', ...CODES])) sites.set(code, await siteOfCourt(code));
});
test.afterAll(async () => {
  for (const site of sites.values()) await site.close();
});
test.afterEach(({ complaints }) => expect(complaints).toEqual([]));

async function open(page: Page, code: string): Promise<void> {
  await page.goto(`${sites.get(code)?.url}${MAP}`);
  await expect(page.locator('[data-county]')).toHaveCount(COURTS[code as keyof typeof COURTS]);
}

const offices = (page: Page, within: string) =>
  page
    .locator(`${within} [data-office], ${within}[data-office]`)
    .evaluateAll((all) => all.map((each) => each.getAttribute('data-office')));

for (const code of CODES) {
  test(`${code}: each county of the court’s file is drawn in its division, and texts do not overlap at any width`, async ({
    page,
  }) => {
    const file = JSON.parse(readFileSync(`court-data/courts/${code}.json`, 'utf8'));
    await open(page, code);
    for (const width of [1280, 768, 320]) {
      await page.setViewportSize({ width, height: 900 });
      const drawn = await page
        .locator('[data-division]')
        .evaluateAll((all) =>
          all.map((each) => [
            each.getAttribute('data-division'),
            [...each.querySelectorAll('[data-county]')].map((one) => one.getAttribute('data-county')),
          ]),
        );
      expect(Object.fromEntries(drawn)).toEqual(file.divisions);
      const words = await mapWordBoxes(page);
      // each division has its name once; an office has its number, which the list beside the drawing explains
      expect(words.map((each) => each.words).sort()).toEqual(
        [...Object.keys(file.divisions), ...file.offices.map(() => 'pin')].sort(),
      );
      expect(overlapping(words)).toEqual([]);
      const fills = await page
        .locator('pattern rect')
        .evaluateAll((all) => all.map((each) => getComputedStyle(each).fill));
      expect(new Set(fills).size).toBe(drawn.length);
      expect(await sidewaysScroll(page)).toBe(0);
    }
    expect(await axeFindings(page)).toEqual([]);
  });

  test(`${code}: the keyboard reaches the pins in the order of the list, and each links to its office`, async ({
    page,
  }) => {
    await open(page, code);
    const list = await offices(page, 'li');
    expect(await offices(page, 'svg')).toEqual(list);
    await page.getByRole('link', { name: 'Which office serves my county?' }).focus();
    const walked: (string | null)[] = [];
    for (const id of [...list, ...list]) {
      await page.keyboard.press('Tab');
      const focus = page.locator(':focus');
      walked.push(
        await focus.evaluate((each) => each.closest('[data-office]')?.getAttribute('data-office') ?? ''),
      );
      expect(await focus.getAttribute('href')).toBe(`/locations?office=${id}`);
    }
    expect(walked).toEqual([...list, ...list]);
    await page.locator('svg a[data-office]').first().focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${sites.get(code)?.url}/locations?office=${list[0]}`);
  });
}

test('without a key not one request leaves the origin and the database', async ({ page }) => {
  const asked = new Set<string>();
  page.on('request', (request) => asked.add(new URL(request.url()).origin));
  page.on('websocket', (socket) => asked.add(new URL(socket.url()).origin.replace(/^ws/, 'http')));
  await open(page, 'txwb');
  await expect(page.getByText('903 San Jacinto', { exact: false })).toBeVisible();
  expect(await page.locator('iframe').count()).toBe(0);
  const { origin } = new URL(sites.get('txwb')?.url ?? '');
  expect([...asked].sort()).toEqual([origin, testSite().database].sort());
});

test('in the tested themes texts are readable; forced colors and print keep shapes and pins', async ({
  page,
}) => {
  await open(page, 'txwb');
  for (const theme of someOf(THEMES, 1)) {
    await putOn(page, theme);
    expect(await axeFindings(page, { coloursOnly: true }), theme).toEqual([]);
  }
  const county = page.locator('[data-county="Bexar"]');
  const stroke = () => county.evaluate((each) => getComputedStyle(each).stroke);
  await page.emulateMedia({ media: 'print' });
  expect(await stroke()).toBe('rgb(153, 153, 153)');
  await expect(page.locator('svg a[data-office]').first()).toBeVisible();
  await page.emulateMedia({ media: 'screen', forcedColors: 'active' });
  expect(await stroke()).not.toBe('rgb(153, 153, 153)');
  await expect(page.locator('svg a[data-office]').first()).toBeVisible();
});
