import type { Page } from '@playwright/test';
import { ADDRESSES } from '../addresses';
import { expect, test } from '../calendar-page';
import { POOR_STORAGE, type PoorStorage } from '../poor-storage';
import { shardOf } from '../shard';
import { testSite } from '../site';

const notice = (page: Page) => page.getByRole('status').filter({ hasText: /are lost when you close/ });

async function shows(page: Page, address: string, forgets: boolean): Promise<void> {
  await expect(page.locator('h1'), address).toHaveCount(1);
  await expect(page.locator('h1'), address).not.toHaveText('We can’t find that page');
  await expect(page.locator('[data-failure]'), address).toHaveCount(0);
  // said once; and not at all where another kind of storage does
  await expect(notice(page), address).toHaveCount(forgets ? 1 : 0);
}

const KINDS = Object.entries(POOR_STORAGE) as [PoorStorage, () => void][];

/** Two kinds a day, all in the proof. */
for (const [kind, spoil] of shardOf(KINDS, 2)) {
  const forgets = kind !== 'corrupt';

  test.describe(`storage that is ${kind}`, () => {
    test.beforeEach(async ({ page }) => {
      test.setTimeout(300_000);
      await page.addInitScript(spoil);
    });
    test.afterEach(({ complaints }) => {
      const own = complaints.filter((text) => !/status of 404/.test(text));
      const expected =
        /Nothing can be kept on this device|could not be read|device’s store refuses|app\/idb-(set|get)/;
      expect(own.filter((text) => !expected.test(text))).toEqual([]);
    });

    test('leaves the desktop build’s addresses of the day working, all in the proof', async ({ page }) => {
      for (const address of shardOf(ADDRESSES, 2)) {
        await page.goto(testSite().desktop + address);
        await shows(page, address, forgets);
      }
    });

    test('lets a device choose its court and go on to the addresses of the day, all in the proof', async ({
      page,
    }) => {
      for (const address of shardOf(ADDRESSES, 2)) {
        await page.goto(testSite().device + address);
        if (forgets || (await page.locator('h1').textContent()) === 'Choose a court')
          await page.getByRole('button', { name: /Western District of Texas/ }).click();
        await expect(page.locator('h1'), address).not.toHaveText('Choose a court');
        await shows(page, address, forgets);
      }
    });

    test('keeps settings for the session', async ({ page }) => {
      await page.goto(`${testSite().desktop}/colortheme`);
      await page.getByRole('radio', { name: /^Lavender/ }).check();
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'lavender');
      await page.getByRole('link', { name: 'Calendar' }).click();
      await expect(page.locator('[data-area="mfe-calendar"]')).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'lavender');
    });
  });
}
