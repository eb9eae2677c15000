import { addDays } from '@court/domain';
import { axeFindings, sidewaysScroll } from '../axe-findings';
import { expect, test } from '../calendar-page';
import { courtDay, today } from '../court-days';
import { testSite } from '../site';

test.afterEach(({ complaints }) => {
  expect(complaints).toEqual([]);
});

test('a lobby screen has no bar, no controls and no scrolling, and turns its page automatically', async ({
  page,
}) => {
  const { date } = await courtDay(addDays(today(), 1));
  await page.setViewportSize({ width: 1920, height: 1080 });
  await page.goto(`/calendar?date=${date}&display=board`);
  await expect(page.locator('[data-lobby]').first()).toBeVisible();
  for (const role of ['banner', 'link', 'button', 'navigation'] as const)
    await expect(page.getByRole(role)).toHaveCount(0);
  expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
  expect(await axeFindings(page)).toEqual([]);
  const sizes = await page
    .locator('[data-lobby] > :not([class*=status])')
    .evaluateAll((all) => all.map((each) => Number.parseFloat(getComputedStyle(each).fontSize)));
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(24);
  const foot = page.locator('footer');
  await expect(foot).toContainText('Page 1 of');
  await expect(foot).toContainText('Page 2 of', { timeout: 20_000 });
  await page.keyboard.press(' ');
  await expect(foot).toContainText('Paused');
});

test('a screen of 1280 px shows nearly as many cases as one of 1920 px, and each block shows its judge, method and room in full', async ({
  page,
}) => {
  const { date } = await courtDay(addDays(today(), 1));
  const shown: number[] = [];
  for (const [width, height] of [
    [1920, 1080],
    [1280, 720],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto(`/calendar?date=${date}&display=board`);
    await expect(page.locator('[data-lobby]').first()).toBeVisible();
    shown.push(await page.locator('[data-lobby]').count());
    const cut = await page
      .locator('h2 > span')
      .evaluateAll((all) =>
        all.filter((each) => each.scrollWidth > each.clientWidth).map((each) => each.textContent),
      );
    expect(cut, `${width} px`).toEqual([]);
  }
  expect(shown[1]).toBeGreaterThanOrEqual(0.8 * (shown[0] ?? 0));
});

test('on an upright phone the lobby screen shows the court, the day, the clock’s zone and the notice in full, and a tap pauses', async ({
  browser,
}) => {
  const { date } = await courtDay(addDays(today(), 1));
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, hasTouch: true });
  const page = await context.newPage();
  await page.goto(`${testSite().desktop}/calendar?date=${date}&display=board`);
  await expect(page.locator('[data-lobby]').first()).toBeVisible();
  const head = page.locator('header').last();
  await expect(head).toContainText(/court day: |Not today: /);
  await expect(head.locator('time')).toHaveText(/^\d+:\d\d [AP]M C[SD]T$/);
  await expect(page.locator('footer')).toContainText('Unofficial copy');
  await expect(page.getByText(/Space/)).toBeHidden();
  const cut = await page
    .locator('header *, h2 > span, footer *')
    .evaluateAll((all) =>
      all.filter(
        (each) => each.scrollWidth > each.clientWidth + 1 && getComputedStyle(each).display !== 'inline',
      ),
    );
  expect(cut).toEqual([]);
  const sizes = await page
    .locator('[data-lobby] > *')
    .evaluateAll((all) => all.map((each) => Number.parseFloat(getComputedStyle(each).fontSize)));
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(14);
  expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
  expect(await axeFindings(page)).toEqual([]);
  await page.touchscreen.tap(180, 400);
  await expect(page.locator('footer')).toContainText('Paused');
  await page.touchscreen.tap(180, 400);
  await expect(page.locator('footer')).toContainText('Next page in');
  await context.close();
});
