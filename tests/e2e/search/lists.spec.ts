import { readFileSync } from 'node:fs';
import { addDays, idOfRowKey, parseDatedKey, shortDate } from '@court/domain';
import type { Page } from '@playwright/test';
import ICAL from 'ical.js';
import { axeFindings, sidewaysScroll } from '../axe-findings';
import { expect, test } from '../calendar-page';
import { courtDay, today } from '../court-days';
import { keptValue } from '../kept-value';
import { aLaterHearing, FAR_MONDAY, publishLater } from '../later-hearings';
import { POOR_STORAGE, type PoorStorage } from '../poor-storage';
import { readPath } from '../site';

const AFTER = addDays(FAR_MONDAY, 7);
const menu = (page: Page, name: string | RegExp) => page.getByRole('banner').getByRole('link', { name });
const row = (page: Page, id: string) => page.locator(`[data-hearing-id="${id}"]`);
const star = (page: Page) => page.getByRole('button', { name: /^My list:/ }).first();

/** An upcoming hearing. */
async function aHearing(): Promise<{ id: string; date: string }> {
  const { rows, date } = await courtDay(addDays(today(), 1));
  const [key = ''] = Object.entries(rows).find(([, { s }]) => s === 'scheduled') ?? [];
  return { id: idOfRowKey(key), date };
}

/** Stars a hearing on its own page and follows its case. */
async function keep(page: Page, id: string): Promise<void> {
  await page.goto(`/hearing-detail/${id}`);
  await star(page).click();
  await page.getByRole('button', { name: /^Follow case/ }).click();
}

/** The stored value of a key on the device, as JSON. */
const onDevice = async (page: Page, key = 'lists/txwb') => JSON.stringify(await keptValue(page, key));

/** Returns a check that fails if the page has been reloaded since. */
async function staying(page: Page): Promise<() => Promise<void>> {
  await page.evaluate('window.stays = true');
  return async () => expect(await page.evaluate('window.stays')).toBe(true);
}

test('a starred hearing that is continued shows from and to, its followed case the new date, and the menu their number', async ({
  page,
  context,
  complaints,
}) => {
  test.setTimeout(120_000);
  const hearing = aLaterHearing('kept-1', { caseNumber: '26-39921-hto', caseTitle: 'Ida Wells' });
  await publishLater([hearing]);
  const other = await context.newPage();
  await other.goto('/search-mylist');
  await expect(other.getByText('No dates on your list yet')).toBeVisible();
  await keep(page, 'kept-1');
  // the other tab updates without a reload
  await expect(row(other, 'kept-1')).toContainText('Ida Wells');
  await other
    .getByRole('navigation', { name: 'My lists' })
    .getByRole('link', { name: /^Cases/ })
    .click();
  const next = other.locator('[data-next-date]');
  await expect(next).toContainText(shortDate(FAR_MONDAY, today()));
  await menu(page, 'Settings').click();
  await expect(page.locator('h1')).toHaveText('Settings');

  const stays = await staying(page);
  const continued = { ...hearing, status: 'continued' as const, continuedTo: AFTER };
  await publishLater([continued, { ...hearing, id: 'kept-2', date: AFTER }]);
  await expect(next).toContainText(shortDate(AFTER, today()));
  await expect(menu(page, /^My list/)).toHaveAccessibleName('My list 2 changes');
  await menu(page, /^My list/).click();
  const kept = row(page, 'kept-1');
  await expect(kept).toContainText(/Continued/);
  await expect(kept.locator('[data-new-date]')).toContainText(shortDate(AFTER, FAR_MONDAY));
  await expect(kept.locator('[data-changed]')).toContainText(/Status:.*Scheduled.*Continued/);
  await kept.getByRole('button', { name: 'Add the new date to my list' }).click();
  await expect(row(page, 'kept-2')).toContainText('9:30 AM');
  await stays();

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Add to calendar' }).click(),
  ]);
  const calendar = new ICAL.Component(ICAL.parse(readFileSync(await download.path(), 'utf8')));
  expect(calendar.getAllSubcomponents('vevent')).toHaveLength(2);
  expect(complaints).toEqual([]);
});

test('a note is edited in place, Escape reverts it, and a removed item returns with it, by keyboard only', async ({
  page,
  complaints,
}) => {
  const { id, date } = await aHearing();
  await keep(page, id);
  await menu(page, 'My list').click();
  await expect(page.locator(`section[data-date="${date}"]`)).toBeVisible();
  await row(page, id)
    .getByRole('button', { name: /^Add a note/ })
    .focus();
  await page.keyboard.press('Enter');
  await page.keyboard.type('Bring the plan');
  await page.keyboard.press('Control+Enter');
  await expect(row(page, id)).toContainText('My note: Bring the plan');
  await page.keyboard.press('Enter');
  await page.keyboard.type(' and more');
  await page.keyboard.press('Escape');
  await expect(row(page, id)).toContainText(/My note: Bring the plan$/);
  const off = row(page, id).getByRole('button', { name: /^Remove .* from my list$/ });
  await off.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /^Put .* back on my list$/ })).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: 'was removed from your list' })).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(row(page, id)).toContainText('My note: Bring the plan');
  await expect(off).toBeFocused();
  await expect.poll(() => onDevice(page)).toContain('Bring the plan');
  await page.reload();
  await expect(row(page, id)).toContainText('My note: Bring the plan');
  await row(page, id).getByRole('link').first().click();
  await expect(page).toHaveURL(new RegExp(`/search-mylist-detail/${id}$`));
  await expect.poll(() => onDevice(page, 'listsSeen')).toContain(id);
  await page.goto('/search-mylist-detail');
  await expect(page).toHaveURL(new RegExp(`/search-mylist-detail/${id}$`));
  await expect(page.getByText('My note: Bring the plan')).toBeVisible();
  expect(complaints).toEqual([]);
});

test('a star set in the search appears in the calendar without a reload, and the reverse', async ({
  page,
}) => {
  const { date } = await courtDay(addDays(today(), 1));
  await page.goto(`/calendar?date=${date}`);
  // a row at the top of its day, because a docket draws only the rows near the screen
  const first = page.locator('[data-hearing-id]').filter({ hasText: 'Atty.' }).first();
  await expect(first).toBeVisible();
  const id = (await first.getAttribute('data-hearing-id')) ?? '';
  const attorneys = await readPath<Record<string, Record<string, object>>>(
    'hearingCalendarAttorneys11/hearings',
  );
  const [attorney = ''] =
    Object.entries(attorneys).find(([, dated]) =>
      Object.keys(dated).some((key) => idOfRowKey(parseDatedKey(key).rowKey) === id),
    ) ?? [];
  await page.goto(`/search-attorney-detail/${attorney}`);
  const found = row(page, id);
  const stays = await staying(page);
  await found.getByRole('button', { name: /^My list:/ }).click();
  await found.getByRole('link').first().click();
  await page.getByRole('link', { name: /^All hearings on/ }).click();
  const inCalendar = row(page, id).getByRole('button', { name: /^My list:/ });
  await expect(inCalendar).toHaveAttribute('aria-pressed', 'true');
  await inCalendar.click();
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL(/search-attorney-detail/);
  await expect(row(page, id).getByRole('button', { name: /^My list:/ })).toHaveAttribute(
    'aria-pressed',
    'false',
  );
  await stays();
});

test('full, unreadable or damaged storage removes nothing from the list, and the page reports unsaved changes', async ({
  browser,
  baseURL,
}) => {
  const { id } = await aHearing();
  for (const kind of ['full', 'unreadable', 'corrupt'] satisfies PoorStorage[]) {
    const context = await browser.newContext({ baseURL });
    const page = await context.newPage();
    await page.addInitScript(POOR_STORAGE[kind]);
    await page.goto(`/hearing-detail/${id}`);
    await star(page).click();
    await menu(page, /^My list/).click();
    await expect(row(page, id), kind).toBeVisible();
    const isFull = kind === 'full';
    await expect(page.locator('main').getByText('This device has no room left'), kind).toHaveCount(
      isFull ? 1 : 0,
    );
    // and no other part of the page reports it
    await expect(page.getByText('This device has no room left'), kind).toHaveCount(isFull ? 1 : 0);
    await expect(page.getByText('This device does not let this page store'), kind).toHaveCount(0);
    await context.close();
  }
});

test('each page of the lists has no axe finding and no sideways scroll', async ({ page, complaints }) => {
  test.setTimeout(60_000);
  const { id } = await aHearing();
  const debtors = await readPath<Record<string, object>>(
    'hearingCalendarDebtors11/hearings',
    '&shallow=true',
  );
  const [debtor] = Object.keys(debtors);
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto(`/search-debtor-detail/${debtor}`);
  await page.getByRole('button', { name: /^Follow debtor/ }).click();
  await expect.poll(() => onDevice(page)).toContain(debtor ?? '');
  await keep(page, id);
  await page
    .getByRole('navigation', { name: 'Main areas' })
    .getByRole('link', { name: /^My list/ })
    .click();
  await row(page, id)
    .getByRole('button', { name: /^Add a note/ })
    .click();
  const tabs = page.getByRole('navigation', { name: 'My lists' });
  const go = (tab: string) => () => tabs.getByRole('link', { name: tab }).click();
  const pages: [shown: string, go?: () => Promise<unknown>][] = [
    ['textarea'],
    ['[data-next-date]', go('Cases')],
    ['[data-followed]', go('Debtors')],
    ['[data-list="meetings"] p:not([data-print-head])', go('341 meetings')],
    ['article', () => page.goto(`/search-mylist-detail/${id}`)],
    ['[data-next]', () => page.goto('/home')],
  ];
  for (const [shown, open] of pages) {
    await open?.();
    await expect(page.locator('main').locator(shown).first()).toBeVisible();
    expect(await axeFindings(page), shown).toEqual([]);
    expect(await sidewaysScroll(page), shown).toBeLessThanOrEqual(0);
  }
  expect(complaints).toEqual([]);
});
