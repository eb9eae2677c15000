import { idOfRowKey, PATH_MEMORY } from '@court/domain';
import { expect as expects, test } from '../calendar-page';
import { courtDay, rowsPath, today } from '../court-days';
import { POOR_STORAGE } from '../poor-storage';
import { patchPath, testSite } from '../site';
import { keptAt, keptPaths } from './path-memory';
import { loseDatabase, networkOnly, readDay, rows } from './read-day';

const expect = expects.configure({ timeout: 20_000 });

test('a cached day is shown without the database, with its age', async ({ page, context, complaints }) => {
  const { date, count, url } = await readDay(page);
  const at = Date.now() - 26 * 3_600_000;
  await page.goto('about:blank');
  await page.goto('/no-such-page');
  await keptAt(page, url, at);
  await loseDatabase(context);
  await page.goto(`/calendar?date=${date}`);
  await expect(rows(page)).toHaveCount(count);
  const line = page.locator('[data-reading]').first();
  await expect(line).toHaveAttribute('data-reading', 'offline');
  const day = new Intl.DateTimeFormat('en-US', {
    month: 'short',
    day: 'numeric',
    timeZone: 'America/Chicago',
  }).format(at);
  await expect(line).toContainText(`No answer from the court’s database. Loaded at ${day}, `);
  await expect(line).toContainText('26 hours ago');
  expect(networkOnly(complaints)).toEqual([]);
});

test('a hearing that is not cached shows the facts of its row without the database', async ({
  page,
  context,
  complaints,
}) => {
  const { date, key } = await readDay(page);
  const { c: title = '', n: number = '' } = (await courtDay(date)).rows[key] ?? {};
  await page.goto('about:blank');
  await loseDatabase(context);
  await page.goto(`/hearing-detail/${idOfRowKey(key)}`);
  const kept = page.locator('[data-kept-row]');
  await expect(kept).toContainText('The rest needs a connection.');
  await expect(kept).toContainText(/\w+day, \w+ \d+, \d{4}, \d+:\d\d [AP]M/);
  await expect(kept).toContainText(/Judge /);
  await expect(kept).toContainText(number.replace(/^\d:/, '').slice(0, 8));
  await expect(page.locator('#root h1')).toHaveText(title);
  expect(networkOnly(complaints)).toEqual([]);
});

test('the next first paint uses the last screen’s data, without waiting for a database to open', async ({
  page,
  context,
}) => {
  const { date, count } = await readDay(page);
  const part = `${rowsPath(date)}.json`;
  const atHand = () => page.evaluate((name) => localStorage.getItem(name), PATH_MEMORY);
  await expect.poll(atHand).toContain(part);
  await page.goto('about:blank');
  await loseDatabase(context);
  await page.addInitScript(POOR_STORAGE.slow);
  await page.goto(`/calendar?date=${date}`);
  await expect(rows(page)).toHaveCount(count);
  const line = page.locator('p[data-reading]').first();
  await expect(line).toHaveAttribute('data-reading', 'offline');
  await expect(line).toContainText('No answer from the court’s database. Loaded at');
});

test('the cached list of all hearings is shown without the database, with its age, and read again once the database answers', async ({
  page,
  context,
  complaints,
}) => {
  const { date } = await courtDay(today());
  const address = `/hearing?date=${date}`;
  await page.goto(address);
  const first = await page.locator('#root [data-hearing-id]').first().getAttribute('data-hearing-id');
  const isListKept = async () => (await keptPaths(page)).some(({ url }) => url.includes('limitToFirst'));
  // if the court has withdrawn records, a device's first contact with it deletes what this visit has read
  await expect(async () => {
    if (await isListKept()) return;
    await page.reload();
    await expect.poll(isListKept, { timeout: 5_000 }).toBe(true);
  }).toPass({ timeout: 30_000 });
  await page.goto('about:blank');
  const giveBack = await loseDatabase(context);
  await page.goto(address);
  await expect(page.locator(`#root [data-hearing-id="${first}"]`).first()).toBeVisible();
  const line = page.locator('p[data-reading]').first();
  await expect(line).toHaveAttribute('data-reading', 'offline');
  await expect(line).toContainText('No answer from the court’s database. Loaded at');
  giveBack();
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(line).toHaveCount(0);
  await expect(rows(page).first()).toBeVisible();
  expect(networkOnly(complaints)).toEqual([]);
});

test('changes since the last visit are marked, and nothing else is', async ({ page, complaints }) => {
  const { date, key } = await readDay(page);
  await page.goto('about:blank');
  await patchPath(`${rowsPath(date)}/${key}`, { s: 'vacated' });
  try {
    await page.goto(`/calendar?date=${date}`);
    const changed = page.locator(`[data-hearing-id="${idOfRowKey(key)}"]`);
    await expect(changed).toContainText(/vacated/i);
    await expect(page.locator('main [data-hearing-id] s', { hasText: 'before' })).toHaveCount(1);
    await expect(changed.locator('s', { hasText: 'before' })).toContainText(/scheduled/i);
  } finally {
    await patchPath(`${rowsPath(date)}/${key}`, { s: 'scheduled' });
  }
  expect(complaints).toEqual([]);
});

test('deleting all data of the device deletes the cache', async ({ page, context, complaints }) => {
  const { date } = await readDay(page);
  const other = await context.newPage();
  await other.goto(`/calendar?date=${date}`);
  await expect(rows(other).first()).toBeVisible();
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Delete everything stored on this device' }).click();
  await page.getByRole('button', { name: 'Yes, delete everything' }).click();
  await expect(page.getByText('Everything has been deleted.')).toBeVisible();
  expect((await keptPaths(page)).filter(({ url }) => url.includes(rowsPath(date)))).toEqual([]);
  expect(complaints).toEqual([]);
});

test('two tabs cache their reads, and each finds the other’s', async ({ page, context, complaints }) => {
  const { date, count } = await readDay(page);
  const other = await context.newPage();
  const next = await courtDay(date, -1);
  await other.goto(`${testSite().desktop}/s341-hearing?date=${next.date}`);
  await expect
    .poll(async () => (await keptPaths(page)).some(({ url }) => url.includes('341hearingCalendar11/days')))
    .toBe(true);
  await loseDatabase(context);
  await other.goto(`${testSite().desktop}/calendar?date=${date}`);
  await expect(rows(other)).toHaveCount(count);
  await page.goto(`/s341-hearing?date=${next.date}`);
  await expect(page.locator('h1')).toHaveCount(1);
  await expect(page.locator('[data-reading="offline"]').first()).toBeVisible();
  expect(networkOnly(complaints)).toEqual([]);
});
