import { addDays, type CalendarKind, idOfRowKey, longDate, type StoredRow } from '@court/domain';
import type { Page } from '@playwright/test';
import { expect, test } from '../calendar-page';
import { courtDay, firstRecord, heldOf, isScheduled, rowsOf, today } from '../court-days';
import { readPath } from '../site';

test.afterEach(({ complaints }) => {
  expect(complaints).toEqual([]);
});

const PHONE = { width: 360, height: 740 };

/** Counts a reader's actions: a press, a key that chooses, or a typed text. */
function counted(page: Page) {
  let actions = 0;
  return {
    count: () => actions,
    async press(name: RegExp | string, role: 'button' | 'link' = 'link', inside = 'body') {
      actions += 1;
      await page.locator(inside).getByRole(role, { name }).filter({ visible: true }).first().click();
    },
    async choose(name: string, value: string) {
      actions += 1;
      await page.getByRole('dialog').getByRole('combobox', { name }).selectOption(value);
    },
    async type(text: string) {
      actions += 1;
      await page.keyboard.type(text);
    },
    async key(key: string) {
      actions += 1;
      await page.keyboard.press(key);
    },
  };
}

/** The number of Tab presses until the focused element has the name `name`. */
async function tabStops(page: Page, name: RegExp, most = 60): Promise<number> {
  for (let stops = 1; stops <= most; stops += 1) {
    await page.keyboard.press('Tab');
    const at = await page.evaluate(() => {
      const { activeElement: element } = document;
      return (
        element?.getAttribute('aria-label') ?? element?.closest('label')?.textContent ?? element?.textContent
      );
    });
    if (name.test(at?.trim() ?? '')) return stops;
  }
  throw new Error(`Tab does not lead to ${name} within ${most} stops`);
}

/**
 * A scheduled record after today, held by `method`, that is its case's next date: the case has no other record from
 * today until then.
 */
async function nextDateOfCase(kind: CalendarKind, method: 'inPerson' | 'video') {
  const before = new Set<string>();
  for (let n = 0; n < 21; n += 1) {
    const date = addDays(today(), n);
    const days = { hearings: await rowsOf(date), meetings: await rowsOf(date, 'meetings') };
    const numbers = [...Object.values(days.hearings), ...Object.values(days.meetings)].map((row) => row.n);
    const isAlone = (number: string) =>
      !before.has(number) && numbers.indexOf(number) === numbers.lastIndexOf(number);
    const found = Object.entries(days[kind]).find(
      ([, row]) => isScheduled(row) && row.a === method && isAlone(row.n),
    );
    if (n > 0 && found) return { id: idOfRowKey(found[0]), row: found[1] };
    for (const number of numbers) before.add(number);
  }
  throw new Error('the sample court has no such record within three weeks');
}

/** An attorney with an upcoming hearing after tomorrow that was not called off. */
async function attorney(): Promise<{ id: string; name: string }> {
  type Rows = Record<string, StoredRow & { w?: { n: string } }>;
  const all = await readPath<Record<string, Rows>>('hearingCalendarAttorneys11/hearings');
  const isUpcoming = ([key, row]: [string, StoredRow]) =>
    key.slice(0, 10) > addDays(today(), 1) && !key.endsWith('~341') && isScheduled(row);
  const found = Object.entries(all).find(([, rows]) => Object.entries(rows).some(isUpcoming));
  if (!found) throw new Error('no attorney of the sample court has an upcoming hearing');
  const [id, rows] = found;
  return { id, name: Object.values(rows)[0]?.w?.n ?? '' };
}

test('an attorney’s morning: find my hearings, add them to my list, open the list', async ({ page }) => {
  const { id, name } = await attorney();
  await page.goto('/calendar');
  await expect(page.getByRole('banner').getByRole('searchbox')).toBeVisible();
  const reader = counted(page);
  await reader.key('/');
  await reader.type(name);
  await reader.key('Enter');
  const found = page.locator(`[data-found="${id}"]`);
  await expect(found).toContainText(/(Next|Now): \w{3}, \w{3} \d+/);
  await found.getByRole('link').first().click();
  await expect(page).toHaveURL(/search-attorney-detail/);
  const star = page
    .locator('main li')
    .filter({ has: page.locator('a[href^="/hearing-detail/"]') })
    .getByRole('button', { name: /^My list: / })
    .first();
  await expect(star).toBeVisible();
  await star.click();
  await reader.press('My list', 'link', 'header');
  await expect(page.locator('h1')).toHaveText('My list');
  await expect(page.locator('main li [aria-pressed="true"], main [data-saved]').first()).toBeVisible();
  expect(reader.count() + 2).toBeLessThanOrEqual(6);
});

test('a debtor with a letter: when and how my 341 meeting takes place, on a phone', async ({ page }) => {
  const { row } = await nextDateOfCase('meetings', 'video');
  await page.setViewportSize(PHONE);
  await page.goto('/home');
  const reader = counted(page);
  await reader.press('Search', 'link', 'nav');
  await expect(page.getByRole('main').getByRole('searchbox')).toBeFocused();
  await reader.type(row.n);
  const answer = page.locator('[data-found]').first();
  await expect(answer).toContainText(/(Next|Now): .*[AP]M/);
  await answer.getByRole('link', { name: /[AP]M/ }).click();
  const join = page.getByRole('main').getByRole('link', { name: /^Join/ }).first();
  await expect(join).toBeInViewport({ ratio: 1 });
  await expect(page.getByText('Government-issued photo ID').first()).toBeAttached();
  expect(reader.count() + 1).toBeLessThanOrEqual(3);
});

test('a trustee with hundreds of meetings: only my meetings of a day, open by their times', async ({
  page,
}) => {
  const { date, row } = await firstRecord('meetings', isScheduled);
  const all = Object.entries(await rowsOf(date, 'meetings'));
  const own = all.filter(([, { r }]) => r === row.r);
  const held = heldOf(date, Object.fromEntries(own));
  await page.goto(`/s341-hearing?date=${date}`);
  await expect(page.locator('[data-meeting-id]').first()).toBeVisible();
  const reader = counted(page);
  await reader.press('Trustee', 'button', 'main');
  await reader.choose('Trustee', row.r ?? '');
  await expect(page).toHaveURL(/trustee=/);
  await page.keyboard.press('Escape');
  await expect(page.getByText(`${held} meeting`).first()).toBeVisible();
  const shown = page.locator('[data-meeting-id]');
  await expect(shown.first()).toBeVisible();
  expect(await shown.count()).toBeLessThanOrEqual(own.length);
  expect(reader.count()).toBeLessThanOrEqual(2);
});

test('a deputy: the day on paper, and on the screen in the lobby', async ({ page }) => {
  const { date } = await courtDay(addDays(today(), 1));
  await page.addInitScript(() => {
    window.print = () => Object.assign(globalThis, { __printed: true });
  });
  await page.goto(`/calendar?date=${date}`);
  const reader = counted(page);
  await reader.press('Print', 'button', 'main');
  await expect.poll(() => page.evaluate('globalThis.__printed')).toBe(true);
  await reader.press('Add to calendar, share', 'button', 'main');
  await reader.press('Lobby screen');
  await expect(page).toHaveURL(/display=board/);
  await expect(page.getByRole('main')).toContainText(/\d+:\d\d [AP]M/);
  await expect(page.getByRole('banner')).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
  expect(reader.count()).toBeLessThanOrEqual(3);
});

test('a creditor on a phone: the debtor’s hearing, and the courtroom', async ({ page }) => {
  const { row, id } = await nextDateOfCase('hearings', 'inPerson');
  await page.setViewportSize(PHONE);
  await page.goto('/calendar');
  const reader = counted(page);
  await reader.press('Search', 'link', 'nav');
  await expect(page.getByRole('main').getByRole('searchbox')).toBeFocused();
  await reader.type(row.n);
  const answer = page.locator('[data-found]').first();
  await answer.getByRole('link', { name: /[AP]M/ }).click();
  await expect(page).toHaveURL(new RegExp(`/hearing-detail/${id}$`));
  const directions = page.getByRole('main').getByRole('link', { name: /Directions/ });
  await expect(directions.first()).toBeInViewport({ ratio: 1 });
  expect(reader.count() + 1).toBeLessThanOrEqual(3);
});

test('a reader of a stricken hearing: first that it will not be held, and no way to join', async ({
  page,
}) => {
  const { id } = await firstRecord('hearings', ({ s }) => s === 'stricken');
  await page.setViewportSize(PHONE);
  await page.goto(`/hearing-detail/${id}`);
  const said = page.getByText('Stricken. This hearing will not be held.').first();
  await expect(said).toBeInViewport({ ratio: 1 });
  // repeated, because the app may replace the first paint between the two
  await expect(async () => {
    const boxes = [said, page.locator('main h1')].map((each) => each.boundingBox());
    const [banner, heading] = await Promise.all(boxes);
    expect(banner?.y).toBeLessThan(heading?.y ?? 0);
  }).toPass();
  await expect(page.getByRole('link', { name: /^Join/ })).toHaveCount(0);
  await expect(page.getByRole('main')).not.toContainText('Nothing has changed');
});

test('a blind reader: day, week and month within eight stops, and a day in one sentence', async ({
  page,
}) => {
  const { date } = await courtDay(addDays(today(), 1));
  const next = await courtDay(addDays(date, 1));
  await page.goto(`/calendar?date=${addDays(next.date, -1)}`);
  await expect(page.getByRole('button', { name: 'Judge', exact: true })).toBeVisible();
  // the keys work once their part has loaded
  const shown = () => new URL(page.url()).searchParams.get('date');
  const first = shown();
  await expect(async () => {
    if (shown() === first) await page.keyboard.press('ArrowRight');
    expect(shown()).toBe(next.date);
  }).toPass();
  const held = heldOf(next.date, next.rows);
  const day = new RegExp(`^${longDate(next.date)}: ${held} hearings?`);
  await expect(page.getByRole('status').filter({ hasText: day })).toHaveCount(1);
  await page.goto(`/calendar?date=${date}`);
  await expect(page.getByRole('button', { name: 'Judge', exact: true })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.locator(':focus')).toHaveText('Skip to main content');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  const toWeek = await tabStops(page, /^Week$/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/view=week/);
  await expect(page.getByRole('link', { name: 'Week', exact: true })).toBeFocused();
  expect(toWeek + (await tabStops(page, /^Month$/))).toBeLessThanOrEqual(8);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/(hearing|calendar)/);
  await expect(page.getByRole('grid')).toBeVisible();
});
