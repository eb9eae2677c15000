import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { idOfRowKey } from '@court/domain';
import type { Page } from '@playwright/test';
import ICAL from 'ical.js';
import { alteredSite } from '../altered-site';
import { expect, test } from '../calendar-page';
import { quietDay } from '../court-days';
import { aLaterHearing } from '../later-hearings';
import { publishAllowed } from '../publish-court';
import { busyAttorney } from '../search-page';
import { readPath, testSite } from '../site';

const COURT = 'court-data/courts/txwb.json';
/** The configuration of a court's feeds in its pages. */
const FEEDS = '"feeds":{"url":"feeds/txwb"';

let attorney: { id: string };
let site: Awaited<ReturnType<typeof alteredSite>>;

// the tests' site, with published feeds of the court, one of them of an attorney who asked for it
test.beforeAll(async () => {
  test.setTimeout(180_000);
  attorney = await busyAttorney();
  const folder = join(testSite().dataDir, '..');
  const [court, hearings] = [join(folder, 'feeds-court.json'), join(folder, 'feeds-hearings.json')];
  const sample = JSON.parse(readFileSync(COURT, 'utf8')) as { feeds: object };
  const feeds = { ...sample.feeds, attorneys: [attorney.id] };
  writeFileSync(court, JSON.stringify({ ...sample, feeds }));
  writeFileSync(hearings, JSON.stringify([aLaterHearing('fed-1')]));
  const to = ['--database', `${testSite().database}?ns=txwb`, '--feeds', join(testSite().folder, 'feeds')];
  const { code, printed } = await publishAllowed(['--hearings', hearings, ...to], court);
  expect(code, printed).toBe(0);
  site = await alteredSite(testSite().desktop, (page) =>
    page.replace(FEEDS, `${FEEDS},"attorneys":["${attorney.id}"]`),
  );
});

test.afterAll(() => site.close());

/** Opens the dialog of the button with this name. Returns its addresses, and their feeds as parsed by ical.js. */
async function offered(page: Page, name: string | RegExp) {
  await page.locator('[aria-haspopup="dialog"]').and(page.getByRole('button', { name })).click();
  const panel = page.locator('dialog:modal');
  await expect(panel.getByText(/A change can arrive a day late/)).toBeVisible();
  const links = await panel.locator('a').evaluateAll((all) => all.map((a) => (a as HTMLAnchorElement).href));
  const webcal = links.filter((href) => href.startsWith('webcal:'));
  const protocol = new URL(site.origin).protocol;
  const feeds = webcal.map((href) => href.replace(/^webcal:/, protocol));
  // the same address to copy: a line of text, or the title of the button that copies it
  const copied = await panel
    .locator('p, button[title]')
    .evaluateAll((all) => all.map((each) => (each as HTMLElement).title || each.textContent));
  for (const feed of feeds) {
    expect(copied).toContain(feed);
    const answer = await page.request.get(feed);
    expect(answer.headers()['content-type'], feed).toBe('text/calendar; charset=utf-8');
    expect(answer.headers().etag, feed).toBeTruthy();
    const calendar = new ICAL.Component(ICAL.parse(await answer.text()));
    expect(calendar.getAllSubcomponents('vevent').length, feed).toBeGreaterThan(0);
  }
  for (const list of links.filter((href) => href.endsWith('.atom')))
    expect((await page.request.get(list)).headers()['content-type'], list).toContain('application/atom+xml');
  const below = `${site.origin}/feeds/txwb/`;
  return {
    feeds: feeds.map((feed) => feed.replace(below, '')),
    lists: links.filter((href) => href.endsWith('.atom')).map((list) => list.replace(below, '')),
  };
}

test('judge, office, case and attorney have webcal and https subscriptions, which say that a change can arrive late', async ({
  page,
  complaints,
}) => {
  const { date, rows } = await quietDay();
  const [row] = Object.values(rows);
  await page.goto(`${site.origin}/calendar?date=${date}&judge=${row?.j}`);
  await page.getByRole('button', { name: 'Add to calendar, share' }).click();
  expect(await offered(page, /^Subscribe/)).toEqual({
    feeds: [`judge/${row?.j}.ics`],
    lists: [`judge/${row?.j}.atom`],
  });
  // Escape closes the dialog, not the panel of actions around its button
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog:modal')).toHaveCount(0);
  const actions = page.getByRole('dialog', { name: 'Add to calendar, share' });
  await expect(actions.getByRole('button', { name: /^Subscribe/ })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(actions).toHaveCount(0);
  await page.goto(`${site.origin}/locations`);
  const office = await offered(page, 'Subscribe to San Antonio’s calendar');
  expect(office).toEqual({ feeds: [expect.stringMatching(/^office\/o\w+\.ics$/)], lists: [] });
  await page.goto(`${site.origin}/search-attorney-detail/${attorney.id}`);
  expect(await offered(page, /^Subscribe/)).toEqual({ feeds: [`attorney/${attorney.id}.ics`], lists: [] });
  const entry = await readPath<{ caseKey: string }>(
    `hearingCalendarEntries11/${idOfRowKey(Object.keys(rows)[0] ?? '')}`,
  );
  await page.goto(`${site.origin}/search-casenumber-detail/${entry.caseKey}`);
  expect(await offered(page, /^Subscribe/)).toEqual({ feeds: [`case/${entry.caseKey}.ics`], lists: [] });
  expect(complaints).toEqual([]);
});

test('a reader’s lists say why they have no feed, and offer the feeds of their cases', async ({
  page,
  complaints,
}) => {
  const { rows } = await quietDay();
  const [key = ''] = Object.entries(rows).find(([, { s }]) => s === 'scheduled') ?? [];
  const id = idOfRowKey(key);
  const { caseKey, caseTitle } = await readPath<{ caseKey: string; caseTitle: string }>(
    `hearingCalendarEntries11/${id}`,
  );
  await page.goto(`${site.origin}/hearing-detail/${id}`);
  await page
    .getByRole('button', { name: /^My list: / })
    .first()
    .click();
  await page.getByRole('button', { name: /^Follow case/ }).click();
  await page.getByRole('banner').getByRole('link', { name: 'My list' }).click();
  const row = page.locator('[data-hearing-id]').first();
  const subscribe = page.getByRole('button', { name: 'Subscribe to each case on my list' });
  await expect(subscribe).toBeVisible();
  // how to attend comes with the record
  await expect(row).toContainText('On as scheduled');
  const before = await row.boundingBox();
  const dialog = page.locator('dialog:modal');
  const ways = [
    () => page.keyboard.press('Escape'),
    () => dialog.getByRole('button', { name: 'Close' }).click(),
    () => page.mouse.click(5, 5),
  ];
  for (const close of ways) {
    await subscribe.click();
    await expect(dialog.getByRole('heading', { name: 'Subscribe to each case on my list' })).toBeVisible();
    expect(await row.boundingBox()).toEqual(before);
    await close();
    await expect(page.locator('dialog:modal')).toHaveCount(0);
    await expect(subscribe).toBeFocused();
  }
  // a page of 1280 × 1024 px at 400 % zoom
  await page.setViewportSize({ width: 320, height: 256 });
  await subscribe.click();
  const box = await dialog.boundingBox();
  expect([box?.x, box?.width]).toEqual([16, 288]);
  expect(box?.y).toBeGreaterThanOrEqual(0);
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(256);
  await dialog.getByText('Your calendar provider can see').scrollIntoViewIfNeeded();
  await expect(dialog.getByText('Your calendar provider can see')).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Escape');
  for (const path of ['/search-mylist', '/search-mycase']) {
    await page.goto(site.origin + path);
    const { feeds, lists } = await offered(page, 'Subscribe to each case on my list');
    expect(feeds, path).toEqual([`case/${caseKey}.ics`]);
    expect(lists, path).toEqual([]);
    await expect(page.getByText(/stays on this device, so each case has its own calendar/)).toBeVisible();
    const ofCase = page.locator(`[data-case="${caseKey}"]`);
    await expect(ofCase).toContainText(caseTitle);
    await expect(ofCase).not.toContainText('.ics');
  }
  expect(complaints).toEqual([]);
});
