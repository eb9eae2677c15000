import AxeBuilder from '@axe-core/playwright';
import { THEMES, type ThemeName } from '@court/shared/records/themes';
import type { Page } from '@playwright/test';
import { expect, test } from './calendar-page';
import { SCREENS } from './host-screens';
import { unreadable } from './rendered-colours';
import { sliceOf } from './slice';
import { putOn } from './theme-page';

const OF_COLOUR = ['color-contrast', 'link-in-text-block'];

/** Every rule in one theme; another can change nothing but what the rules of colour see. */
async function findings(page: Page, theme: ThemeName, isFirst: boolean): Promise<string[]> {
  const axe = new AxeBuilder({ page });
  if (!isFirst && process.env.PROOF !== '1') axe.withRules(OF_COLOUR);
  const { violations } = await axe.analyze();
  return violations.map((each) => `${theme} ${each.id}: ${each.nodes[0]?.html}`);
}

const CASES = SCREENS.flatMap((screen) => [360, 1280].map((width) => ({ ...screen, width })));

for (const { name, open, width } of sliceOf(CASES, 4))
  test(`${name} has no axe finding and no text too faint to read at ${width} px`, async ({ page }) => {
    test.setTimeout(180_000);
    await page.setViewportSize({ width, height: 800 });
    await open(page);
    await expect(page.locator('h1')).toHaveCount(1);
    await expect(page.locator('main [aria-busy]')).toHaveCount(0);
    const themes = sliceOf(THEMES, 2);
    for (const theme of themes) {
      await putOn(page, theme);
      expect(await findings(page, theme, theme === themes[0])).toEqual([]);
      expect(await unreadable(page), theme).toEqual([]);
    }
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(wide).toBeLessThanOrEqual(0);
  });
