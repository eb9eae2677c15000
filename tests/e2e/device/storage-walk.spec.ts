import type { Page } from '@playwright/test';
import { ADDRESSES } from '../addresses';
import { expect, test } from '../calendar-page';
import { POOR_STORAGE, type PoorStorage } from '../poor-storage';
import { testSite } from '../site';
import { someOf } from '../some-of';

/** The notice for each kind of poor storage. For damaged values, the page shows it only once. */
const SAID: Record<PoorStorage, RegExp> = {
  denied: /(is|are) lost when you close/,
  full: /(is|are) lost when you close/,
  slow: /storage is slow to answer/,
  unreadable: /could not use this device’s storage/,
  corrupt: /were set aside/,
};
/** On the lists' pages the notice is an alert. */
const notice = (page: Page, kind: PoorStorage) =>
  page.getByRole('status').or(page.getByRole('alert')).filter({ hasText: SAID[kind] });

async function shows(page: Page, address: string, kind: PoorStorage): Promise<void> {
  await expect(page.locator('h1'), address).toHaveCount(1);
  // not by the only h1: the hidden one of the start leaves just after the page's comes
  await expect(page.getByRole('heading', { name: 'We can’t find that page' }), address).toHaveCount(0);
  await expect(page.locator('[data-failure]'), address).toHaveCount(0);
  await expect(notice(page, kind), address).toHaveCount(1, { timeout: 15_000 });
}

/** The whole message of jotai/utils, which warns of a localStorage that is denied. */
const DENIED = 'SecurityError: Access is denied for this document.';

const KINDS = Object.entries(POOR_STORAGE) as [PoorStorage, () => void][];

/** Two kinds in an ordinary run, and all in the proof. */
for (const [kind, spoil] of someOf(KINDS, 2)) {
  test.describe(`storage that is ${kind}`, () => {
    test.beforeEach(async ({ page }) => {
      test.setTimeout(300_000);
      await page.addInitScript(spoil);
    });
    test.afterEach(({ complaints }) => {
      const own = complaints.filter((text) => !/status of 404/.test(text));
      const expected =
        /Every kind of storage refuses|could not be read|device’s store refuses|app\/idb-(set|get)/;
      const isDenied = (text: string) => kind === 'denied' && text === DENIED;
      expect(own.filter((text) => !expected.test(text) && !isDenied(text))).toEqual([]);
    });

    test('leaves some of the desktop build’s addresses working, all in the proof', async ({ page }) => {
      for (const address of someOf(ADDRESSES, 2)) {
        await page.goto(testSite().desktop + address);
        await shows(page, address, kind);
      }
    });

    test('lets a device choose its court and open some addresses, all in the proof', async ({ page }) => {
      for (const address of someOf(ADDRESSES, 2)) {
        await page.goto(testSite().device + address);
        const heading = page.locator('main h1').filter({ visible: true }).first();
        await expect(heading, address).toBeVisible({ timeout: 15_000 });
        if ((await heading.innerText()) === 'Choose a court')
          await page.getByRole('button', { name: /Western District of Texas/ }).click();
        await expect(page.locator('h1'), address).not.toHaveText('Choose a court');
        await shows(page, address, kind);
      }
    });

    test('applies settings for the session', async ({ page, complaints }) => {
      await page.goto(`${testSite().desktop}/colortheme`);
      await page.getByRole('radio', { name: /^Lavender/ }).check();
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'lavender');
      await page.getByRole('link', { name: 'Calendar' }).click();
      await expect(page.locator('[data-area="mfe-calendar"]')).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'lavender');
      // the app warns once of a device that refuses storage
      const said = () => complaints.filter((text) => text !== DENIED);
      if (kind === 'denied')
        await expect.poll(said).toEqual([expect.stringContaining('Every kind of storage refuses')]);
    });
  });
}
