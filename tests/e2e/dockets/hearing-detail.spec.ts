import { readFileSync } from 'node:fs';
import { addDays } from '@court/domain';
import type { Page } from '@playwright/test';
import ICAL from 'ical.js';
import { axeFindings, sidewaysScroll } from '../axe-findings';
import { expect, test } from '../calendar-page';
import { today } from '../court-days';
import { aLaterHearing, FAR_MONDAY, publishLater } from '../later-hearings';
import { readPath } from '../site';
import { putOn } from '../theme-page';

const SOON = { timeout: 1_000 };
const section = (page: Page, name: string) => page.getByRole('region', { name });
const when = (page: Page) => page.locator('[data-when]');
const banner = (page: Page) => page.locator('[data-banner]');

async function openLive(page: Page, id: string): Promise<void> {
  await page.goto(`/hearing-detail/${id}`);
  await expect(page.locator('main [data-reading="live"]')).toBeVisible();
}

/** Exports the hearing on the screen like a reader, and parses it with a third-party parser. */
async function exported(page: Page) {
  const choices = page.locator('summary', { hasText: 'Add to calendar' });
  if (!(await page.getByRole('button', { name: /\.ics/ }).isVisible())) await choices.click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: /\.ics/ }).click(),
  ]);
  const calendar = new ICAL.Component(ICAL.parse(readFileSync(await download.path(), 'utf8')));
  const [event] = calendar.getAllSubcomponents('vevent').map((each) => new ICAL.Event(each));
  if (!event) throw new Error('the file holds no event');
  const { uid, sequence, startDate, location, description } = event;
  const status = event.component.getFirstPropertyValue('status');
  return { uid, sequence, status, location, description, start: startDate.toJSDate().toISOString() };
}

test('a hearing that changes on the open page shows old and new within a second, and is exported as the same event', async ({
  page,
  complaints,
}) => {
  test.setTimeout(180_000);
  const id = 'later-1';
  await publishLater([aLaterHearing(id)]);
  await openLive(page, id);
  const first = await exported(page);
  expect(first).toMatchObject({ uid: `${id}@txwb`, status: 'CONFIRMED' });

  const appear = { mode: 'video' as const, url: 'https://www.zoomgov.com/j/1', meetingId: '161 000' };
  const moved = aLaterHearing(id, { time: '10:15', location: 'Courtroom 2', appear });
  await publishLater([moved]);
  await expect(when(page)).toContainText('10:15 AM', SOON);
  await expect(when(page).locator('s')).toContainText('9:30 AM');
  // the hearing is now by video, so the page shows Courtroom 2 only with a warning not to go there
  await expect(section(page, 'History')).toContainText('Courtroom 2');
  await page.getByText('Courthouse address (this hearing is by video)').click();
  await expect(section(page, 'How to appear')).toContainText(/Do not go.*Courtroom\s2/);
  await expect(section(page, 'How to appear')).toContainText('161 000');
  await expect(page.getByRole('link', { name: 'Join the hearing' })).toBeVisible();
  const second = await exported(page);
  expect(second.uid).toBe(first.uid);
  expect(second.sequence).toBeGreaterThan(first.sequence);
  expect(Date.parse(second.start) - Date.parse(first.start)).toBe(45 * 60_000);
  expect(second.location).toBe('https://www.zoomgov.com/j/1');
  expect((await exported(page)).sequence).toBe(second.sequence);

  const successor = aLaterHearing('later-2', { date: addDays(FAR_MONDAY, 7) });
  await publishLater([{ ...moved, status: 'continued', continuedTo: addDays(FAR_MONDAY, 7) }, successor]);
  await expect(banner(page)).toContainText(/Continued to .*9:30 AM/, SOON);
  await expect(banner(page).locator('s')).toContainText('10:15 AM');
  await expect(page.getByRole('link', { name: /join/i })).toHaveCount(0);
  await expect(section(page, 'History')).toContainText(/Status:.*Scheduled.*Continued/);
  // the page offers no calendar event for a hearing that is off
  await expect(page.getByText('Add to calendar')).toHaveCount(0);

  await banner(page).getByRole('link', { name: 'See the new hearing' }).click();
  await expect(page).toHaveURL(/hearing-detail\/later-2$/);
  await expect(banner(page)).toHaveCount(0);
  await section(page, 'History').getByRole('link').click();
  await expect(page).toHaveURL(/hearing-detail\/later-1$/);
  expect(complaints).toEqual([]);
});

test('a hearing moved to another day, and then stricken, says so on its page', async ({ page }) => {
  test.setTimeout(120_000);
  const id = 'later-3';
  await publishLater([aLaterHearing(id)]);
  await openLive(page, id);
  const old = await when(page).textContent();
  await publishLater([aLaterHearing(id, { date: addDays(FAR_MONDAY, 1) })]);
  await expect(when(page).locator('s')).toContainText('Mon', SOON);
  await expect(when(page)).toContainText('Tue');
  expect(old).toContain('Mon');
  await publishLater([aLaterHearing(id, { date: addDays(FAR_MONDAY, 1), status: 'stricken' })]);
  await expect(banner(page)).toContainText('Stricken. This hearing will not be held.', SOON);
  await expect(banner(page).locator('s')).toContainText('Tue');
  await expect(when(page)).toHaveCount(0);
  await expect(page.getByText('Add to calendar')).toHaveCount(0);
});

test('a star in one tab appears in another, and is there after a reload', async ({ page, context }) => {
  await publishLater([aLaterHearing('later-4')]);
  const other = await context.newPage();
  const star = (tab: Page) => tab.getByRole('button', { name: /^My list/ });
  await openLive(page, 'later-4');
  await openLive(other, 'later-4');
  await expect(star(other)).toHaveAttribute('aria-pressed', 'false');
  await star(page).click();
  await expect(star(other)).toHaveAttribute('aria-pressed', 'true');
  await other.reload();
  await expect(star(other)).toHaveAttribute('aria-pressed', 'true');
});

test('the link is copied; if a browser refuses the copy, the page says so and shows the link', async ({
  page,
  context,
}) => {
  await publishLater([aLaterHearing('later-5')]);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }));
  await openLive(page, 'later-5');
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
  await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  await page.reload();
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByText(/no secure connection/)).toBeVisible();
  await expect(page.getByLabel('Link to this page')).toHaveValue(page.url());
});

test('the page has no axe finding with its choices open, and on paper it is only the record', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await publishLater([aLaterHearing('later-6')]);
  for (const [theme, width] of [
    ['default', 320],
    ['highcontrast', 1280],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await openLive(page, 'later-6');
    await putOn(page, theme);
    await page.locator('summary', { hasText: 'Add to calendar' }).click();
    expect(await axeFindings(page)).toEqual([]);
    expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
  }
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: 'Share' })).toBeHidden();
  await expect(page.getByText(/as of .* come first/)).toBeVisible();
  await expect(section(page, 'How to appear')).toBeVisible();
  const smallest = await page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const sizes: number[] = [];
    while (texts.nextNode()) {
      const element = texts.currentNode.parentElement;
      if (!texts.currentNode.textContent?.trim() || !element?.getClientRects().length) continue;
      // texts for screen readers only are one pixel large
      if (element.getBoundingClientRect().width > 2)
        sizes.push(Number.parseFloat(getComputedStyle(element).fontSize));
    }
    return Math.min(...sizes);
  });
  // 9 pt
  expect(smallest).toBeGreaterThanOrEqual(11.9);
});

test('the answer of a 341 meeting is above the fold, and every link of a record is large enough for a thumb', async ({
  browser,
  baseURL,
}) => {
  const meetings = await readPath<
    Record<string, { status: string; date: string; appear?: { mode: string } }>
  >('341hearingCalendarEntries11');
  const [id] =
    Object.entries(meetings).find(
      ([, { status, date, appear }]) => status === 'scheduled' && date > today() && appear?.mode === 'video',
    ) ?? [];
  for (const [width, height, tabs] of [
    [360, 740, 56],
    [1280, 800, 0],
  ] as const) {
    const context = await browser.newContext({ baseURL, viewport: { width, height }, hasTouch: width < 600 });
    const page = await context.newPage();
    await page.goto(`/s341-hearing-detail/${id}`);
    // the first paint gives way to the app
    await expect(page.locator('[data-first]')).toHaveCount(0);
    const join = await page.getByRole('link', { name: 'Join the meeting' }).boundingBox();
    expect((join?.y ?? height) + (join?.height ?? 0)).toBeLessThanOrEqual(height - tabs);
    for (const link of await page.locator('#root [data-hearing-record] a:visible').all()) {
      const box = await link.boundingBox();
      const name = await link.textContent();
      // the link to the court's own site is part of a sentence
      if (name?.includes('official site')) continue;
      const least = width < 600 || !(await link.getAttribute('class')) ? 44 : 36;
      expect(box?.height, `${name} at ${width}`).toBeGreaterThanOrEqual(least);
    }
    await context.close();
  }
});
