import { PATH_MEMORY } from '@court/domain';
import { expect as expects, test } from '../calendar-page';
import { courtDay, today } from '../court-days';
import { clearStorage, fillMemory, keptPaths, putRaw } from './path-memory';
import { readDay, rows } from './read-day';

const expect = expects.configure({ timeout: 20_000 });

test('above the limit the oldest entries are deleted', async ({ page, complaints }) => {
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

test('a full device caches nothing, and no page fails', async ({ page, complaints }) => {
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

test('storage that is cleared under an open page is created again', async ({ page, complaints }) => {
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
  ['a number that is none', 'NaN'],
  ['nothing', 'null'],
  ['a value without a time', '({ json: { a: 1 } })'],
  ['a time that is none', '({ json: { a: 1 }, at: NaN })'],
  ['a value that is not JSON', '({ json: { a: new Date(), b: new Map(), c: 7n }, at: 5 })'],
  ['a ring', '(() => { const ring = { at: 5 }; ring.json = ring; return ring })()'],
  ['rows that are none', '({ json: { "0930~x": 7, y: [], "1000~z": { s: {} } }, at: 5 })'],
];
for (const [name, source] of CORRUPT)
  test(`${name} in place of a cached value costs nothing`, async ({ page, complaints }) => {
    const { date, count, url } = await readDay(page);
    await page.goto('/no-such-page');
    await putRaw(page, url, source);
    await page.goto(`/calendar?date=${date}`);
    await expect(rows(page)).toHaveCount(count);
    expect(complaints.filter((text) => !/404/.test(text))).toEqual([]);
  });

test('a database of that name with another structure is created again', async ({ page, complaints }) => {
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
