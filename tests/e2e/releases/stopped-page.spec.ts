import { idOfRowKey } from '@court/domain';
import type { Page } from '@playwright/test';
import { expect, test } from '../calendar-page';
import { courtDay, today } from '../court-days';
import {
  DRAWS_WITHOUT_END,
  LOOPS_ON_IMPORT,
  RENDERS_FOR_EVER,
  THROWS_ON_ONE_RECORD,
  USELESS,
} from './hostile-code';
import { mortalTab } from './mortal-page';
import { copyOfSite, releaseOther, type SiteCopy } from './other-release';

const area = 'mfe-search';
const path = '/search-attorney';
let site: SiteCopy;

test.beforeEach(async () => {
  site = await copyOfSite();
});
test.afterEach(() => site.close());

const runs = (page: Page, version: string) =>
  page.locator(`[data-area="${area}"][data-release="${version}"]`);
const notice = (page: Page) => page.locator('[data-notice="previous-release"]');

/** Makes the page measure a fast computer. It gives a slow one more time, and a busy test machine is slow. */
function measureFast(): void {
  const now = performance.now.bind(performance);
  performance.now = () => now() / 8;
}

/** Asserts that the previous release is shown with the reason, and that menu and another area work. */
async function goesOn(page: Page, says: RegExp): Promise<void> {
  // a machine that is busy with other tests counts as slow
  await expect(runs(page, '9.0.0')).toBeVisible({ timeout: 60_000 });
  await expect(page.locator('main').getByRole('searchbox')).toBeVisible();
  await expect(notice(page)).toContainText(says);
  await page.getByRole('banner').locator('a[href="/locations"]').click();
  await expect(page.locator('[data-area="mfe-locations"]')).toBeVisible({ timeout: 10_000 });
}

/** An empty page, or endless reloads: the page recovers by itself without the release. */
for (const [what, changes] of Object.entries(USELESS))
  test(`a release that ${what} is replaced by the previous one, and the page says so`, async ({ page }) => {
    test.setTimeout(90_000);
    await releaseOther(site.folder, area, '9.0.0');
    await releaseOther(site.folder, area, '9.1.0', changes);
    await page.goto(site.url + path, { waitUntil: 'commit' });
    await expect(runs(page, '9.0.0')).toBeVisible({ timeout: 40_000 });
    await goesOn(page, /the newer version (did not start|stopped responding)/);
    await page.goto(site.url + path);
    await goesOn(page, /the newer version (did not start|stopped responding)/);
    expect(await page.evaluate('globalThis.__ran ?? []')).toEqual(['9.0.0']);
  });

test('an earlier press in the tab does not excuse a release that reloads the page again and again', async ({
  page,
}) => {
  test.setTimeout(90_000);
  await releaseOther(site.folder, area, '9.0.0');
  await releaseOther(site.folder, area, '9.1.0', USELESS['loads the page again after each start']);
  await page.goto(`${site.url}/calendar`);
  await page.getByRole('banner').locator('a[href="/locations"]').click();
  await expect(page.locator('[data-area="mfe-locations"]')).toBeVisible({ timeout: 10_000 });
  await page.goto(site.url + path, { waitUntil: 'commit' });
  await goesOn(page, /the newer version stopped responding/);
});

for (const [what, changes] of [
  ['loops on import', { before: LOOPS_ON_IMPORT }],
  ['renders forever', { after: RENDERS_FOR_EVER }],
  ['draws without end', { after: DRAWS_WITHOUT_END }],
] as const)
  test(`a release that ${what} freezes the tab; after the reader has killed it, the previous one is shown`, async () => {
    test.setTimeout(120_000);
    await releaseOther(site.folder, area, '9.0.0');
    await releaseOther(site.folder, area, '9.1.0', changes);
    const tab = await mortalTab();
    await tab.page.addInitScript(measureFast);
    try {
      await tab.page.goto(site.url + path, { waitUntil: 'commit' });
      const began = Date.now();
      // a reader waits a while before killing a tab
      await expect.poll(() => Date.now() - began, { timeout: 10_000 }).toBeGreaterThan(6_500);
      const again = await tab.endAndOpen(site.url + path);
      await goesOn(again, /the newer version stopped responding/);
    } finally {
      await tab.close();
    }
  });

/** The addresses of two hearings of one day. */
async function twoHearings(): Promise<[string, string]> {
  const { rows } = await courtDay(today());
  const [one, two] = Object.keys(rows).map((key) => `/hearing-detail/${idOfRowKey(key)}`);
  if (!one || !two) throw new Error('a day with two hearings is wanted');
  return [one, two];
}
const calendar = 'mfe-calendar';
const stands = (page: Page) => page.locator(`[data-area="${calendar}"][data-release="9.1.0"]`);

/** Asserts that the address says it could not be drawn, and that the session continues to run the release. */
async function isOfTheData(page: Page): Promise<void> {
  await expect(page.locator('[data-failure="data"]')).toBeVisible({ timeout: 20_000 });
  await expect(page.locator('[data-failure] h1')).toHaveText('We could not show what is here');
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  expect(await page.evaluate('[sessionStorage.shunnedReleases, sessionStorage.haltedReleases]')).toEqual([
    undefined,
    undefined,
  ]);
}

test('a record that a release cannot draw, after it has drawn another, affects only its address', async ({
  page,
}) => {
  await releaseOther(site.folder, calendar, '9.0.0');
  await releaseOther(site.folder, calendar, '9.1.0', { after: THROWS_ON_ONE_RECORD });
  const [good, bad] = await twoHearings();
  await page.goto(site.url + good);
  await expect(stands(page)).toBeVisible();
  await expect(page.locator('[data-area] [aria-busy="true"]')).toHaveCount(0);
  await expect.poll(() => page.evaluate('sessionStorage.drawnScreens')).toContain('/hearing-detail');
  await page.evaluate((at) => sessionStorage.setItem('undrawable', at), bad);
  await page.goto(site.url + bad);
  await isOfTheData(page);
  await page.getByRole('button', { name: 'Go back' }).click();
  await expect(stands(page)).toBeVisible();
  await expect(page.locator('[data-failure], [data-notice="previous-release"]')).toHaveCount(0);
});

test('a record that no release can draw, at the start of a session, quarantines no release', async ({
  page,
}) => {
  const changes = { after: THROWS_ON_ONE_RECORD };
  await releaseOther(site.folder, calendar, '9.0.0', changes);
  await releaseOther(site.folder, calendar, '9.1.0', changes);
  const [, bad] = await twoHearings();
  await page.addInitScript((at) => sessionStorage.setItem('undrawable', at), bad);
  await page.goto(site.url + bad);
  await isOfTheData(page);
  await page.getByRole('banner').locator('a[href="/calendar"]').click();
  await expect(stands(page)).toBeVisible();
  await expect(page.locator('[data-failure], [data-notice="previous-release"]')).toHaveCount(0);
});
