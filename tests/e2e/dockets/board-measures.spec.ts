import { addDays } from '@court/domain';
import type { Page } from '@playwright/test';
import { expect, test } from '../calendar-page';
import { quietDay, rowsOf, today } from '../court-days';
import { readPath } from '../site';

/** The docket board without scrolling, on the sample court's busiest day. */
const SCREENS = [
  { name: 'a desktop', width: 1280, height: 800, rows: 11, lowest: [44, 56] },
  // up to six lines: a long name has three
  { name: 'a phone', width: 360, height: 740, rows: 5, lowest: [66, 122] },
] as const;

type Counts = Record<string, Record<string, number>>;

/** The day of these two months with the most hearings. */
async function busiestDay(): Promise<string> {
  const months = [today().slice(0, 7), addDays(`${today().slice(0, 7)}-01`, 40).slice(0, 7)];
  const days = await Promise.all(
    months.map(async (month) => {
      const counts = (await readPath<Counts | null>(`hearingCalendar11/months/${month}`)) ?? {};
      return Object.entries(counts).map(([day, facets]) => ({
        date: `${month}-${day.slice(1)}`,
        count: Object.values(facets).reduce((sum, count) => sum + count, 0),
      }));
    }),
  );
  return days.flat().reduce((most, day) => (day.count > most.count ? day : most)).date;
}

/** Tops and heights of the rows, and the bottom of the visible screen above a fixed bar. */
function measure(page: Page) {
  return page.evaluate(() => {
    const boxes = [...document.querySelectorAll('[data-hearing-id]')].map((row) =>
      row.getBoundingClientRect(),
    );
    const under = document.elementFromPoint(window.innerWidth / 2, window.innerHeight - 2);
    const bar = under?.closest('main') ? null : under?.closest('nav')?.getBoundingClientRect();
    const end = bar ? bar.top : window.innerHeight;
    return {
      top: boxes[0]?.top ?? Number.POSITIVE_INFINITY,
      whole: boxes.filter(({ top, bottom }) => top >= 0 && bottom <= end).length,
      // of the first screen: the number of rows below it depends on the moment
      heights: boxes.filter(({ top }) => top < end).map(({ height }) => height),
    };
  });
}

for (const { name, width, height, rows, lowest } of SCREENS) {
  test(`on ${name} the first hearing begins within 150 px, and ${rows} or more rows are completely on the first screen`, async ({
    browser,
    baseURL,
  }) => {
    const isPhone = width < 600;
    const context = await browser.newContext({
      viewport: { width, height },
      baseURL,
      ...(isPhone && { hasTouch: true, isMobile: true }),
    });
    const page = await context.newPage();
    await page.goto(`/calendar?date=${await busiestDay()}`);
    await expect(page.locator('[data-hearing-id]').nth(rows)).toBeAttached();
    const { top, whole, heights } = await measure(page);
    expect(top).toBeLessThanOrEqual(150);
    expect(whole).toBeGreaterThanOrEqual(rows);
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(lowest[0]);
    expect(Math.max(...heights)).toBeLessThanOrEqual(lowest[1]);
    await context.close();
  });
}

for (const { name, width, height, most } of [
  // each time has its method in a line of its own
  { name: 'a desktop', width: 1280, height: 800, most: 2.5 },
  { name: 'a phone', width: 360, height: 740, most: 6 },
]) {
  test(`on ${name} a week is at most ${most} screens high`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto(`/calendar?date=${await busiestDay()}&view=week`);
    await expect(page.locator('[href*="judge="]').filter({ visible: true }).first()).toBeVisible();
    const screens = await page.evaluate(() => document.documentElement.scrollHeight / window.innerHeight);
    expect(screens).toBeLessThanOrEqual(most);
  });
}

test('a day’s bytes are at most 1.25 times those without movant, docket number and other dates of the rows', async () => {
  const hearings = await rowsOf(await busiestDay());
  const { rows: meetings } = await quietDay('meetings');
  for (const [kind, rows] of Object.entries({ hearings, meetings })) {
    const bytes = (of: unknown) => Buffer.byteLength(JSON.stringify(of));
    const before = Object.fromEntries(
      Object.entries(rows).map(([key, { p: _p, g: _g, x: _x, t: _t, b: _b, u: _u, ...row }]) => [key, row]),
    );
    expect(bytes(rows) / bytes(before), kind).toBeLessThanOrEqual(1.25);
  }
});
