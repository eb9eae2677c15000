import { expect, test } from '../calendar-page';
import { testSite } from '../site';

const device = () => testSite().device;

test.afterEach(({ complaints }) => {
  expect(complaints).toEqual([]);
});

test('the menu’s courts entry shows the splash for exactly two seconds, then the courts', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto(`${device()}/courts`);
  await page.getByRole('button', { name: /Western District of Texas/ }).click();
  await page.getByRole('button', { name: 'Menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu Settings' });
  await expect(menu.getByRole('link')).toHaveText(['Home', 'Calendar', 'Locations']);
  const targets = await menu
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(targets).toEqual(['/home', '/calendar', '/locations-google-maps']);
  await expect(page.locator('[data-freshness="live"]')).toBeVisible();
  await page.clock.pauseAt(Date.now() + 1000);
  await menu.getByRole('button', { name: 'Courts' }).click();
  const splash = page.getByRole('dialog', { name: /Western District of Texas/ });
  await expect(splash).toBeVisible();
  await page.clock.runFor(1999);
  await expect(splash).toBeVisible();
  await page.clock.runFor(1);
  await expect(splash).toHaveCount(0);
  await expect(page).toHaveURL(`${device()}/courts`);
  await expect(page.locator('h1')).toHaveText('Choose a court');
});
