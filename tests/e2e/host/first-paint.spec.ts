import { addDays } from '@court/domain';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../calendar-page';
import { courtDay, rowsPath, today } from '../court-days';
import { shiftsOf, watchShifts } from '../layout-shift';
import { keptPaths } from '../offline/path-memory';
import { testSite } from '../site';
import { block, hold, holdHost } from './held-parts';

const FIRST = '[data-first]';
const ROW = '[data-hearing-id]';
const first = (page: Page) => page.locator(`${FIRST} ${ROW}`);
const app = (page: Page) => page.locator(`#root ${ROW}`);

/** The HTML of a row, without ids and the attributes that control the Tab key. */
const drawn = (page: Page, within: string) =>
  page
    .locator(`${within} ${ROW}`)
    .evaluateAll((rows) =>
      rows.map((row) =>
        row.outerHTML
          .replace(/ (tabindex|aria-current)="[^"]*"/g, '')
          .replace(/ class="\s*([^"]*?)\s*"/g, ' class="$1"'),
      ),
    );

const dayOf = async () => (await courtDay(addDays(today(), 1))).date;

test('the first screen of rows is drawn before the app runs, each row like the app draws it', async ({
  page,
}) => {
  const date = await dayOf();
  const go = await holdHost(page);
  await page.goto(`/calendar?date=${date}`, { waitUntil: 'commit' });
  await expect(first(page).first()).toBeVisible();
  expect(await page.evaluate(() => document.querySelector('#root main'))).toBeNull();
  const before = await drawn(page, FIRST);
  expect(before.length).toBeGreaterThan(5);
  go();
  await expect(page.locator(FIRST)).toHaveCount(0);
  await expect(app(page).first()).toBeVisible();
  expect((await drawn(page, '#root')).slice(0, before.length)).toEqual(before);
});

test('the replacement moves nothing, and preserves scroll, focus, selection and pressed buttons', async ({
  page,
}) => {
  const date = await dayOf();
  await watchShifts(page);
  await page.setViewportSize({ width: 1100, height: 500 });
  const go = await holdHost(page);
  await page.goto(`/calendar?date=${date}`, { waitUntil: 'commit' });
  await expect(first(page).nth(4)).toBeVisible();
  const star = first(page).nth(2).getByRole('button');
  const label = (await star.getAttribute('aria-label')) ?? '';
  await star.click();
  const link = first(page).nth(3).getByRole('link');
  const href = await link.getAttribute('href');
  await link.focus();
  // the first rows may be too few for all of it
  const scrolled = await page.evaluate(() => {
    window.scrollTo(0, 60);
    return window.scrollY;
  });
  const words = await page.evaluate((selector) => {
    const text = document.querySelectorAll(`${selector} a`)[1]?.firstChild as Text;
    document.getSelection()?.setBaseAndExtent(text, 0, text, text.length);
    return text.data;
  }, ROW);
  const top = await first(page)
    .nth(3)
    .evaluate((row) => row.getBoundingClientRect().top);
  go();
  await expect(page.locator(FIRST)).toHaveCount(0);
  expect(await page.evaluate(() => document.activeElement?.getAttribute('href'))).toBe(href);
  expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);
  expect(await page.evaluate(() => String(document.getSelection()))).toBe(words);
  expect(
    await app(page)
      .nth(3)
      .evaluate((row) => row.getBoundingClientRect().top),
  ).toBe(top);
  await expect(app(page).nth(2).getByRole('button', { name: label })).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('[data-reading="live"]')).toBeAttached();
  expect(await shiftsOf(page)).toBeLessThanOrEqual(0.02);
  await app(page).nth(2).getByRole('button', { name: label }).click();
});

test('a star that is pressed before the lists are loaded adds an item and removes none', async ({ page }) => {
  const url = `/calendar?date=${await dayOf()}`;
  const press = async () => {
    const go = await holdHost(page);
    await page.goto(url, { waitUntil: 'commit' });
    const star = first(page).nth(2).getByRole('button');
    await star.click();
    await expect(star).toHaveAttribute('aria-pressed', 'true');
    go();
    await expect(page.locator(FIRST)).toHaveCount(0);
    await expect(page.locator('[data-reading="live"]')).toBeAttached();
  };
  const own = app(page).nth(2).getByRole('button').first();
  await press();
  await expect(own).toHaveAttribute('aria-pressed', 'true');
  await press();
  await page.reload();
  await expect(page.locator(FIRST)).toHaveCount(0);
  await expect(own).toHaveAttribute('aria-pressed', 'true');
  await own.click();
  await expect(own).toHaveAttribute('aria-pressed', 'false');
});

test('a star that is pressed before the app has loaded is on the list, even if the reader leaves at once', async ({
  page,
}) => {
  const date = await dayOf();
  await holdHost(page);
  await page.goto(`/calendar?date=${date}`, { waitUntil: 'commit' });
  const row = first(page).nth(2);
  const link = (await row.getByRole('link').first().getAttribute('href')) ?? '';
  await row.getByRole('button').click();
  await page.unroute('**/assets/main.*.js');
  await page.goto('/search-mylist');
  const kept = page.locator(`main a[href="${link.replace('/hearing-detail/', '/search-mylist-detail/')}"]`);
  await expect(kept).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Date not known' })).toHaveCount(0);
});

test('a press on a star survives a redraw of the first paint', async ({ page }) => {
  const date = await dayOf();
  const go = await holdHost(page);
  const name = await hold(page, '**/judges*.json*');
  await page.goto(`/calendar?date=${date}`, { waitUntil: 'commit' });
  const [before, during] = [1, 2].map((at) => first(page).nth(at).getByRole('button')) as [Locator, Locator];
  await before.click();
  const nameless = await first(page).allInnerTexts();
  await during.hover();
  await page.mouse.down();
  name();
  await expect.poll(() => first(page).allInnerTexts()).not.toEqual(nameless);
  await page.mouse.up();
  for (const star of [before, during]) await expect(star).toHaveAttribute('aria-pressed', 'true');
  go();
  await expect(page.locator(FIRST)).toHaveCount(0);
  for (const at of [1, 2]) {
    const own = app(page).nth(at).getByRole('button').first();
    await expect(own).toHaveAttribute('aria-pressed', 'true');
  }
});

const SETS = [['host'], ['remote'], ['registry'], ['host', 'remote', 'registry']] as const;
for (const parts of SETS)
  test(`with ${parts.join(', ')} blocked the docket is readable, and its links work`, async ({
    page,
    complaints,
  }) => {
    const date = await dayOf();
    const unblock = await block(page, parts);
    await page.goto(`/calendar?date=${date}`);
    const row = page.locator(ROW).first();
    await expect(row).toBeVisible();
    if (parts.some((part) => part !== 'registry'))
      await expect(
        page.locator(parts.some((part) => part === 'host') ? '.first-paint-note' : '[data-failure]'),
      ).toBeVisible({ timeout: 30_000 });
    await expect(row).toBeVisible();
    await expect(page.locator(ROW)).toHaveCount(Object.keys((await courtDay(date)).rows).length);
    await unblock();
    const href = (await row.getByRole('link').getAttribute('href')) ?? '';
    await row.getByRole('link').click();
    // opens beside the list if the app has loaded, otherwise as a page
    await expect(page).toHaveURL(new RegExp(`${href.split('/').at(-1)}$`));
    await expect(page.locator('main h1').first()).toBeVisible();
    complaints.length = 0;
  });

test('if the app does not load, the first paint reads its data again, and Try again loads the page', async ({
  page,
  complaints,
}) => {
  await page.clock.install();
  const date = await dayOf();
  const unblock = await block(page, ['host']);
  await page.goto(`/calendar?date=${date}`);
  await expect(first(page).first()).toBeVisible();
  await expect(page.locator('.first-paint-note')).toContainText('did not load');
  const asked = page.waitForRequest(new RegExp(`days/${date}\\.json`));
  await page.clock.runFor(60_000);
  await asked;
  await unblock();
  await page.locator('.first-paint-note').getByRole('button', { name: 'Try again' }).click();
  await expect(page.locator(`#root ${ROW}`).first()).toBeVisible();
  complaints.length = 0;
});

test('if the database does not answer, the page shows the cached data with their age', async ({
  page,
  complaints,
}) => {
  const date = await dayOf();
  await page.goto(`/calendar?date=${date}`);
  const part = `${rowsPath(date)}.json`;
  await expect
    .poll(async () => (await keptPaths(page)).some(({ url }) => url.includes(part)), { timeout: 20_000 })
    .toBe(true);
  const unblock = await block(page, ['host']);
  await page.route(`${testSite().database}/**`, (route) => route.abort());
  await page.goto(`/calendar?date=${date}`);
  await expect(first(page).first()).toBeVisible();
  await expect(page.locator(`${FIRST} header`).first()).toContainText(/Loaded .*\d:\d\d [AP]M/);
  await expect(page.locator('.first-paint-note')).toContainText(/has not answered/, { timeout: 15_000 });
  await unblock();
  complaints.length = 0;
});
