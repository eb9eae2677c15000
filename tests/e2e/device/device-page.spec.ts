import type { Page } from '@playwright/test';
import { runOnFakeAndroid } from '../../fakes/android/fake-android';
import { expect, test } from '../calendar-page';
import { shiftsOf, watchShifts } from '../layout-shift';
import { POOR_STORAGE } from '../poor-storage';
import { testSite } from '../site';

const notice = (page: Page) => page.getByRole('status').filter({ hasText: /are lost when you close/ });

/** Addresses of scripts the page asks for. */
function scriptsOf(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => request.url().endsWith('.js') && asked.push(request.url()));
  return asked;
}

test('in a browser the page keeps what it keeps in IndexedDB and loads nothing of Capacitor', async ({
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

test('in the app the page keeps what it keeps in secure storage', async ({ page, complaints }) => {
  await runOnFakeAndroid(page);
  await page.goto('/calendar');
  const calls = () => page.evaluate(() => window.fakeAndroid.calls.map(({ method }) => method));
  await expect.poll(calls).toContain('SecureStorage.internalRemoveItem');
  const bases = await page.evaluate(() => indexedDB.databases());
  expect(bases.map(({ name }) => name)).not.toContain('localforage');
  await expect(notice(page)).toHaveCount(0);
  expect(complaints).toEqual([]);
});

test('a device that keeps nothing is said once, in words, and the page works', async ({ page }) => {
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

test('the note that comes by itself moves nothing away under the reader’s finger', async ({ page }) => {
  await page.addInitScript(POOR_STORAGE.denied);
  await watchShifts(page);
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto(`${testSite().device}/courts`);
  await expect(notice(page)).toBeInViewport();
  await expect(page.getByRole('button', { name: /Western District of Texas/ })).toBeVisible();
  expect(await shiftsOf(page)).toBeLessThan(0.02);
});
