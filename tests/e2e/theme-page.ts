import { idOfRowKey, type ThemeName } from '@court/domain';
import { expect, type Page } from '@playwright/test';
import { quietDay } from './court-days';

/** Opens `address` like a reader whose last session had `theme`. Waits for the page's content. */
export async function openIn(page: Page, address: string, theme: ThemeName): Promise<void> {
  await page.addInitScript((name) => localStorage.setItem('_colorTheme', name), theme);
  await page.goto(address);
  await expect(page.locator('h1')).toHaveCount(1);
  await expect(page.locator('[data-skeleton]')).toHaveCount(0);
}

/** Applies another theme to the open page. */
export async function putOn(page: Page, theme: ThemeName): Promise<void> {
  await page.evaluate((name) => {
    document.documentElement.dataset.theme = name;
  }, theme);
  // a page with a first paint loads the rules of other themes shortly after its start
  await page.waitForFunction(
    () =>
      !document.querySelector('style[data-part]') ||
      document.querySelector<HTMLLinkElement>('style[data-part] + link')?.sheet,
  );
}

/** The addresses of a day of 341 meetings, and of one of its meetings. */
export async function meetingAddresses(): Promise<{ day: string; meeting: string }> {
  const { date, rows } = await quietDay('meetings');
  const [key = ''] = Object.keys(rows);
  return { day: `/s341-hearing?date=${date}`, meeting: `/s341-hearing-detail/${idOfRowKey(key)}` };
}

/** The addresses of a court day with hearings of several kinds, and of one of its hearings. */
export async function courtAddresses(): Promise<{ day: string; hearing: string }> {
  const { date, rows } = await quietDay();
  const [key = ''] = Object.keys(rows);
  return { day: `/calendar?date=${date}`, hearing: `/hearing-detail/${idOfRowKey(key)}` };
}
