import { addDays } from '@court/domain';
import type { Locator, Page } from '@playwright/test';
import { axeFindings, sidewaysScroll } from '../axe-findings';
import { expect, test } from '../calendar-page';
import { quietDay, today } from '../court-days';

test.afterEach(({ complaints }) => {
  expect(complaints).toEqual([]);
});

const rows = (page: Page) => page.locator('[data-hearing-id] > div > a');
const pane = (page: Page) => page.getByRole('region', { name: 'Opened hearing' });
const record = (page: Page) => pane(page).locator('[data-hearing-record]');

/** Waits for the app, its split view, and then an idle moment. Before that, a press on a row opens the full page. */
async function splitViewStands(page: Page): Promise<void> {
  await expect(page.locator('[data-first]')).toHaveCount(0);
  const hasLoaded = () =>
    performance
      .getEntriesByType('resource')
      .some((file) => /\/split\./.test(file.name) && (file as PerformanceResourceTiming).responseEnd > 0);
  await expect.poll(() => page.evaluate(hasLoaded), { timeout: 15_000 }).toBe(true);
  // React delays later content for up to 300 ms
  await page.evaluate(() => new Promise((idle) => setTimeout(() => requestIdleCallback(idle), 400)));
}

/** Presses the first row of the list at `address`. */
async function openBeside(page: Page, address: string, row: Locator, opened: Locator): Promise<void> {
  await page.goto(address);
  await splitViewStands(page);
  await row.first().click();
  await expect(opened).toBeVisible();
}

/** Opens a day. Returns the names of its first rows in order. */
async function openDay(page: Page): Promise<string[]> {
  const { date } = await quietDay();
  await page.goto(`/calendar?date=${date}`);
  await expect(rows(page).nth(5)).toBeVisible({ timeout: 15_000 });
  return rows(page).evaluateAll((links) => links.slice(0, 8).map((link) => link.textContent ?? ''));
}

test('a press opens the record beside its list, arrows change it, Enter opens its page, Back returns to the list', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => void scripts.push(request.url()));
  const names = await openDay(page);
  expect(scripts.filter((url) => /\/record\.\w+\.js/.test(url))).toEqual([]);
  await splitViewStands(page);
  const row = rows(page).nth(2);
  const before = await row.boundingBox();
  await row.click();
  await expect(record(page)).toContainText(names[2] ?? '');
  // the pressed row does not move
  expect(Math.abs(((await row.boundingBox())?.y ?? 0) - (before?.y ?? 0))).toBeLessThan(12);
  await expect(page).toHaveURL(/[?&]open=/);
  await expect(row).toBeFocused();
  expect(await axeFindings(page)).toEqual([]);
  expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);

  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(rows(page).nth(4)).toBeFocused();
  await expect(record(page)).toContainText(names[4] ?? '');
  await expect(page.locator('[data-block] [data-hearing-id][aria-current="true"]')).toHaveCount(1);
  const address = page.url();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/hearing-detail\//);
  await page.goBack();
  await expect(page).toHaveURL(address);
  await expect(record(page)).toContainText(names[4] ?? '');
  await page.goBack();
  await expect(pane(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\/calendar/);
});

test('an address with an opened record opens it again, and on a phone opens its page', async ({
  page,
  browser,
  baseURL,
}) => {
  const [name = ''] = await openDay(page);
  await openBeside(page, page.url(), rows(page), record(page));
  await expect(record(page)).toContainText(name);
  const address = page.url();
  await page.reload();
  await expect(record(page)).toContainText(name);
  await pane(page).getByRole('button', { name: 'Close' }).click();
  await expect(pane(page)).toHaveCount(0);
  const phone = await browser.newPage({ ...(baseURL && { baseURL }), viewport: { width: 360, height: 740 } });
  await phone.goto(address);
  await expect(phone).toHaveURL(/\/hearing-detail\//);
  await expect(phone.locator('h1')).toHaveText(name);
  await phone.close();
});

test('below 1200 px a press opens the page', async ({ page }) => {
  await page.setViewportSize({ width: 1199, height: 800 });
  await openDay(page);
  await rows(page).first().click();
  await expect(page).toHaveURL(/\/hearing-detail\//);
});

test('the list of days and the 341 meetings also open records beside them; print shows only the list', async ({
  page,
}) => {
  await openBeside(page, `/hearing?date=${addDays(today(), 1)}`, rows(page), record(page));
  await page.emulateMedia({ media: 'print' });
  await expect(pane(page)).toBeHidden();
  await expect(rows(page).first()).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  const { date } = await quietDay('meetings');
  const meetings = page.locator('[data-meeting-id] > div > a');
  const opened = page.getByRole('region', { name: 'Opened 341 meeting' }).locator('article');
  await openBeside(page, `/s341-hearing?date=${date}`, meetings, opened);
});
