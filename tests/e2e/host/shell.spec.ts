import type { Page } from '@playwright/test';
import { sidewaysScroll } from '../axe-findings';
import { expect, test } from '../calendar-page';
import { shiftsOf, watchShifts } from '../layout-shift';
import { courtAddresses } from '../theme-page';
import { onDevice } from './host-screens';

test.afterEach(({ complaints }) => {
  expect(complaints.filter((text) => !/404/.test(text))).toEqual([]);
});

const PHONE = { width: 360, height: 740 };
const bar = (page: Page) => page.getByRole('banner');
const tabs = (page: Page) => page.getByRole('navigation', { name: 'Main areas' });

test('on a desktop one bar of 56 px has court, areas, search field, sample note and freshness', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/settings');
  await expect(bar(page).locator('[data-freshness="live"]')).toBeVisible();
  expect(await bar(page).evaluate((header) => header.getBoundingClientRect().height)).toBe(56);
  const links = bar(page).getByRole('navigation', { name: 'Areas of this calendar' }).getByRole('link');
  await expect(links).toHaveText(['Calendar', /^My list/, '341 meetings', 'Locations', 'Settings']);
  await expect(links.nth(4)).toHaveAttribute('aria-current', 'page');
  await expect(tabs(page)).toHaveCount(0);
  expect(await page.title()).toBe('Settings · W.D. Tex. Bankruptcy');
});

test('a slash focuses the search field, Enter searches the typed text, and a number searches cases', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/settings');
  const field = bar(page).getByRole('searchbox', { name: 'Search' });
  await expect(field).toBeVisible();
  await page.keyboard.press('/');
  await expect(field).toBeFocused();
  await page.keyboard.type('Quesada');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search-\w+\?in=all&q=Quesada$/);
  // the search screen has its own field
  await expect(field).toHaveCount(0);
  await page.goBack();
  await field.fill('26-50001');
  await field.press('Enter');
  await expect(page).toHaveURL(/\/search-casenumber\?q=26-50001$/);
  // and so has the page of an unknown address
  await page.goto('/no-such-page');
  await expect(page.locator('main').getByRole('searchbox')).toBeVisible();
  await expect(field).toHaveCount(0);
  await page.goto('/courts');
  await expect(field).toBeVisible();
});

test('freshness shows when the page was updated; a press shows the exact time, until Escape', async ({
  page,
}) => {
  await page.goto('/settings');
  const button = bar(page).getByRole('button', { name: /^Updated \d{1,2}:\d\d|^Updated \w{3} \d/ });
  await button.click();
  await expect(bar(page).getByText(/court’s records were checked \w+day/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await expect(bar(page).getByText(/court’s records were checked/)).toHaveCount(0);
});

test('on a phone the areas are tabs at the foot in both builds; More opens the rest, or the side menu', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await page.goto('/calendar');
  await expect(tabs(page).getByRole('link')).toHaveText(['Calendar', 'Search', /^My list/, '341']);
  expect(await bar(page).evaluate((header) => header.getBoundingClientRect().height)).toBe(48);
  expect(await tabs(page).evaluate((nav) => nav.getBoundingClientRect().bottom)).toBe(PHONE.height);
  await tabs(page).getByRole('button', { name: 'More' }).click();
  await page.getByRole('dialog', { name: 'More' }).getByRole('link', { name: 'Locations' }).click();
  await expect(page.locator('h1')).toHaveText('Offices and courtrooms');
  await onDevice(page);
  await tabs(page).getByRole('button', { name: 'More' }).click();
  await expect(page.getByRole('dialog', { name: 'Menu Settings' })).toBeVisible();
});

test('the bar of a phone hides on the way down and returns on the way up', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/locations');
  await expect(page.getByRole('article').first()).toBeVisible();
  // the scroll listener is added after the first paint
  await expect(page).toHaveTitle(/ · W\.D\. Tex\. Bankruptcy$/);
  const bottom = () => bar(page).evaluate((header) => header.getBoundingClientRect().bottom);
  await page.mouse.wheel(0, 600);
  await expect.poll(bottom).toBeLessThanOrEqual(0);
  await page.mouse.wheel(0, -200);
  await expect.poll(bottom).toBe(48);
});

test('another screen focuses its heading, and Back focuses the former row again', async ({ page }) => {
  const { day } = await courtAddresses();
  await page.goto(day);
  const row = page.locator('[data-hearing-id] a').first();
  await expect(row).toBeVisible();
  // the focus listener is added after the first paint
  await expect(page).toHaveTitle(/ · W\.D\. Tex\. Bankruptcy$/);
  const href = (await row.getAttribute('href')) ?? '';
  await row.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`${href}$`));
  await expect(page.locator('main h1')).toBeFocused();
  await page.goBack();
  await expect(page.locator(`main a[href="${href}"]`).first()).toBeFocused();
});

for (const { width, height } of [{ width: 1280, height: 800 }, PHONE])
  test(`no screen of the host shifts while it loads, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await watchShifts(page);
    for (const address of [
      '/home',
      '/settings',
      '/locations',
      '/locations-google-maps',
      '/courts',
      '/nothing',
    ]) {
      await page.goto(address);
      await expect(page.locator('[data-freshness="live"]')).toBeVisible();
      await page.waitForLoadState('networkidle');
      expect(await shiftsOf(page), address).toBeLessThanOrEqual(0.02);
    }
  });

test('twice the text size causes no sideways scroll on any screen of the host', async ({ page }) => {
  // the reader's own setting, which media queries in rem follow
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
  for (const width of [360, 1280])
    for (const address of ['/home', '/settings', '/locations', '/courts']) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(address);
      await expect(page.locator('[data-freshness="live"]')).toBeVisible();
      expect(await sidewaysScroll(page), `${address} at ${width} px`).toBeLessThanOrEqual(0);
    }
});

test('a page is dark if the device asks for it, from its first paint on, until the reader chooses', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/settings');
  const ground = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  await expect(page.locator('html')).toHaveAttribute('data-dressing', 'dark');
  expect(await ground()).toBe('rgb(19, 26, 37)');
  await page.getByRole('radio', { name: 'Light', exact: true }).check();
  await expect(page.locator('html')).toHaveAttribute('data-dressing', 'light');
  expect(await ground()).toBe('rgb(255, 255, 255)');
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Light', exact: true })).toBeChecked();
  await expect(page.locator('html')).toHaveAttribute('data-dressing', 'light');
});
