import { readFileSync } from 'node:fs';
import { addDays } from '@court/domain';
import type { Page } from '@playwright/test';
import jsqr from 'jsqr';
import { expect, test } from '../calendar-page';
import { courtDay, today } from '../court-days';

test.afterEach(({ complaints }) => {
  expect(complaints).toEqual([]);
});

const myData = (page: Page) => page.getByRole('region', { name: 'My data' });
const button = (page: Page, name: string | RegExp) => myData(page).getByRole('button', { name });

/** Stars the first hearing of a court day, without other writes, and opens the settings within the app. */
async function starAndOpenSettings(page: Page) {
  const { date } = await courtDay(addDays(today(), 1));
  await page.goto(`/calendar?date=${date}`);
  const star = page.locator('[data-hearing-id] button[aria-pressed]').first();
  await star.click();
  await expect(star).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('link', { name: 'Settings' }).click();
  // loads after the page, from a separate file
  await expect(button(page, 'Delete all my lists')).toBeVisible({ timeout: 15_000 });
}

async function saveBackup(page: Page): Promise<string> {
  const offered = page.waitForEvent('download');
  await button(page, 'Save this court’s lists to a file').click();
  const file = await offered;
  expect(file.suggestedFilename()).toMatch(/^court-lists-txwb-\d{4}-\d\d-\d\d\.json$/);
  return readFileSync(await file.path(), 'utf8');
}

const choose = (page: Page, name: string, text: string) =>
  myData(page)
    .getByLabel('Add lists from a backup file')
    .setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) });

/** The contents of the lists in a backup. */
const listed = (text: string) => (JSON.parse(text) as { courts: unknown }).courts;

/** Decodes a QR code on the page like a scanner. */
async function scanned(page: Page): Promise<string | undefined> {
  const code = myData(page).getByRole('img', { name: 'QR code with the link to your lists' });
  const modules = Number((await code.getAttribute('viewBox'))?.split(' ')[2]);
  const path = (await code.locator('path').getAttribute('d')) ?? '';
  const scale = 4;
  const size = modules * scale;
  const pixels = new Uint8ClampedArray(size * size * 4).fill(255);
  for (const [, x, y] of path.matchAll(/M(\d+) (\d+)h1v1h-1z/g))
    for (let at = 0; at < scale * scale; at += 1) {
      const row = Number(y) * scale + Math.floor(at / scale);
      const start = (row * size + Number(x) * scale + (at % scale)) * 4;
      pixels.fill(0, start, start + 3);
    }
  return jsqr(pixels, size, size)?.data;
}

test('deleted lists are completely restored from the saved file, or by Undo', async ({ page }) => {
  await starAndOpenSettings(page);
  const saved = await saveBackup(page);
  await button(page, 'Delete all my lists').click();
  await button(page, 'Yes, delete my lists').click();
  await button(page, 'Bring them back').click();
  await expect(myData(page).getByText('Your lists are back.')).toBeVisible();
  await button(page, 'Delete all my lists').click();
  await button(page, 'Yes, delete my lists').click();
  await expect(button(page, 'Bring them back')).toBeVisible();
  await choose(page, 'backup.json', saved);
  await expect(myData(page).getByText(/: 1 hearing$/)).toBeVisible();
  await button(page, 'Add to my lists').click();
  await expect(myData(page).getByText('Added to your lists.')).toBeVisible();
  expect(listed(await saveBackup(page))).toEqual(listed(saved));
});

test('a damaged or foreign file changes nothing, and the page says so', async ({ page }) => {
  await starAndOpenSettings(page);
  const saved = await saveBackup(page);
  for (const [text, why] of [
    [saved.slice(0, -20), 'damaged'],
    ['{"name":"invoice"}', 'foreign'],
    [saved.replace('"version": 1', '"version": 7'), 'newer'],
  ] as const) {
    await choose(page, 'backup.json', text);
    const alert = myData(page).getByRole('alert');
    await expect(alert).toHaveAttribute('data-problem', why);
    await expect(alert).toContainText('Your lists have not been changed.');
  }
  expect(listed(await saveBackup(page))).toEqual(listed(saved));
});

test('a link, or its QR code, shows its contents on another device, asks, and sends nothing to a server', async ({
  page,
  browser,
  baseURL,
}) => {
  await starAndOpenSettings(page);
  await button(page, 'Move my lists to another device').click();
  const link = await myData(page).getByLabel('Open this link on the other device').inputValue();
  const [, code = ''] = link.split('#lists=');
  expect(code.length).toBeGreaterThan(100);
  expect(await scanned(page)).toBe(link);

  const other = await (await browser.newContext({ baseURL })).newPage();
  const sent: string[] = [];
  // playwright includes the fragment in the document's URL, but HTTP does not send it (RFC 9110, 7.1)
  const onTheWire = (url: string) => url.replace(/#.*/, '');
  other.on('request', (request) =>
    sent.push(onTheWire(request.url()) + JSON.stringify(request.headers()) + (request.postData() ?? '')),
  );
  await other.goto(link);
  const asked = myData(other).getByRole('heading', { name: 'Lists from another device' });
  await expect(asked).toBeFocused();
  await expect(myData(other).getByText(/: 1 hearing$/)).toBeVisible();
  await button(other, 'Save this court’s lists to a file').click();
  await expect(myData(other).getByText('There is nothing on your lists yet.')).toBeVisible();
  await button(other, 'Add to my lists').click();
  await button(other, 'Close').click();
  await expect(other).toHaveURL(/\/settings$/);
  expect(await saveBackup(other)).toContain('"hearings": [\n');
  await other.goto(link.slice(0, -10));
  await expect(myData(other).getByRole('alert')).toHaveAttribute('data-problem', 'damaged');
  expect(sent.length).toBeGreaterThan(5);
  expect(sent.filter((one) => one.includes(code.slice(0, 40)))).toEqual([]);
  await other.context().close();
});
