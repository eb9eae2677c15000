import type { Page } from '@playwright/test';
import { expect, test } from '../calendar-page';
import { testSite } from '../site';

test.afterEach(({ complaints }) => {
  expect(complaints).toEqual([]);
});

/** Presses Tab until the focused element has the name `name`. Asserts that every focused element is visibly focused. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let steps = 0; steps < 40; steps += 1) {
    await page.keyboard.press('Tab');
    const at = await page.evaluate(() => {
      const element = document.activeElement;
      // after the page's last element Tab reaches the browser's own controls, and then the page again
      if (element === document.body) return { name: '', seen: true };
      const name =
        element?.getAttribute('aria-label') ?? element?.closest('label')?.textContent ?? element?.textContent;
      const ring = [element, element?.closest('label')].flatMap((each) =>
        each ? [getComputedStyle(each), getComputedStyle(each, '::after')] : [],
      );
      return { name: name?.trim() ?? '', seen: ring.some(({ outlineStyle }) => outlineStyle !== 'none') };
    });
    if (at.name) expect(at.seen, at.name).toBe(true);
    if (name.test(at.name)) return;
  }
  throw new Error(`Tab does not lead to ${name}`);
}

test('by keyboard only: from the first start of a device to another theme and another court', async ({
  page,
}) => {
  test.setTimeout(90_000);
  const { device } = testSite();
  await page.goto(`${device}/`);
  await expect(page.locator('h1')).toHaveText('Choose a court');
  await tabTo(page, /Western District of Texas/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${device}/home`);

  // the links to areas are below today's hearings, and appear after these have loaded
  await expect(page.getByRole('link', { name: 'Settings' })).toBeVisible();
  await tabTo(page, /^Settings$/);
  await page.keyboard.press('Enter');
  await expect(page.locator('h1')).toHaveText('Settings');
  await tabTo(page, /Choose a color theme/);
  await page.keyboard.press('Enter');
  await expect(page.locator('h1')).toHaveText('Color theme');
  await tabTo(page, /^Standard/);
  await page.keyboard.press('ArrowDown');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'jungle');

  await page.keyboard.press('Control+Home');
  await tabTo(page, /Skip to main content/);
  await tabTo(page, /^Menu$/);
  await page.keyboard.press('Enter');
  const menu = page.getByRole('dialog', { name: 'Menu Settings' });
  await expect(menu).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(page.getByRole('button', { name: 'Menu' })).toBeFocused();
  await page.keyboard.press('Enter');
  await tabTo(page, /^Courts$/);
  await page.keyboard.press('Enter');
  await expect(page.locator('h1')).toHaveText('Choose a court', { timeout: 10_000 });
  await expect(page.getByRole('dialog', { name: /one moment/ })).toHaveCount(0, { timeout: 10_000 });
  await tabTo(page, /Kentucky/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('banner')).toContainText('Kentucky');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'jungle');
});
