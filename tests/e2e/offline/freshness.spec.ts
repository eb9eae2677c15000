import { addDays } from '@court/domain';
import type { Page } from '@playwright/test';
import { expect, test } from '../calendar-page';
import { courtDay, rowsOf, today } from '../court-days';
import { serverTime } from '../court-time';
import { patchPath, readPath } from '../site';
import { openThroughRelay } from './open-through-relay';

const HOUR_MS = 3_600_000;

const state = (page: Page) => page.locator('header [data-state]');
const notice = (page: Page, text: string | RegExp) => page.getByRole('status').filter({ hasText: text });
const line = (page: Page) => page.locator('p[data-reading]').first();

test('a page that wakes after nine hours is not called live until the court has answered', async ({
  playwright,
}) => {
  const { page, relay, close } = await openThroughRelay(playwright);
  try {
    await page.clock.install();
    await page.goto('/settings');
    await expect(page.locator('[data-freshness="live"]')).toBeVisible();
    await expect(state(page)).toHaveAttribute('data-state', 'live');
    relay.swallow();
    await page.clock.fastForward(9 * HOUR_MS);
    await expect(state(page)).not.toHaveAttribute('data-state', 'live');
    relay.giveBack();
    const woken = Date.now();
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await expect(page.locator('[data-freshness="live"]')).toBeVisible({ timeout: 20_000 });
    expect(Date.now() - woken).toBeLessThan(5_000);
  } finally {
    await close();
  }
});

for (const [name, wrong, words] of [
  ['nine hours fast', 9 * HOUR_MS, /clock is about 9 hours fast/],
  ['400 days slow', -400 * 24 * HOUR_MS, /clock is about 400 days slow/],
] as const)
  test(`on a device whose clock is ${name}, today is the court’s day, and the page says that the clock is wrong`, async ({
    page,
    complaints,
  }) => {
    // in the evening, so that nine hours later is another day. In the future, because the server's time must not be
    // earlier than the data's
    const eveningOf = (date: string) => Date.parse(`${addDays(date, 1)}T02:00:00Z`);
    const date = Date.now() < eveningOf(today()) ? today() : addDays(today(), 1);
    const evening = eveningOf(date);
    const rows = await rowsOf(date);
    await serverTime(page, evening);
    await page.clock.install({ time: evening + wrong });
    await page.goto('/calendar');
    await expect(notice(page, words)).toHaveCount(1);
    const title = page.locator('#root h1');
    const shown = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });
    await expect(title).toContainText(shown.format(new Date(date)));
    await expect(state(page)).toHaveAttribute('data-state', 'live');
    await expect(page.locator('[data-freshness="live"]')).toBeVisible();
    if (Object.keys(rows).length > 0)
      await expect(page.locator('#root [data-hearing-id]').first()).toBeVisible();
    await page.getByRole('button', { name: 'Close this note' }).click();
    await expect(notice(page, words)).toHaveCount(0);
    expect(complaints).toEqual([]);
  });

test('the page reports a publisher that is overdue, with the time of its last run and the remedy', async ({
  page,
  complaints,
}) => {
  const { checkedAt } = await readPath<{ checkedAt: number }>('lastUpdated11');
  await page.goto('/settings');
  await expect(state(page)).toHaveText(/^Updated /);
  await patchPath('lastUpdated11', { checkedAt: Date.now() - 27 * HOUR_MS });
  try {
    await expect(state(page)).toHaveText('May be out of date');
    const sentence =
      /^Last check of the court’s records: \w{3} \d+, \d+:\d\d [AP]M, longer ago than usual\. Call/;
    await expect(notice(page, sentence)).toBeVisible();
  } finally {
    await patchPath('lastUpdated11', { checkedAt });
  }
  await expect(state(page)).toHaveText(/^Updated /);
  await expect(notice(page, 'Last check')).toHaveCount(0);
  expect(complaints).toEqual([]);
});

for (const width of [1280, 360])
  test(`at ${width} px an offline day shows its age in a separate line, announces it once, and announces the reconnection`, async ({
    page,
    context,
  }) => {
    await page.setViewportSize({ width, height: 740 });
    const { date } = await courtDay(today());
    await page.goto(`/calendar?date=${date}`);
    await expect(state(page)).toHaveText(/^Updated /);
    await expect(page.locator('[data-freshness="live"]')).toBeVisible();
    await context.setOffline(true);
    await expect(line(page)).toHaveText(/^Offline\. Loaded at \d+:\d\d [AP]M, less than 1 min ago\.$/);
    const cut = await line(page).evaluate((p) => p.scrollWidth > p.clientWidth || p.clientWidth < 250);
    expect(cut).toBe(false);
    await expect(notice(page, /offline/i)).toHaveCount(1);
    await context.setOffline(false);
    await expect(notice(page, 'Connected again.')).toHaveCount(1, { timeout: 5_000 });
    await expect(line(page)).toHaveCount(0);
  });
