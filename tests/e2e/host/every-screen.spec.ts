import type { Page } from '@playwright/test';
import { sidewaysScroll } from '../axe-findings';
import { expect, test } from '../calendar-page';
import { shiftsOf, watchShifts } from '../layout-shift';
import { allScreens, chooseCourt, type Screen } from '../screens';
import { testSite } from '../site';
import { someOf } from '../some-of';

/** The number of screens in an ordinary run. npm run proof opens all of them. */
const COUNT = 8;

/** The maximum sum of layout shift scores (no unit). Smaller shifts are invisible. */
const MAX_SHIFTS = 0.02;

/** Waits until the screen is complete: its heading, its rows instead of the skeleton, and no pending requests. */
async function open(page: Page, { build = 'desktop', path }: Screen): Promise<void> {
  await page.goto(testSite()[build] + path);
  await expect(page.locator('h1, [data-display]').first()).toBeAttached();
  await expect(page.locator('[data-skeleton]')).toHaveCount(0);
  await page.waitForLoadState('networkidle');
}

test('twice the text size causes no sideways scroll on the narrowest phone', async ({ page }) => {
  test.setTimeout(300_000);
  await page.setViewportSize({ width: 320, height: 740 });
  await chooseCourt(page.context());
  // the reader's own setting, which media queries in rem follow
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
  const wide: string[] = [];
  for (const screen of someOf(await allScreens(), COUNT)) {
    await open(page, screen);
    const pixels = await sidewaysScroll(page);
    if (pixels > 0) wide.push(`${screen.path}: ${pixels} px`);
  }
  expect(wide).toEqual([]);
});

for (const { width, height, isMobile } of [
  { width: 1280, height: 800, isMobile: false },
  { width: 360, height: 740, isMobile: true },
])
  test(`no screen shifts while it loads, cold, at ${width} px`, async ({ browser }) => {
    test.setTimeout(300_000);
    const moved: string[] = [];
    for (const screen of someOf(await allScreens(), COUNT)) {
      const context = await browser.newContext({ viewport: { width, height }, isMobile, hasTouch: isMobile });
      if (screen.build === 'device') await chooseCourt(context);
      const page = await context.newPage();
      await watchShifts(page);
      await open(page, screen);
      const shifts = await shiftsOf(page);
      if (shifts > MAX_SHIFTS) moved.push(`${screen.path}: ${shifts.toFixed(3)}`);
      await context.close();
    }
    expect(moved).toEqual([]);
  });
