import { readFileSync } from 'node:fs';
import { THEMES } from '@court/domain';
import type { Page } from '@playwright/test';
import ICAL from 'ical.js';
import { axeFindings, sidewaysScroll } from '../axe-findings';
import { expect, test } from '../calendar-page';
import { attorneys, box, busyAttorney, results } from '../search-page';
import { patchPath, readPath } from '../site';
import { someOf } from '../some-of';
import { openIn, putOn } from '../theme-page';

test.afterEach(({ complaints }) => {
  expect(complaints).toEqual([]);
});

test('typing, choosing with the keyboard, and the way back', async ({ page }) => {
  const { name, id } = await busyAttorney();
  await page.goto('/');
  await page.getByRole('banner').getByRole('button', { name: 'Search' }).click();
  await expect(page.locator('h1')).toHaveText('Search');
  await expect(box(page)).toBeFocused();
  await page.keyboard.type(name.toLowerCase(), { delay: 20 });
  await expect(page.locator(`[data-found="${id}"]`)).toBeVisible();
  await expect(page).toHaveURL(/q=/);
  await expect(page.getByRole('status').filter({ hasText: /attorneys? found/ })).toHaveCount(1);
  await page.keyboard.press('ArrowDown');
  await expect(page.locator(`[data-found="${id}"] a`).first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/search-attorney-detail/);
  await expect(page.locator('[data-reading="live"]')).toBeVisible();
  await page.goBack();
  await expect(box(page)).toHaveValue(name.toLowerCase());
  await expect(results(page).first()).toBeVisible();
  await page.goForward();
  await expect(page).toHaveURL(/search-attorney-detail/);
  await page.goto('/search-attorney-detail');
  await expect(page).toHaveURL(/search-attorney-detail\/./);
});

test('a pasted caption, a number in any form and a name with an error each find their record', async ({
  page,
}) => {
  const cases = await readPath<Record<string, { n: string; t: string }>>(
    'hrgCalCsNumEasySrch11',
    '&orderBy="$key"&startAt="c26"&limitToFirst=1',
  );
  const [[key = '', hit] = []] = Object.entries(cases);
  const target = key.slice(key.indexOf('~') + 1);
  await page.goto('/search-casenumber');
  for (const text of [hit?.n, `In re ${hit?.t}, Case No. ${hit?.n.replace('-', '–')}`, target.slice(1, 8)]) {
    await box(page).fill(text ?? '');
    await expect(page.locator(`[data-found="${target}"]`)).toBeVisible();
    // a whole number needs no words
    if (text !== hit?.n) await expect(page.locator('[data-understood]')).toContainText(/^No. \d\d-/);
  }
  const { name, id } = await busyAttorney();
  const last = name.split(' ').at(-1) ?? '';
  await page.goto('/search-attorney?in=attorney');
  await box(page).fill(`${last.slice(0, 2)}x${last.slice(2)}, ${name.split(' ')[0]}`);
  await expect(
    page.getByRole('region', { name: /^Similar names/ }).locator(`[data-found="${id}"]`),
  ).toBeVisible();
});

test('upcoming dates change on the page without a reload', async ({ page }) => {
  const { id, rows } = await busyAttorney();
  const [key = '', row] = Object.entries(rows).findLast(([, each]) => each.s === 'scheduled') ?? [];
  const path = `hearingCalendarAttorneys11/hearings/${id}/${key}`;
  const shown = page.locator(
    `[data-hearing-id="${key.split('~')[2]}"], [data-meeting-id="${key.split('~')[2]}"]`,
  );
  await page.goto(`/search-attorney-detail/${id}`);
  await expect(page.locator('[data-reading="live"]')).toBeVisible();
  await shown.first().scrollIntoViewIfNeeded();
  await patchPath(path, { s: 'vacated' });
  await expect(shown.first()).toContainText('Vacated');
  await patchPath(path, { s: row?.s ?? null });
  await expect(shown.first()).not.toContainText('Vacated');
});

test('an attorney’s day plan: blocks in order of time, conflicts in words, one .ics for all', async ({
  page,
}) => {
  const { id } = await busyAttorney();
  await page.goto(`/search-attorney-detail/${id}`);
  await page.getByRole('link', { name: 'Day plan' }).click();
  await expect(page.locator('[data-my-day]')).toBeVisible();
  const days = await page
    .locator('select option')
    .evaluateAll((all) => all.map((one) => one.getAttribute('value')));
  for (const day of days) {
    await page.locator('select').selectOption(day);
    if (Number(await page.locator('[data-conflicts]').getAttribute('data-conflicts')) > 0) break;
  }
  await expect(
    page.getByText(/Two (hearings|meetings) at|A hearing and|min after|h after/).first(),
  ).toBeVisible();
  const records = page.locator('[data-my-day] :is([data-hearing-id], [data-meeting-id])');
  // the day's number, like the file, counts only what is held: 'Mon, Nov 30 · 14 dates'
  const count = Number(/· (\d+) dates?$/.exec(await page.locator('select option:checked').innerText())?.[1]);
  expect(await records.count()).toBeGreaterThanOrEqual(count);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Add to calendar' }).click(),
  ]);
  const calendar = new ICAL.Component(ICAL.parse(readFileSync(await download.path(), 'utf8')));
  expect(calendar.getAllSubcomponents('vevent')).toHaveLength(count);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  await expect(records.first()).toBeVisible();
});

test('a link to an unknown person says so and offers the search', async ({ page }) => {
  for (const [field, name] of [
    ['attorney', 'Find an attorney'],
    ['casenumber', 'Find a case by its number'],
    ['debtor', 'Find a debtor'],
  ]) {
    await page.goto(`/search-${field}-detail/c9999999-bk`);
    await expect(page.locator('h1')).toContainText('We couldn’t find this');
    await page.getByRole('link', { name: name ?? '' }).click();
    await expect(page).toHaveURL(new RegExp(`/search-${field}$`));
  }
});

test('a search file that fails to load is requested again', async ({ page, complaints }) => {
  let lost = 0;
  await page.route(/\/search\.[0-9a-f]+\.js/, (route) => {
    lost += 1;
    return lost > 2 ? route.continue() : route.abort();
  });
  await page.goto('/search-attorney');
  // until then the first paint's field is shown
  const own = page.locator('#root main').getByRole('searchbox');
  for (let tries = 0; tries < 3 && (await own.count()) === 0; tries += 1)
    await Promise.race([page.getByRole('button', { name: /try again/i }).click(), own.waitFor()]);
  await expect(own).toBeVisible();
  expect(lost).toBeGreaterThan(2);
  complaints.splice(0);
});

test.describe('a page of the search, each in the proof,', () => {
  const addresses = async () => {
    const { name } = await busyAttorney();
    // an attorney with few rows, because axe checks every row
    const id = (await attorneys()).findLast(({ rows }) => Object.keys(rows).length > 5)?.id;
    return [
      `/search-attorney?q=${encodeURIComponent(name.slice(0, 2))}`,
      '/search-casenumber?q=26-5',
      '/search-debtor?q=qqxvkk',
      `/search-attorney-detail/${id}`,
      `/search-attorney-detail/${id}?view=day`,
    ];
  };
  const settled = async (page: Page) => {
    await expect(page.locator('[data-found], [data-reading="live"], main a[rel]').first()).toBeVisible();
    await expect(page.getByText('Loading the dates…')).toHaveCount(0);
  };

  for (const width of someOf([320, 1280], 1))
    test(`has no axe finding in the tested themes and no sideways scroll at ${width} px`, async ({
      page,
    }) => {
      test.setTimeout(300_000);
      await page.setViewportSize({ width, height: 800 });
      const themes = someOf(THEMES, 2);
      for (const address of someOf(await addresses(), 1)) {
        await openIn(page, address, 'default');
        await settled(page);
        for (const theme of themes) {
          await putOn(page, theme);
          const found = await axeFindings(page, { coloursOnly: theme !== themes[0] });
          expect(found, `${address} ${theme}`).toEqual([]);
        }
        expect(await sidewaysScroll(page), address).toBeLessThanOrEqual(0);
      }
    });

  test('can be used by touch', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    for (const address of someOf(await addresses(), 1)) {
      await openIn(page, address, 'default');
      await settled(page);
      const targets = page.locator('main').locator('button, select, input, [data-found], nav a');
      // reads all at once, because results may still arrive
      const heights = await targets.evaluateAll((all) =>
        all.slice(0, 30).map((one) => [one.textContent, one.getBoundingClientRect().height] as const),
      );
      expect(heights.length).toBeGreaterThan(0);
      for (const [text, height] of heights) expect(height, `${address} ${text}`).toBeGreaterThanOrEqual(43.5);
    }
  });
});
