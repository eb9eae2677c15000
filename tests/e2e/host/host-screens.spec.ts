import { THEMES } from '@court/domain';
import { axeFindings, sidewaysScroll } from '../axe-findings';
import { expect, test } from '../calendar-page';
import { someOf } from '../some-of';
import { putOn } from '../theme-page';
import { SCREENS } from './host-screens';
import { unreadable } from './rendered-colours';

const CASES = SCREENS.flatMap((screen) => [360, 1280].map((width) => ({ ...screen, width })));

for (const { name, open, width } of someOf(CASES, 3))
  test(`${name} has no axe finding and no text with too little contrast at ${width} px`, async ({ page }) => {
    test.setTimeout(180_000);
    await page.setViewportSize({ width, height: 800 });
    await open(page);
    await expect(page.locator('h1')).toHaveCount(1);
    await expect(page.locator('main [aria-busy]')).toHaveCount(0);
    const themes = someOf(THEMES, 2);
    for (const theme of themes) {
      await putOn(page, theme);
      expect(await axeFindings(page, { coloursOnly: theme !== themes[0] }), theme).toEqual([]);
      expect(await unreadable(page), theme).toEqual([]);
    }
    expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
  });
