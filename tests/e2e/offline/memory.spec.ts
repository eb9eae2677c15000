import { idOfRowKey, PATH_MEMORY } from '@court/records';
import type { BrowserContext, Page } from '@playwright/test';
import { expect as expects, test } from '../calendar-page';
import { courtDay, rowsPath, today } from '../court-days';
import { patchPath, testSite } from '../site';
import { clearStorage, fillMemory, keptAt, keptPaths, putRaw } from './path-memory';

const expect = expects.configure({ timeout: 20_000 });

/** Whatever asks the database gets no answer, until what is returned is called; what the page's own site has is there. */
async function loseDatabase(context: BrowserContext): Promise<() => void> {
  const { host } = new URL(testSite().database);
  let isLost = true;
  await context.route(
    ({ host: asked }) => asked === host,
    (route) => (isLost ? route.abort() : route.continue()),
  );
  await context.routeWebSocket(
    ({ host: asked }) => asked === host,
    (socket) => void (isLost ? socket.close() : socket.connectToServer()),
  );
  return () => {
    isLost = false;
  };
}

const rows = (page: Page) => page.locator('[data-hearing-id]');

/** Opens a day and waits until the device has kept it. */
async function readDay(page: Page): Promise<{ date: string; key: string; count: number; url: string }> {
  const { date, rows: found } = await courtDay(today());
  await page.goto(`/calendar?date=${date}`);
  const count = Object.keys(found).length;
  await expect(rows(page)).toHaveCount(count);
  const part = `${rowsPath(date)}.json`;
  await expect.poll(async () => (await keptPaths(page)).some(({ url }) => url.includes(part))).toBe(true);
  const url = (await keptPaths(page)).find((each) => each.url.includes(part))?.url ?? '';
  const key = Object.entries(found).find(([, each]) => each.s === 'scheduled')?.[0] ?? '';
  return { date, key, count, url };
}

const networkOnly = (complaints: string[]) =>
  complaints.filter(
    (text) => !/ERR_FAILED|ERR_CONNECTION|status of 404|WebSocket|FIREBASE WARNING/.test(text),
  );

test('a day that was read is there without the database, with its age', async ({
  page,
  context,
  complaints,
}) => {
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
  await expect(line).toContainText(`No answer from the court’s database. Read at ${day}, `);
  await expect(line).toContainText('26 hours ago');
  expect(networkOnly(complaints)).toEqual([]);
});

test('a hearing that was not read has the facts of its row without the database', async ({
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

test('the next first screen is drawn from what was on the last one, without waiting for a database to open', async ({
  page,
  context,
}) => {
  const { date, count } = await readDay(page);
  const part = `${rowsPath(date)}.json`;
  const atHand = () => page.evaluate((name) => localStorage.getItem(name), PATH_MEMORY);
  await expect.poll(atHand).toContain(part);
  await page.goto('about:blank');
  await loseDatabase(context);
  await page.addInitScript(() => {
    Object.defineProperty(IDBFactory.prototype, 'open', { value: () => new EventTarget() });
  });
  await page.goto(`/calendar?date=${date}`);
  await expect(rows(page)).toHaveCount(count);
  const line = page.locator('header [data-reading]').first();
  await expect(line).toHaveAttribute('data-reading', 'offline');
  await expect(line).toContainText('No answer from the court’s database. Read at');
});

test('the list of all hearings that was read is there without the database, with its age, and is read anew once it answers', async ({
  page,
  context,
  complaints,
}) => {
  const { date } = await courtDay(today());
  const address = `/hearing?date=${date}`;
  await page.goto(address);
  const first = await page.locator('#root [data-hearing-id]').first().getAttribute('data-hearing-id');
  await expect
    .poll(async () => (await keptPaths(page)).some(({ url }) => url.includes('limitToFirst')))
    .toBe(true);
  await page.goto('about:blank');
  const giveBack = await loseDatabase(context);
  await page.goto(address);
  await expect(page.locator(`#root [data-hearing-id="${first}"]`).first()).toBeVisible();
  const line = page.locator('header [data-reading]').first();
  await expect(line).toHaveAttribute('data-reading', 'offline');
  await expect(line).toContainText('No answer from the court’s database. Read at');
  giveBack();
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(line).toHaveCount(0);
  await expect(rows(page).first()).toBeVisible();
  expect(networkOnly(complaints)).toEqual([]);
});

test('what has changed since the last visit is marked, and what has not is not', async ({
  page,
  complaints,
}) => {
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

test('deleting all that the device remembers deletes what was read', async ({
  page,
  context,
  complaints,
}) => {
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

test('beyond its bound the oldest go', async ({ page, complaints }) => {
  const { url } = await readDay(page);
  await fillMemory(page, 30, 1_000_000);
  await page.reload();
  await expect(rows(page).first()).toBeVisible();
  const total = async () => (await keptPaths(page)).reduce((sum, { size }) => sum + size, 0);
  await expect.poll(total, { timeout: 30_000, intervals: [2_000] }).toBeLessThan(25_000_000);
  expect(await total()).toBeGreaterThan(20_000_000);
  const left = (await keptPaths(page)).map((kept) => kept.url);
  expect(left).toContain(url);
  expect(left).not.toContain('filler/0');
  expect(left).toContain('filler/29');
  expect(complaints).toEqual([]);
});

test('a device that is full keeps nothing, and no page ends', async ({ page, complaints }) => {
  await page.addInitScript(() => {
    const put = IDBObjectStore.prototype.put;
    IDBObjectStore.prototype.put = function (...given: Parameters<typeof put>) {
      if (this.name === 'paths') throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      return put.apply(this, given);
    };
  });
  const { date } = await courtDay(today());
  await page.goto(`/calendar?date=${date}`);
  await expect(page.locator('[data-reading="live"]').first()).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => indexedDB.databases().then((all) => all.map(({ name }) => name))))
    .toContain(PATH_MEMORY);
  expect(await keptPaths(page)).toEqual([]);
  expect(complaints).toEqual([]);
});

test('storage that is cleared under an open page is begun anew', async ({ page, complaints }) => {
  const { date } = await readDay(page);
  await clearStorage(page);
  expect(await keptPaths(page)).toEqual([]);
  await page.getByRole('link', { name: /next/i }).first().click();
  await expect(page).not.toHaveURL(new RegExp(`date=${date}`));
  await expect.poll(async () => (await keptPaths(page)).length).toBeGreaterThan(0);
  expect(complaints).toEqual([]);
});

const CORRUPT: [string, string][] = [
  ['a text', '"<b>half"'],
  ['a number', '7'],
  ['nothing', 'null'],
  ['a value without a time', '({ json: { a: 1 } })'],
  ['a time that is none', '({ json: { a: 1 }, at: NaN })'],
  ['what no JSON holds', '({ json: { a: new Date(), b: new Map(), c: 7n }, at: 5 })'],
  ['a ring', '(() => { const ring = { at: 5 }; ring.json = ring; return ring })()'],
  ['rows that are none', '({ json: { "0930~x": 7, y: [], "1000~z": { s: {} } }, at: 5 })'],
];
for (const [name, source] of CORRUPT)
  test(`${name} in the place of what was read costs nothing`, async ({ page, complaints }) => {
    const { date, count, url } = await readDay(page);
    await page.goto('/no-such-page');
    await putRaw(page, url, source);
    await page.goto(`/calendar?date=${date}`);
    await expect(rows(page)).toHaveCount(count);
    expect(complaints.filter((text) => !/404/.test(text))).toEqual([]);
  });

test('a database of that name that somebody else has made is made anew', async ({ page, complaints }) => {
  await page.goto('/no-such-page');
  await page.evaluate(
    (name) =>
      new Promise((resolve) => {
        localStorage.setItem(name, '1');
        const request = indexedDB.open(name, 1);
        request.onsuccess = () => resolve(request.result.close());
      }),
    PATH_MEMORY,
  );
  await readDay(page);
  expect(complaints.filter((text) => !/404/.test(text))).toEqual([]);
});

test('two tabs keep what each has read, and each finds what the other read', async ({
  page,
  context,
  complaints,
}) => {
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
