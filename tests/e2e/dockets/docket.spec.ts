import { addDays, courtDayFrom, idOfRowKey } from '@court/domain';
import { expect, test } from '../calendar-page';
import { courtDay, rowsPath, today } from '../court-days';
import { patchPath } from '../site';

test.afterEach(({ complaints }) => {
  expect(complaints).toEqual([]);
});

test("/ leads to today's docket, which shows every row of the database", async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveURL(/\/calendar$/);
  await expect(page.locator('[data-area="mfe-calendar"][data-release]')).toBeVisible();
  // a day without hearings shows the next ones below
  const { date, rows } = await courtDay(today());
  const listed = page.locator('[data-hearing-id]');
  const earlier = page.getByRole('button', { name: /^Show \d+ earlier/ });
  // during today's hearings the blocks that have ended are folded
  await expect(async () => {
    if (await earlier.isVisible()) await earlier.click();
    await expect(listed).toHaveCount(Object.keys(rows).length, { timeout: 1_000 });
  }).toPass({ timeout: 10_000 });
  if (date === today()) return;
  await page.locator(`a[href="/calendar?date=${date}"]`).first().click();
  await expect(page.locator('[data-hearing-id]')).toHaveCount(Object.keys(rows).length);
});

test('a day in the address shows that day, with one heading and the court', async ({ page }) => {
  const { date, rows } = await courtDay(addDays(today(), 1));
  await page.goto(`/calendar?date=${date}`);
  await expect(page.locator('[data-hearing-id]')).toHaveCount(Object.keys(rows).length);
  await expect(page.locator('h1')).toHaveCount(1);
  await expect(page.getByRole('banner')).toContainText('Western District of Texas');
  await expect(page.getByText(/sample data/i).first()).toBeVisible();
});

test('a day without hearings offers the nearest court day', async ({ page }) => {
  const friday = await courtDay(addDays(today(), 1));
  let sunday = friday.date;
  while (new Date(`${sunday}T00:00:00Z`).getUTCDay() !== 0) sunday = addDays(sunday, 1);
  const next = await courtDay(sunday);
  await page.goto(`/calendar?date=${sunday}`);
  await page.locator(`main a[href="/calendar?date=${next.date}"]`).first().click();
  await expect(page.locator('[data-hearing-id]')).toHaveCount(Object.keys(next.rows).length);
});

test('previous, next and today move the day in the address, and Back returns', async ({ page }) => {
  const { date } = await courtDay(addDays(today(), 3));
  await page.goto(`/calendar?date=${date}`);
  await page.getByRole('link', { name: /next/i }).first().click();
  await expect(page).toHaveURL(new RegExp(`date=${courtDayFrom(addDays(date, 1))}`));
  await page
    .getByRole('link', { name: /previous/i })
    .first()
    .click();
  await expect(page).toHaveURL(new RegExp(`date=${date}`));
  await page
    .getByRole('link', { name: /^today/i })
    .first()
    .click();
  await expect(page).toHaveURL(/\/calendar$/);
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`date=${date}`));
});

test('a hearing opens, and its address works directly', async ({ page }) => {
  const { date, rows } = await courtDay(addDays(today(), 1));
  const [key = '', row] = Object.entries(rows)[0] ?? [];
  await page.goto(`/calendar?date=${date}`);
  await page
    .locator(`[data-hearing-id="${idOfRowKey(key)}"] a`)
    .first()
    .press('Enter');
  await expect(page).toHaveURL(new RegExp(`/hearing-detail/${idOfRowKey(key)}$`));
  await expect(page.getByRole('main')).toContainText(row?.n ?? 'no case number');
  await page.reload();
  // the first paint may still be in the document beside the app
  await expect(page.locator('main').first()).toContainText(row?.n ?? 'no case number');
  await expect(page.locator('h1')).toHaveCount(1);
});

test('an unknown hearing says so', async ({ page }) => {
  await page.goto('/hearing-detail/no-such-hearing');
  await expect(page.getByRole('main')).toContainText(/no hearing|not found|cannot find|could not find/i);
});

test('a hearing changed in the database changes on the open page within a second', async ({ page }) => {
  const { date, rows } = await courtDay(addDays(today(), 1));
  const [key = '', row] = Object.entries(rows).find(([, each]) => each.s === 'scheduled') ?? [];
  const shown = page.locator(`[data-hearing-id="${idOfRowKey(key)}"]`);
  await page.goto(`/calendar?date=${date}`);
  await expect(page.locator('[data-reading="live"]').first()).toBeVisible();
  await patchPath(`${rowsPath(date)}/${key}`, { s: 'vacated' });
  await expect(shown).toContainText(/vacated/i, { timeout: 1_000 });
  await patchPath(`${rowsPath(date)}/${key}`, { s: row?.s ?? null });
  await expect(shown).not.toContainText(/vacated/i, { timeout: 1_000 });
});

test('an unknown address has one heading, and no error but its 404', async ({ page, complaints }) => {
  await page.goto('/no-such-page');
  await expect(page.locator('h1')).toHaveCount(1);
  complaints.splice(0, complaints.length, ...complaints.filter((each) => !each.includes('404')));
});
