import type { Page } from '@playwright/test';
import { expect as expects, test } from '../calendar-page';
import { aLaterHearing, FAR_MONDAY, publishLater } from '../later-hearings';
import { publishCourt } from '../publish-court';
import { results } from '../search-page';
import { testSite } from '../site';

const expect = expects.configure({ timeout: 30_000 });
const YEAR_MS = 365 * 86_400_000;
const ID = 'sealed-1';
const NUMBER = '26-39951-hto';
const PERSON = 'Xochitl Quivrandel';
const NAME = 'quivrandel';

/**
 * All storage of the page's origin that contains the name: IndexedDB stores, localStorage, sessionStorage and caches.
 */
const keptNames = (page: Page): Promise<string[]> =>
  page.evaluate(async (name) => {
    const found: string[] = [];
    const look = (place: string, value: unknown) => {
      if (
        JSON.stringify(value ?? null)
          .toLowerCase()
          .includes(name)
      )
        found.push(place);
    };
    const answer = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    for (const { name: database = '' } of await indexedDB.databases()) {
      const opened = await answer(indexedDB.open(database));
      for (const store of opened.objectStoreNames) {
        const at = opened.transaction(store).objectStore(store);
        const [keys, values] = await Promise.all([answer(at.getAllKeys()), answer(at.getAll())]);
        for (const [n, value] of values.entries())
          look(`${database}/${store}/${String(keys[n])}`, [keys[n], value]);
      }
      opened.close();
    }
    for (const [place, storage] of Object.entries({ localStorage, sessionStorage }))
      for (const key of Object.keys(storage)) look(`${place}/${key}`, [key, storage.getItem(key)]);
    for (const cache of await caches.keys()) {
      const opened = await caches.open(cache);
      for (const request of await opened.keys())
        look(`${cache}/${request.url}`, await (await opened.match(request))?.text());
    }
    return found;
  }, NAME);

const printedName = async (page: Page) =>
  (await page.locator('body').innerText()).toLowerCase().includes(NAME) ||
  (await page.title()).includes(PERSON);

/**
 * Opens the day and the record, stars it and adds a note, follows the case and the debtor, and searches for the name.
 */
async function keepAll(page: Page): Promise<void> {
  await page.goto(`/calendar?date=${FAR_MONDAY}`);
  await expect(page.locator(`[data-hearing-id="${ID}"]`)).toContainText(PERSON);
  await page.goto(`/hearing-detail/${ID}`);
  await page
    .getByRole('button', { name: /^My list:/ })
    .first()
    .click();
  await page.getByRole('button', { name: /^Follow case/ }).click();
  await page.goto('/search-mylist');
  await page.getByRole('button', { name: /^Add a note/ }).click();
  await page.getByRole('textbox', { name: /^My note/ }).fill('bring the deed');
  await page.getByRole('button', { name: 'Done' }).click();
  await page.goto('/search-debtor?q=quivrandel');
  await results(page).getByRole('link').first().click();
  await page.getByRole('button', { name: /^Follow debtor/ }).click();
  await expect.poll(async () => (await keptNames(page)).join('\n')).toMatch(/lists\/txwb[\s\S]*recentFinds/);
}

test('a withdrawn case leaves no name on a device, in two tabs and after a year', async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  test.setTimeout(300_000);
  const debtors = [{ name: PERSON, role: 'Debtor' }];
  await publishLater([aLaterHearing(ID, { caseNumber: NUMBER, caseTitle: PERSON, debtors })]);
  await keepAll(page);
  const other = await context.newPage();
  await other.goto('/search-mycase');
  await expect(other.locator('[data-followed]')).toContainText(PERSON);
  // the page stores its reads after a second
  await expect.poll(async () => (await keptNames(page)).join('\n')).toMatch(/court-memory\/paths/);
  await expect(page.locator('[data-announcements]')).toContainText(PERSON);
  const left = await context.storageState({ indexedDB: true });

  const { code, printed } = await publishCourt([
    ...['--withdraw-case', NUMBER, '--database', `${testSite().database}?ns=txwb`],
  ]);
  expect(code, printed).toBe(0);

  for (const tab of [page, other]) {
    await expect.poll(() => keptNames(tab)).toEqual([]);
    await expect.poll(() => printedName(tab)).toBe(false);
  }
  await expect(other.locator('[data-followed]')).toContainText('No longer public');
  await other.goto('/search-mylist');
  await expect(other.locator(`[data-kept="${ID}"]`)).toContainText('No longer public');
  await expect(other.locator(`[data-kept="${ID}"]`)).toContainText('bring the deed');
  await other.goto('/search-debtor');
  await expect(other.getByRole('searchbox')).toBeVisible();
  expect(await printedName(other)).toBe(false);
  expect(await keptNames(other)).toEqual([]);

  const later = await (await browser.newContext({ baseURL, storageState: left })).newPage();
  await later.clock.setFixedTime(Date.now() + YEAR_MS);
  await later.goto('/home');
  await expect.poll(() => keptNames(later)).toEqual([]);
  await later.goto('/search-mycase');
  await expect(later.locator('[data-followed]')).toContainText('No longer public');
  expect(await printedName(later)).toBe(false);
});
