import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { type SiteServer, serveSite } from '../../../tools/release/site/serve-site';
import { expect, test } from '../calendar-page';
import { siteOfCourt } from '../releases/court-site';
import type { SiteCopy } from '../releases/other-release';

const STUB = readFileSync('tests/fakes/google-maps.js', 'utf8');
const KEY = 'AIzaSy-no-key-of-anybody';
const GOOGLE = 'https://maps.googleapis.com/maps/api/js**';
const SORRY = 'Google Maps cannot be shown now. A map of the district is shown instead.';
const MAP = '/locations-google-maps';

type Said = {
  maps: { center: unknown; zoom: number; mapTypeId: string; size: number[] }[];
  markers: { title: string; position: { lat: number; lng: number }; label: string }[];
  fits: unknown[];
  open: string[];
};

test.describe.configure({ mode: 'serial' });
let site: SiteCopy;
let device: SiteServer;
test.beforeAll(async () => {
  site = await siteOfCourt('txwb', { mapsKey: KEY });
  device = await serveSite({ site: site.folder, port: 0, build: 'device' });
});
test.afterAll(async () => {
  await device.close();
  await site.close();
});

/** Answers Google's addresses with `body`. Returns the requested addresses. */
async function googleAnswers(page: Page, body: string): Promise<string[]> {
  const asked: string[] = [];
  await page.route(GOOGLE, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/javascript', body });
  });
  return asked;
}

const mapFrame = (page: Page) => page.frameLocator('iframe[title^="Google Maps"]');

async function said(page: Page): Promise<Said> {
  return mapFrame(page)
    .locator('body')
    .evaluate(() => (window as unknown as { __google: Said }).__google);
}

/** Asserts that the court's configured offices are on the map and in the list beside it. */
async function expectOffices(page: Page): Promise<void> {
  await expect(page.locator('[data-map="shown"]')).toBeVisible();
  const { offices } = JSON.parse(readFileSync('court-data/courts/txwb.json', 'utf8')) as {
    offices: { name: string; lat: number; lng: number }[];
  };
  const { maps, markers, fits } = await said(page);
  expect(markers).toEqual(
    offices.map(({ name, lat, lng }, at) => ({ title: name, position: { lat, lng }, label: `${at + 1}` })),
  );
  const [lats, lngs] = [offices.map(({ lat }) => lat), offices.map(({ lng }) => lng)];
  const bounds = {
    north: Math.max(...lats),
    south: Math.min(...lats),
    east: Math.max(...lngs),
    west: Math.min(...lngs),
  };
  expect(fits).toEqual([bounds]);
  expect(maps).toHaveLength(1);
  expect(maps[0]).toMatchObject({
    center: { lat: (bounds.north + bounds.south) / 2, lng: (bounds.east + bounds.west) / 2 },
    zoom: 17,
    mapTypeId: 'roadmap',
  });
  await expect(page.locator('li[data-office]')).toHaveCount(offices.length);
}

test('by its address the page shows markers and center as configured, 500 by 500 and narrower on a phone', async ({
  page,
  complaints,
}) => {
  const asked = await googleAnswers(page, STUB);
  await page.goto(site.url + MAP);
  await expectOffices(page);
  expect(asked).toHaveLength(1);
  expect(new URL(asked[0] ?? '').searchParams.get('key')).toBe(KEY);
  const box = () => page.locator('iframe').boundingBox();
  expect(await box()).toMatchObject({ width: 500, height: 500 });
  await mapFrame(page).getByRole('button', { name: 'marker Austin' }).click();
  const link = mapFrame(page).getByRole('link', { name: 'Address, hours and courtrooms' });
  await expect(mapFrame(page).getByText('Austin', { exact: true })).toBeVisible();
  await page.setViewportSize({ width: 320, height: 800 });
  const phone = await box();
  expect(phone?.width).toBeLessThan(310);
  expect(phone?.height).toBeCloseTo(phone?.width ?? 0, 0);
  await link.click();
  await expect(page).toHaveURL(`${site.url}/locations?office=o1`);
  expect(complaints).toEqual([]);
});

test('from the menu of the device build it opens without a new document for the page', async ({
  page,
  complaints,
}) => {
  const asked = await googleAnswers(page, STUB);
  await page.goto(`${device.url}/courts`);
  await page.getByRole('button', { name: /Western District of Texas/ }).click();
  await page.waitForURL(`${device.url}/home`);
  await page.getByRole('button', { name: 'Menu' }).click();
  expect(asked).toEqual([]);
  await page.getByRole('dialog').getByRole('link', { name: 'Locations' }).click();
  await expect(page).toHaveURL(device.url + MAP);
  await expectOffices(page);
  expect(complaints).toEqual([]);
});

test('only one document’s policy names Google’s hosts', async ({ page }) => {
  const policyOf = async (path: string) =>
    (await page.request.get(site.url + path)).headers()['content-security-policy'] ?? '';
  for (const path of ['/', '/calendar', '/locations', MAP, '/no-such-page']) {
    expect(await policyOf(path), path).not.toMatch(/google|gstatic|unsafe/);
    expect(await policyOf(path), path).toContain("frame-ancestors 'none'");
  }
  expect(await policyOf('/google-map.html')).toMatch(/script-src [^;]*https:\/\/\*\.googleapis\.com/);
});

/**
 * Asserts that the drawing is shown within 5.5 s of the page load, that the page says once why, and that the
 * drawing's links work.
 */
async function expectDrawing(page: Page, since: number): Promise<void> {
  await expect(page.locator('[data-map="failed"]')).toBeVisible({ timeout: 5500 });
  expect(Date.now() - since).toBeLessThan(5500);
  await expect(page.locator('iframe')).toHaveCount(0);
  await expect(page.locator('[data-county="Bexar"]')).toBeVisible();
  await expect(page.locator('[role="status"]', { hasText: SORRY })).toHaveCount(1);
  await page.locator('svg a[data-office="o3"]').click();
  await expect(page).toHaveURL(/\/locations\?office=o3$/);
}

test('if Google refuses, before or after its map is shown, the drawing is back', async ({ page }) => {
  await googleAnswers(page, `window.gm_authFailure();${STUB}`);
  await page.goto(site.url + MAP);
  await expectDrawing(page, Date.now());
  await page.unroute(GOOGLE);
  await googleAnswers(page, STUB);
  await page.goto(site.url + MAP);
  await expect(page.locator('[data-map="shown"]')).toBeVisible();
  await mapFrame(page)
    .locator('body')
    .evaluate(() => (window as unknown as { gm_authFailure(): void }).gm_authFailure());
  await expectDrawing(page, Date.now());
});

test('if its script does not load, or throws, the drawing is back', async ({ page }) => {
  await page.route(GOOGLE, (route) => route.abort());
  await page.goto(site.url + MAP);
  await expectDrawing(page, Date.now());
  await page.unroute(GOOGLE);
  await googleAnswers(page, 'window.google = { maps: {} }; window.initMap();');
  await page.goto(site.url + MAP);
  await expectDrawing(page, Date.now());
});

test('if its script hangs, the list is usable, and after five seconds the page says that the drawing stays', async ({
  page,
}) => {
  await page.route(GOOGLE, () => {});
  // waits only for the commit, because the load event waits for the frame's script
  await page.goto(site.url + MAP, { waitUntil: 'commit' });
  await page.locator('iframe').waitFor({ state: 'attached' });
  await expect(page.locator('[data-map="waiting"] [data-county="Bexar"]')).toBeVisible();
  await page.locator('li[data-office="o6"] a').focus();
  await expect(page.locator('li[data-office="o6"] a')).toBeFocused();
  await expect(page.locator('svg a[data-office="o6"]')).toBeVisible();
  await expect(page.getByText(/Google Maps is still loading/)).toBeVisible({ timeout: 10_000 });
  await expect(page.locator('[data-map="slow"] [data-county="Bexar"]')).toBeVisible();
});
