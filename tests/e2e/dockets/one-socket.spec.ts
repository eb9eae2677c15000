import { expect, test } from '../calendar-page';
import { courtAddresses } from '../theme-page';

test('a page has one socket on all screens, and never uses long-polling', async ({ page }) => {
  const sockets: string[] = [];
  const polls: string[] = [];
  page.on('websocket', (socket) => sockets.push(socket.url()));
  page.on('request', (request) => {
    if (/\/\.lp\?/.test(request.url())) polls.push(request.url());
  });
  await page.goto((await courtAddresses()).day);
  await expect(page.locator('[data-reading="live"]').first()).toBeVisible();
  await page.locator('[data-hearing-id] a').first().press('Enter');
  await expect(page).toHaveURL(/\/hearing-detail\//);
  await page.getByRole('link', { name: 'Settings' }).click();
  await expect(page.locator('h1')).toHaveText('Settings');
  await page.getByRole('link', { name: 'Calendar', exact: true }).click();
  await expect(page.locator('[data-freshness="live"]')).toBeVisible();
  expect(sockets).toHaveLength(1);
  expect(sockets[0]).toMatch(/^ws.*[?&]ns=txwb(&|$)/);
  expect(polls).toEqual([]);
});
