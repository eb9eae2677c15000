import { LAUNCH_ARGS } from '../../browser/find-browser';
import { ADDRESSES } from '../addresses';
import { expect, test } from '../calendar-page';
import { testSite } from '../site';
import { someOf } from '../some-of';
import { courtAddresses, openIn } from '../theme-page';
import { type CourtServer, serveAsCourt } from './court-server';

const HOST = 'calendar.court.test';

// a court's own server over plain http: not localhost, and not a secure context
test.use({
  launchOptions: {
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: [...LAUNCH_ARGS, `--host-resolver-rules=MAP ${HOST} 127.0.0.1`],
  },
});

let desktop: CourtServer;
let device: CourtServer;
const at = ({ port }: CourtServer) => `http://${HOST}:${port}`;

test.beforeAll(async () => {
  desktop = await serveAsCourt(testSite().desktop);
  device = await serveAsCourt(testSite().device);
});
test.afterAll(async () => {
  await Promise.all([desktop.close(), device.close()]);
});

test.afterEach(({ complaints }) => {
  // the browser logs the 404 status of pages that this court does not have, and a header that requires https
  const notes = /status of 404|Cross-Origin-Opener-Policy header has been ignored/;
  expect(complaints.filter((text) => !notes.test(text))).toEqual([]);
});

test('on a court’s own server without https the desktop build starts at the calendar, live', async ({
  page,
}) => {
  await page.goto(`${at(desktop)}/`);
  await expect(page).toHaveURL(`${at(desktop)}/calendar`);
  expect(await page.evaluate(() => window.isSecureContext)).toBe(false);
  const { day } = await courtAddresses();
  await openIn(page, at(desktop) + day, 'ocean');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'ocean');
  await expect(page.locator('[data-reading="live"]').first()).toBeVisible();
  await page.locator('[data-hearing-id] a').first().press('Enter');
  await expect(page).toHaveURL(/\/hearing-detail\//);
});

test('some addresses, all of the specification in the proof, answer there', async ({ page }) => {
  test.setTimeout(120_000);
  for (const address of someOf(ADDRESSES, 4)) {
    await page.goto(at(desktop) + address);
    await expect(page.locator('h1'), address).toHaveCount(1);
    await expect(page.locator('h1'), address).not.toHaveText('We can’t find that page');
    await expect(page.locator('[data-failure]'), address).toHaveCount(0);
  }
});

test('the device build’s menu is there and disabled, and says why; on localhost it opens', async ({
  page,
}) => {
  const start = async (site: string) => {
    await page.goto(`${site}/courts`);
    await page.getByRole('button', { name: /Western District of Texas/ }).click();
    await expect(page).toHaveURL(`${site}/home`);
    return page.getByRole('button', { name: 'Menu' });
  };
  const menu = await start(at(device));
  await expect(menu).toBeDisabled();
  await expect(menu).toHaveAccessibleDescription('This menu works only in the mobile app.');
  await (await start(testSite().device)).click();
  await expect(page.getByRole('dialog', { name: 'Menu Settings' })).toBeVisible();
});
