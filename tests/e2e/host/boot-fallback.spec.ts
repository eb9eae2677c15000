import type { Page } from '@playwright/test';
import { expect, test } from '../calendar-page';

const words = (page: Page) => page.locator('.boot-fallback');
const OFFICIAL = 'https://www.txwb.uscourts.gov';

async function seesTheWayOn(page: Page, why: RegExp): Promise<void> {
  await expect(words(page)).toBeVisible();
  await expect(words(page)).toContainText(why);
  await expect(words(page).getByRole('link', { name: OFFICIAL })).toBeVisible();
  await expect(words(page)).toHaveCSS('border-block-start-color', 'rgb(245, 61, 61)');
}

test('a page that cannot start logs why, shows no dialog, and says what to do', async ({
  page,
  complaints,
}) => {
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  // as if the page had been truncated during the download
  await page.addInitScript(() => {
    const { parse } = JSON;
    JSON.parse = (text, reviver) => parse(text.startsWith('{"build"') ? text.slice(0, 100) : text, reviver);
  });
  await page.goto('/calendar');
  await seesTheWayOn(page, /This page did not load\./);
  expect(dialogs).toEqual([]);
  expect(complaints).toHaveLength(1);
  expect(complaints[0]).toContain('This page could not start');
});

test('a page whose script does not load says so after a while, but not earlier', async ({ page }) => {
  await page.route('**/assets/main.*.js', (route) => route.abort());
  // a page with a first paint shows that instead: see first-paint.spec.ts
  await page.goto('/colortheme');
  await expect(words(page)).toBeHidden();
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.finish();
  });
  await seesTheWayOn(page, /This page did not load\./);
  await page.unroute('**/assets/main.*.js');
  await words(page).getByRole('link', { name: 'Reload the page' }).click();
  await expect(page.locator('#root main h1')).toBeVisible();
});

test('a page that starts never shows the message', async ({ page }) => {
  await page.goto('/calendar');
  await expect(page.locator('h1')).toHaveCount(1);
  await expect(words(page)).toHaveCount(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('a page states its requirements once', async ({ page }) => {
    await page.goto('/calendar');
    await expect(page.locator('.scriptless')).toContainText('needs JavaScript');
    await expect(page.locator('.never-started')).toBeHidden();
  });
});
