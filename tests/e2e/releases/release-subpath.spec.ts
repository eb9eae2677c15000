import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addDays } from '@court/domain';
import { releaseAll } from '../../../tools/release/release-all';
import { type SiteServer, serveSite } from '../../../tools/release/site/serve-site';
import { expect, test } from '../calendar-page';
import { courtDay, today } from '../court-days';
import { testSite } from '../site';

const BASE = '/calendar-app';
let site: string;
let server: SiteServer;
let origin: string;

test.beforeAll(async () => {
  test.setTimeout(120_000);
  site = mkdtempSync(join(tmpdir(), 'court-subpath-'));
  await releaseAll({ site, base: `${BASE}/`, court: 'txwb', database: testSite().database });
  server = await serveSite({ site, port: 0 });
  origin = `http://localhost:${server.port}`;
});
test.afterAll(async () => {
  await server.close();
  rmSync(site, { recursive: true, force: true });
});

test('below a sub-path the site starts at the calendar, and every link, file and address stays below it', async ({
  page,
  complaints,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => void asked.push(request.url()));
  await page.goto(`${origin}/`);
  await expect(page).toHaveURL(`${origin}${BASE}/calendar`);
  const { date } = await courtDay(addDays(today(), 1));
  await page.goto(`${origin}${BASE}/calendar?date=${date}`);
  await page.locator('[data-hearing-id] a').first().press('Enter');
  await expect(page).toHaveURL(new RegExp(`^${origin}${BASE}/hearing-detail/`));
  await page.reload();
  await expect(page.locator('[data-area="mfe-calendar"] h1')).toBeVisible();
  for (const name of ['Search', 'Settings', 'Calendar']) {
    // Search is the bar's field, not a link
    const role = name === 'Search' ? 'button' : 'link';
    await page.getByRole('banner').getByRole(role, { name }).click();
    await expect(page.locator(`[data-area="mfe-${name.toLowerCase()}"]`)).toBeVisible();
  }
  await page.goto(`${origin}${BASE}/calendar?view=month&date=${date}`);
  await expect(page.locator('table a').first()).toBeVisible();
  const links = await page
    .locator('a[href^="/"]')
    .evaluateAll((all) => all.map((a) => a.getAttribute('href') ?? ''));
  expect(links.length).toBeGreaterThan(5);
  for (const link of links) expect(link).toMatch(new RegExp(`^${BASE}/`));
  for (const url of asked.filter((each) => each.startsWith(origin) && each !== `${origin}/`))
    expect(url).toContain(`${origin}${BASE}`);
  expect(complaints).toEqual([]);
});

test('a link that transfers lists to another device stays below the sub-path', async ({ page }) => {
  const { date } = await courtDay(addDays(today(), 1));
  await page.goto(`${origin}${BASE}/calendar?date=${date}`);
  const star = page.locator('[data-hearing-id] button[aria-pressed]').first();
  await star.click();
  await expect(star).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('banner').getByRole('link', { name: 'Settings' }).click();
  const data = page.getByRole('region', { name: 'My data' });
  await data.getByRole('button', { name: 'Move my lists to another device' }).click({ timeout: 15_000 });
  const link = await data.getByLabel('Open this link on the other device').inputValue();
  expect(link).toContain(`${origin}${BASE}/settings#lists=`);
  await page.goto('about:blank');
  expect((await page.goto(link))?.status()).toBe(200);
  await expect(data).toBeVisible();
});

test('an unknown address gets a page that says so, below the sub-path and outside it', async ({ page }) => {
  const answer = await page.goto(`${origin}${BASE}/nowhere`);
  expect(answer?.status()).toBe(404);
  await expect(page.locator('h1')).toHaveText('We can’t find that page');
  expect((await page.goto(`${origin}/elsewhere`))?.status()).toBe(404);
  for (const file of ['firebase.json', '404.html', `${BASE}/registry.json`, `${BASE}/calendar.html`])
    expect(existsSync(join(site, file)), file).toBe(true);
});
