import { addDays } from '@court/domain';
import { expect, type Page, test } from '@playwright/test';
import { courtDay, today } from '../court-days';
import { testSite } from '../site';

/** The bundle's files that a docket does not need to be readable. */
const MORE = /\/mfe-calendar\/[^/]+\/more\.[^/]+\.(js|css)$/;
const said = (page: Page) =>
  page.locator('main p', { hasText: /^Filters and some other controls could not be loaded/ });

test('a docket without its filters is shown, says so, and loads them on retry', async ({ page }) => {
  const { date, rows } = await courtDay(addDays(today(), 1));
  const listed = page.locator('#root [data-hearing-id]');
  await page.route(MORE, (route) => route.abort());
  await page.goto(`${testSite().desktop}/calendar?date=${date}&judge=none-of-them`);
  // that filter lists no hearing, and the page shows how to remove it
  await expect(page.getByText('Nothing is listed for this day.')).toBeVisible();
  await expect(said(page)).toContainText('Filters are on, so part of the list is hidden.');
  await page.getByRole('link', { name: 'Clear all filters' }).click();
  await expect(listed).toHaveCount(Object.keys(rows).length);
  await expect(said(page)).toBeVisible();
  await expect(page.locator('[data-failure]')).toHaveCount(0);
  await page.unroute(MORE);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('button', { name: 'Judge' })).toBeVisible();
  await expect(said(page)).toHaveCount(0);
  await expect(listed).toHaveCount(Object.keys(rows).length);
});
