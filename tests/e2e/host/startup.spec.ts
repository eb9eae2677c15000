import type { Page } from '@playwright/test';
import { ADDRESSES } from '../addresses';
import { alteredSite } from '../altered-site';
import { expect, test } from '../calendar-page';
import { testSite } from '../site';
import { someOf } from '../some-of';

test.afterEach(({ complaints }) => {
  expect(complaints).toEqual([]);
});

const device = () => testSite().device;

test('a fresh device asks for a court, goes home, and the second start goes home at once', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(`${device()}/`);
  await expect(page).toHaveURL(`${device()}/courts`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Choose a court');
  expect(asked.filter((url) => /mfe-|hearingCalendar11|lastUpdated11/.test(url))).toEqual([]);
  await page.getByRole('button', { name: /Western District of Texas/ }).click();
  await expect(page).toHaveURL(`${device()}/home`);
  await expect(page.getByRole('banner')).toContainText('Western District of Texas');

  await page.goto(`${device()}/`);
  await expect(page).toHaveURL(`${device()}/home`);
  await page.getByRole('link', { name: 'Calendar', exact: true }).click();
  await expect(page).toHaveURL(`${device()}/calendar`);
});

test('a shared link on a device without a court opens after the court has been chosen', async ({ page }) => {
  await page.goto(`${device()}/calendar?date=2026-11-24`);
  await expect(page).toHaveURL(/\/courts\?then=/);
  await page.getByRole('button', { name: /Western District of Texas/ }).click();
  await expect(page).toHaveURL(`${device()}/calendar?date=2026-11-24`);
  await expect(page.locator('[data-area="mfe-calendar"]')).toBeVisible();
});

test('another court shows its own name, offers and hearings, and the old court gets no more requests', async ({
  page,
  complaints,
}) => {
  await page.goto(`${device()}/courts`);
  await page.getByRole('button', { name: /Western District of Texas/ }).click();
  await expect(page.getByText(/hearings?( or 341 meetings)? today/i)).toBeVisible();
  const sockets: string[] = [];
  page.on('websocket', (socket) => sockets.push(socket.url()));
  await page.goto(`${device()}/courts`);
  await page.getByRole('button', { name: /Kentucky/ }).click();
  await expect(page.getByRole('banner')).toContainText('Kentucky');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.getByRole('link', { name: 'Calendar', exact: true }).click();
  await expect(page).toHaveURL(`${device()}/calendar`);
  await expect(page.locator('[data-reading="live"]')).toBeVisible();
  expect(asked.filter((url) => url.includes('ns=txwb'))).toEqual([]);
  await page.goto(`${device()}/s341-hearing`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Not offered by this court');
  // the browser's message about a socket to the old court that was closed while it was opening
  const given = /ns=txwb' failed: WebSocket is closed before the connection is established/;
  complaints.splice(0, complaints.length, ...complaints.filter((text) => !given.test(text)));
});

test('some addresses, all of the specification in the proof, answer in both builds', async ({
  page,
  complaints,
}) => {
  test.setTimeout(180_000);
  const device = testSite().device;
  await page.goto(`${device}/courts`);
  await page.getByRole('button', { name: /Western District of Texas/ }).click();
  await expect(page).toHaveURL(`${device}/home`);
  for (const site of [testSite().desktop, device])
    for (const address of someOf(ADDRESSES, 5)) {
      await page.goto(site + address);
      await expect(page.locator('h1'), site + address).toHaveCount(1);
      await expect(page.locator('h1'), site + address).not.toHaveText('We can’t find that page');
      await expect(page.locator('[data-failure]'), site + address).toHaveCount(0);
    }
  // the browser logs the 404 status of pages that this court does not have
  complaints.splice(0, complaints.length, ...complaints.filter((text) => !/status of 404/.test(text)));
});

const namedFiles = (page: Page) =>
  page
    .locator('head')
    .locator(':is(script, link[rel="stylesheet"])[src^="/mfe-"], link[rel="stylesheet"][href^="/mfe-"]')
    .evaluateAll((tags) => tags.map((tag) => tag.getAttribute('src') ?? tag.getAttribute('href') ?? ''));

test('an area whose page contains its sheets requests none of them, and applies them', async ({ page }) => {
  const sheets: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'stylesheet') sheets.push(new URL(request.url()).pathname);
  });
  await page.goto('/calendar');
  const area = page.locator('[data-area="mfe-calendar"]');
  await expect(area).toBeVisible();
  await expect(area.locator('[data-hearing-id]').first()).toHaveCSS('display', /grid|flex/);
  const named = await namedFiles(page);
  expect(named).toContainEqual(expect.stringMatching(/\/remoteEntry\./));
  expect(named).not.toContainEqual(expect.stringMatching(/\.css$/));
  expect(sheets.filter((path) => /\/(main|remote)\./.test(path))).toEqual([]);
});

test('a page whose policy forbids inline sheets requests them as files', async ({ page, complaints }) => {
  const site = await alteredSite(testSite().desktop, (text) =>
    text.replace(/style-src 'self'[^;]*/, "style-src 'self'"),
  );
  await page.goto(`${site.origin}/calendar`);
  const area = page.locator('[data-area="mfe-calendar"]');
  await expect(area.locator('[data-hearing-id]').first()).toHaveCSS('display', /grid|flex/);
  await expect(page.getByRole('banner')).toHaveCSS('display', 'flex');
  await expect(page.locator('link[rel="stylesheet"][href*="/main."]')).toHaveCount(1);
  await site.close();
  // the browser logs the refused styles
  complaints.splice(0, complaints.length, ...complaints.filter((text) => !/inline style/.test(text)));
});

test('an area runs with the files that its page names: each is requested once, and its sheet applies', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  // pages with a first paint have inline sheets, so this test uses another page
  await page.goto('/colortheme');
  await expect(page.locator('[data-area="mfe-settings"]')).toBeVisible();
  const named = await namedFiles(page);
  expect(named).toContainEqual(expect.stringMatching(/\/remoteEntry\./));
  expect(named).toContainEqual(expect.stringMatching(/\.css$/));
  for (const file of named)
    expect(
      asked.filter((path) => path === file),
      file,
    ).toHaveLength(1);
  const media = await page
    .locator('link[data-rspack]')
    .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).media));
  expect(media.length).toBeGreaterThan(0);
  expect(media).not.toContain('not all');
});
