import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { addDays } from '@court/domain';
import type { BrowserContext, Page } from '@playwright/test';
import { changeCourts } from '../../../tools/release/change-courts';
import { ADDRESSES } from '../addresses';
import { expect as expects, test } from '../calendar-page';
import { courtDay, rowsPath, today } from '../court-days';
import { copyOfSite, keyOfCopies, releaseOther, type SiteCopy } from '../releases/other-release';
import { patchPath, testSite } from '../site';
import { keptPaths } from './path-memory';
import { wholeSet } from './whole-set';

test.use({ serviceWorkers: 'allow' });

const expect = expects.configure({ timeout: 30_000 });

/** Addresses whose document needs Google, or that only the host answers. */
const NEEDS_NETWORK = ['/locations-google-maps'];

const offline = (context: BrowserContext, is = true) => context.setOffline(is);
const unexpected = (complaints: string[]) =>
  complaints.filter((text) => !/ERR_|status of 404|WebSocket|FIREBASE|could not be loaded/.test(text));

test.describe('with the tests’ site', () => {
  test('after one visit every address opens without a network, and no page loads forever', async ({
    page,
    context,
    complaints,
  }) => {
    test.setTimeout(400_000);
    await page.goto('/calendar');
    await wholeSet(page);
    await offline(context);
    for (const address of ADDRESSES.filter((each) => !NEEDS_NETWORK.includes(each))) {
      await page.goto(address);
      await expect(page.locator('h1').first(), address).toBeAttached();
      await expect(page.getByText('Loading…'), address).toHaveCount(0);
      await expect(page.locator('[data-failure]'), address).toHaveCount(0);
      await expect(page.locator('html'), address).not.toHaveAttribute('data-never-started');
    }
    expect(unexpected(complaints)).toEqual([]);
  });

  test('back online the page is live within five seconds, and changes are marked', async ({
    page,
    context,
    complaints,
  }) => {
    const { date, rows } = await courtDay(addDays(today(), 1));
    const [key = ''] = Object.entries(rows).find(([, each]) => each.s === 'scheduled') ?? [];
    await page.goto(`/calendar?date=${date}`);
    await wholeSet(page);
    await expect(page.locator('[data-reading="live"]').first()).toBeVisible();
    await expect
      .poll(async () => (await keptPaths(page)).some(({ url }) => url.includes(rowsPath(date))))
      .toBe(true);
    await offline(context);
    await page.reload();
    await expect(page.locator('[data-hearing-id]')).toHaveCount(Object.keys(rows).length);
    await expect(page.locator('[data-reading="offline"]').first()).toBeVisible();
    await patchPath(`${rowsPath(date)}/${key}`, { s: 'vacated' });
    try {
      await offline(context, false);
      await expect(page.locator('[data-reading="live"]').first()).toBeVisible({ timeout: 5_000 });
      await expect(page.locator('main [data-hearing-id] s', { hasText: 'before' })).toHaveCount(1);
    } finally {
      await patchPath(`${rowsPath(date)}/${key}`, { s: 'scheduled' });
    }
    expect(unexpected(complaints)).toEqual([]);
  });

  test('it can be installed as an app: manifest, icons and shortcuts exist', async ({ page, request }) => {
    await page.goto('/calendar');
    const link = page.locator('link[rel="manifest"]');
    await expect(link).toHaveAttribute('href', '/manifest.webmanifest');
    const manifest = (await (await request.get(`${testSite().desktop}/manifest.webmanifest`)).json()) as {
      icons: { src: string }[];
      shortcuts: { url: string }[];
    };
    for (const { src } of manifest.icons)
      expect((await request.get(testSite().desktop + src)).status(), src).toBe(200);
    expect(manifest.shortcuts.map(({ url }) => url)).toEqual([
      '/calendar',
      '/search-attorney',
      '/search-mylist',
      '/s341-hearing',
    ]);
  });

  test('the device build has no worker', async ({ page }) => {
    await page.goto(`${testSite().device}/courts`);
    await expect(page.locator('h1')).toHaveCount(1);
    await page.waitForTimeout(4_000);
    expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(
      0,
    );
  });
});

test.describe('with a site of its own', () => {
  let site: SiteCopy;
  test.beforeEach(async () => {
    site = await copyOfSite();
  });
  test.afterEach(async () => {
    await site.close();
  });

  const renewSite = (worker?: 'on' | 'off') =>
    changeCourts({ site: site.folder }, (courts) => courts, keyOfCopies(), worker);
  const look = (page: Page) => page.evaluate(() => void window.dispatchEvent(new Event('online')));

  test('a newer version of the screen is announced once it is complete, and a reload shows it', async ({
    page,
    complaints,
  }) => {
    await page.goto(`${site.url}/calendar`);
    const first = await wholeSet(page);
    await releaseOther(site.folder, 'mfe-settings', '9.0.0');
    await look(page);
    const between = await wholeSet(page, first);
    await page.waitForTimeout(2_000);
    await expect(page.getByText('There is a new version of this calendar.')).toHaveCount(0);
    await releaseOther(site.folder, 'mfe-calendar', '9.0.0');
    await look(page);
    await wholeSet(page, between);
    await expect(page.getByText('There is a new version of this calendar.')).toBeVisible();
    await page.getByRole('button', { name: 'New version: reload' }).click();
    await expect(page.locator('[data-area="mfe-calendar"][data-release]')).toBeVisible();
    await expect(page.getByText('There is a new version of this calendar.')).toHaveCount(0);
    expect(unexpected(complaints)).toEqual([]);
  });

  test('a file that fails its integrity check leaves the previous set unchanged', async ({
    page,
    complaints,
  }) => {
    await page.goto(`${site.url}/calendar`);
    const first = await wholeSet(page);
    await page.evaluate(async () => {
      for (const name of await caches.keys()) if (name.startsWith('court-files')) await caches.delete(name);
    });
    const { areas } = JSON.parse(
      (JSON.parse(readFileSync(join(site.folder, 'registry.json'), 'utf8')) as { payload: string }).payload,
    ) as { areas: Record<string, { current: { list: { file: string } } }> };
    const list = areas['mfe-settings']?.current.list.file ?? '';
    writeFileSync(join(site.folder, list), '{}\n');
    // otherwise the browser's own cached copy would answer
    const session = await page.context().newCDPSession(page);
    await session.send('Network.clearBrowserCache');
    await renewSite();
    await look(page);
    await page.waitForTimeout(5_000);
    expect(await wholeSet(page)).toBe(first);
    await expect(page.getByText('There is a new version of this calendar.')).toHaveCount(0);
    await page.reload();
    await expect(page.locator('[data-area="mfe-calendar"][data-release]')).toBeVisible();
    expect(unexpected(complaints).filter((text) => !/integrity/.test(text))).toEqual([]);
  });

  test('the site’s signed registry removes the worker and its caches', async ({ page, complaints }) => {
    await page.goto(`${site.url}/calendar`);
    await wholeSet(page);
    await renewSite('off');
    await look(page);
    const left = () =>
      page.evaluate(async () => ({
        caches: (await caches.keys()).length,
        workers: (await navigator.serviceWorker.getRegistrations()).length,
      }));
    await expect.poll(left).toEqual({ caches: 0, workers: 0 });
    await page.reload();
    await expect(page.locator('[data-area="mfe-calendar"][data-release]')).toBeVisible();
    await page.waitForTimeout(4_000);
    expect(await left()).toEqual({ caches: 0, workers: 0 });
    expect(unexpected(complaints)).toEqual([]);
  });

  test('caches that are cleared under an open page are filled again', async ({ page, complaints }) => {
    await page.goto(`${site.url}/calendar`);
    await wholeSet(page);
    await page.evaluate(async () => {
      for (const name of await caches.keys()) await caches.delete(name);
    });
    await page.reload();
    await expect(page.locator('[data-area="mfe-calendar"][data-release]')).toBeVisible();
    await wholeSet(page);
    expect(unexpected(complaints)).toEqual([]);
  });

  test('two tabs share one set, and each is notified about its own screen', async ({ page, context }) => {
    await page.goto(`${site.url}/calendar`);
    const first = await wholeSet(page);
    const other = await context.newPage();
    await other.goto(`${site.url}/settings`);
    await releaseOther(site.folder, 'mfe-settings', '9.0.0');
    await look(other);
    await wholeSet(page, first);
    await expect(other.getByText('There is a new version of this calendar.')).toBeVisible();
    await expect(page.getByText('There is a new version of this calendar.')).toHaveCount(0);
  });
});
