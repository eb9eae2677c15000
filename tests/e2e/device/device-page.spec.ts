import { idOfRowKey } from '@court/domain';
import type { BrowserContext, Page } from '@playwright/test';
import { runOnFakeAndroid } from '../../fakes/android/fake-android';
import type { Kept } from '../../fakes/android/fake-bridge';
import { expect, test } from '../calendar-page';
import { quietDay } from '../court-days';
import { shiftsOf, watchShifts } from '../layout-shift';
import { POOR_STORAGE } from '../poor-storage';
import { busyAttorney } from '../search-page';
import { testSite } from '../site';

const notice = (page: Page) => page.getByRole('status').filter({ hasText: /are lost when you close/ });

/** Addresses of the scripts that the page requests. */
function scriptsOf(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => request.url().endsWith('.js') && asked.push(request.url()));
  return asked;
}

test('in a browser the page stores its data in IndexedDB and loads no code of Capacitor', async ({
  page,
  complaints,
}) => {
  const scripts = scriptsOf(page);
  await page.goto('/calendar');
  const bases = () => page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name));
  await expect.poll(bases).toContain('localforage');
  expect(scripts.filter((url) => url.includes('device-store'))).toHaveLength(1);
  expect(scripts.filter((url) => url.includes('device-native'))).toEqual([]);
  expect(await page.evaluate(() => 'Capacitor' in window)).toBe(false);
  await expect(notice(page)).toHaveCount(0);
  expect(complaints).toEqual([]);
});

test('in the app the page stores its data in secure storage', async ({ page, complaints }) => {
  await runOnFakeAndroid(page);
  await page.goto('/calendar');
  const calls = () => page.evaluate(() => window.fakeAndroid.calls.map(({ method }) => method));
  await expect.poll(calls).toContain('SecureStorage.internalRemoveItem');
  const bases = await page.evaluate(() => indexedDB.databases());
  expect(bases.map(({ name }) => name)).not.toContain('localforage');
  await expect(notice(page)).toHaveCount(0);
  expect(complaints).toEqual([]);
});

test('a device without storage is reported once, in words, and the page works', async ({ page }) => {
  await page.addInitScript(POOR_STORAGE.denied);
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/calendar');
  await expect(notice(page)).toBeInViewport();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await page.getByRole('button', { name: 'Close this note' }).click();
  await expect(notice(page)).toHaveCount(0);
  await expect(page.locator('#page')).toBeFocused();
  await page.getByRole('link', { name: /next/i }).first().click();
  await expect(page).toHaveURL(/date=/);
  await expect(notice(page)).toHaveCount(0);
});

test('a late notice moves no element under the reader’s finger', async ({ page }) => {
  await page.addInitScript(POOR_STORAGE.denied);
  await watchShifts(page);
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto(`${testSite().device}/courts`);
  await expect(notice(page)).toBeInViewport();
  await expect(page.getByRole('button', { name: /Western District of Texas/ })).toBeVisible();
  expect(await shiftsOf(page)).toBeLessThan(0.02);
});

/** Opens the app at `path`, on a device with the stored data `secure`. */
async function openAgain(context: BrowserContext, path: string, secure: Kept['secure']): Promise<Page> {
  const page = await context.newPage();
  await runOnFakeAndroid(page, { kept: { secure } });
  await page.goto(path);
  return page;
}

test('in the app, whose web view cannot print, no screen offers printing', async ({ page, context }) => {
  test.setTimeout(120_000);
  const { date, rows } = await quietDay();
  const id = idOfRowKey(Object.keys(rows)[0] ?? '');
  const attorney = `/search-attorney-detail/${(await busyAttorney()).id}`;
  await runOnFakeAndroid(page);
  await page.goto(`/hearing-detail/${id}`);
  await page
    .getByRole('button', { name: /^My list: / })
    .first()
    .click();
  await page.getByRole('button', { name: /^Follow case/ }).click();
  await page.getByRole('button', { name: 'Explain' }).click();
  await expect(page.getByRole('button', { name: 'Copy as a text message' })).toBeVisible();
  const offers = (of: Page) => of.getByRole('button', { name: /print/i });
  await expect(offers(page)).toHaveCount(0);
  const kept = await page.evaluate(() => window.fakeAndroid.secure);
  // each with the element that is beside the button in a browser
  for (const [path, beside] of [
    [`/calendar?date=${date}`, 'Add to calendar, share'],
    ['/search-mylist', /^Add to calendar/],
    ['/search-mycase', /^Remove .* from my list/],
    [attorney, /^Follow/],
    [`${attorney}?view=day`, /^Add to calendar/],
  ] as const) {
    const screen = await openAgain(context, path, kept);
    const button = screen.getByRole('button', { name: beside }).first();
    await expect(button, path).toBeVisible();
    if (await button.getAttribute('aria-haspopup')) {
      await button.click();
      await expect(screen.getByRole('dialog')).toBeVisible();
    }
    await expect(offers(screen), path).toHaveCount(0);
    await screen.close();
  }
});
