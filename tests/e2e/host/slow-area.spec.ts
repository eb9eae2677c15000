import type { Page } from '@playwright/test';
import { expect, test } from '../calendar-page';

/** ms, longer than the shell waits before it is drawn without the area */
const SHELL_FIRST_MS = 2_750;

/** Delays the area's entry, without which the page requests none of the area's other files. */
const lateEntry = (page: Page, area: string, ms: number) =>
  page.route(new RegExp(`/${area}/[^/]+/remoteEntry\\.`), async (route) => {
    await new Promise((resolve) => setTimeout(resolve, ms));
    await route.continue();
  });

/** How often the page writes its address into the history within the next `ms`. */
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

test('a late area is shown at an address with a hash, and the page becomes idle', async ({ page }) => {
  await lateEntry(page, 'mfe-settings', SHELL_FIRST_MS);
  await page.goto('/settings#lists=none');
  await expect(page.getByRole('region', { name: 'My data' })).toBeVisible({ timeout: 30_000 });
  expect(new URL(page.url()).hash).toBe('#lists=none');
  expect(await historyWrites(page, 1_000)).toBeLessThan(5);
});

test('an area that takes 10 s is reported as still loading, never abandoned, and not replaced by another release', async ({
  page,
}) => {
  await lateEntry(page, 'mfe-settings', 10_000);
  // waits only for the commit, because the load event waits for the entry
  await page.goto('/settings', { waitUntil: 'commit' });
  const first = page.locator('[data-first]');
  await expect(first.getByRole('status')).toContainText('Still loading', { timeout: 15_000 });
  await expect(first.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect(first.locator('h1')).toBeVisible();
  await expect(first).not.toContainText('did not load');
  await expect(page.locator('[data-area="mfe-settings"] h1')).toBeVisible({ timeout: 30_000 });
  await expect(page.locator('[data-failure], [data-notice="previous-release"], [data-slow]')).toHaveCount(0);
  await expect(first).toHaveCount(0);
  expect(await page.evaluate(() => Object.keys(sessionStorage))).not.toContain('shunnedReleases');
});

test('an area that is requested twice while it loads is shown when it has loaded', async ({ page }) => {
  await page.goto('/calendar');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await lateEntry(page, 'mfe-locations', 1_500);
  const link = page.getByRole('link', { name: 'Locations', exact: true }).first();
  await link.click();
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 500)));
  await link.click();
  await expect(page.locator('[data-area="mfe-locations"] h1')).toBeVisible({ timeout: 15_000 });
});
