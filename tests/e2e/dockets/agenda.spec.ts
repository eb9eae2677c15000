import type { Page } from '@playwright/test';
import { expect, test } from '../calendar-page';
import { courtDay, today } from '../court-days';

test.afterEach(({ complaints }) => {
  expect(complaints).toEqual([]);
});

/** The first row that is completely in the window, and its distance in px from the window's top. */
const firstInWindow = (page: Page) =>
  page.evaluate(() => {
    const rows = [...document.querySelectorAll<HTMLElement>('[data-hearing-id]')];
    const row = rows.find((each) => each.getBoundingClientRect().top > 100);
    return {
      id: row?.dataset.hearingId ?? '',
      top: Math.round(row?.getBoundingClientRect().top ?? Number.NaN),
    };
  });

const topOf = (page: Page, id: string) =>
  page.evaluate(
    (wanted) =>
      Math.round(
        document.querySelector(`[data-hearing-id="${wanted}"]`)?.getBoundingClientRect().top ?? Number.NaN,
      ),
    id,
  );

/**
 * The number of frames without a change of size and scroll position, because rows above are measured one frame after
 * they are added.
 */
const STILL = 20;
const atRest = (page: Page) =>
  page.evaluate(async (frames) => {
    const place = () => `${window.scrollY} ${document.documentElement.scrollHeight}`;
    for (let still = 0, last = ''; still < frames; still = place() === last ? still + 1 : 0) {
      last = place();
      await new Promise(requestAnimationFrame);
    }
  }, STILL);

test('earlier days are inserted above without moving the visible rows, at any width', async ({ page }) => {
  const { date } = await courtDay(today());
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(`/hearing?date=${date}`);
    await expect(page.locator('[data-reading="live"]')).toBeVisible();
    await expect.poll(() => page.locator('[data-hearing-id]').count()).toBeGreaterThan(3);
    const { id, top } = await firstInWindow(page);
    await page.getByRole('button', { name: /earlier/i }).click();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(300);
    await atRest(page);
    expect(Math.abs((await topOf(page, id)) - top), `${id} at ${width} px`).toBeLessThanOrEqual(2);
  }
});

test('the heading of a block says its day while the heading of the day is out of sight', async ({ page }) => {
  const { date } = await courtDay(today());
  await page.goto(`/hearing?date=${date}`);
  await expect(page.locator('[data-reading="live"]')).toBeVisible();
  const days = page.locator('[data-block] [data-also] > span');
  await expect.poll(() => days.count()).toBeGreaterThan(0);
  await expect(days.first()).toBeHidden();
  await page.mouse.move(640, 500);
  await page.mouse.wheel(0, 400);
  const shown = () =>
    days.evaluateAll(
      (all) =>
        all.filter(
          (each) => getComputedStyle(each).visibility === 'visible' && each.getBoundingClientRect().top > 0,
        ).length,
    );
  await expect.poll(shown).toBe(1);
});
