import type { Page } from '@playwright/test';
import { expect, test } from '../calendar-page';

/** Long enough for the shell to be drawn without the area, a busy machine's late start included. */
const SHELL_FIRST_MS = 4_000;

/** The file without which no other of the area is asked for. */
const lateEntry = (page: Page, area: string, ms: number) =>
  page.route(new RegExp(`/${area}/[^/]+/remoteEntry\\.`), async (route) => {
    await new Promise((resolve) => setTimeout(resolve, ms));
    await route.continue();
  });

/** How often the page wrote its address into the history, in so many ms from now. */
const historyWrites = (page: Page, ms: number) =>
  page.evaluate(
    (wait) =>
      new Promise<number>((resolve) => {
        let writes = 0;
        const write = history.replaceState.bind(history);
        history.replaceState = (...given) => {
          writes += 1;
          write(...given);
        };
        setTimeout(() => resolve(writes), wait);
      }),
    ms,
  );

test('an area that comes late stands at an address with a hash, and the page comes to rest', async ({
  page,
}) => {
  await lateEntry(page, 'mfe-settings', SHELL_FIRST_MS);
  await page.goto('/settings#lists=none');
  await expect(page.getByRole('region', { name: 'My data' })).toBeVisible({ timeout: 30_000 });
  expect(new URL(page.url()).hash).toBe('#lists=none');
  expect(await historyWrites(page, 1_000)).toBeLessThan(5);
});

test('an area that is asked for twice while it is on its way stands once it is there', async ({ page }) => {
  await page.goto('/calendar');
  await expect(page.locator('main h1')).toBeVisible();
  await lateEntry(page, 'mfe-locations', 1_500);
  const link = page.getByRole('link', { name: 'Locations', exact: true }).first();
  await link.click();
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 500)));
  await link.click();
  await expect(page.locator('[data-area="mfe-locations"] h1')).toBeVisible({ timeout: 15_000 });
});
