import { addDays } from '@court/domain';
import type { Page } from '@playwright/test';
import { expect, test } from '../calendar-page';
import { courtDay, rowsPath, today } from '../court-days';
import { patchPath } from '../site';

const REGIONS = '[role="status"], [role="alert"], [aria-live]';

declare global {
  /** Texts of the live region for announcements, each when it appeared. */
  var announced: { at: number; text: string }[];
}

/** Records each announcement of the page from now on. */
const listen = (page: Page) =>
  page.evaluate(() => {
    globalThis.announced = [];
    new MutationObserver(() => {
      const text = document.querySelector('[data-announcements]')?.textContent ?? '';
      if (text !== (announced.at(-1)?.text ?? '')) announced.push({ at: performance.now(), text });
    }).observe(document.body, { childList: true, subtree: true });
  });

const announcements = async (page: Page) =>
  (await page.evaluate(() => announced)).map(({ text }) => text).filter(Boolean);

test('no live region has text when a page has loaded', async ({ page }) => {
  const { date } = await courtDay(addDays(today(), 1));
  const days = [`/calendar?date=${date}`, `/calendar?date=${date}&view=week`, '/calendar?view=month'];
  for (const path of [...days, '/hearing', `/s341-hearing?date=${date}`, '/search-attorney', '/settings']) {
    await page.goto(path);
    await expect(page.locator('[data-freshness] button')).toBeVisible();
    await page.waitForLoadState('networkidle');
    const texts = await page.locator(REGIONS).allTextContents();
    expect(
      texts.filter((text) => text.trim()),
      path,
    ).toEqual([]);
  }
});

test('six hearings that change in parts are one announcement, and another day is one', async ({ page }) => {
  const { date, rows } = await courtDay(addDays(today(), 1));
  const chosen = Object.entries(rows).filter(([, { s, movedTo }]) => s === 'scheduled' && !movedTo);
  const six = chosen.slice(0, 6);
  expect(six).toHaveLength(6);
  await page.goto(`/calendar?date=${date}`);
  await expect(page.locator('[data-reading="live"]')).toBeVisible();
  await page.waitForLoadState('networkidle');
  await listen(page);
  try {
    for (const [key] of six) await patchPath(`${rowsPath(date)}/${key}`, { s: 'vacated' });
    await expect.poll(() => announcements(page)).toHaveLength(1);
    await page.waitForTimeout(2000);
    expect(await announcements(page)).toEqual([expect.stringMatching(/^6 hearings changed: .* and 1 more$/)]);
  } finally {
    for (const [key] of six) await patchPath(`${rowsPath(date)}/${key}`, { s: 'scheduled' });
  }
  await expect.poll(() => announcements(page)).toHaveLength(2);
  await page.getByRole('link', { name: 'Next day' }).click();
  await expect.poll(() => announcements(page)).toHaveLength(3);
  expect((await announcements(page)).at(-1)).toMatch(/\d{4}: [\d,]+ hearings?/);
});
