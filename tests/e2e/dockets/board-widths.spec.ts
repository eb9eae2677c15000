import { addDays, idOfRowKey, type StoredRow } from '@court/domain';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../calendar-page';
import { courtDay, firstRecord, rowsOf, today } from '../court-days';
import { attorneys, results } from '../search-page';
import { readPath } from '../site';

test.afterEach(({ complaints }) => {
  expect(complaints).toEqual([]);
});

/** The texts of elements that are truncated. */
const cutWords = (page: Page, selector: string) =>
  page
    .locator(selector)
    .evaluateAll((all) =>
      all
        .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
        .map(({ textContent }) => textContent),
    );

/** A hearing of the coming days that was continued to another day. */
const movedHearing = () =>
  firstRecord('hearings', ({ s, movedTo }) => (s === 'continued' || s === 'rescheduled') && !movedTo);

test('a week on a desktop truncates neither place nor manner of appearance, and a holiday’s name stays off the edges of its strip', async ({
  page,
}) => {
  const { date } = await courtDay(addDays(today(), 1));
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`/calendar?date=${date}&view=week`);
  await expect(page.locator('tbody td a').first()).toBeVisible();
  // the hearing can be attended in both ways, so 'in person' alone is wrong
  await expect(page.locator('tbody td a').filter({ hasText: 'In person or by video' }).first()).toBeVisible();
  expect(await cutWords(page, 'tbody td a > span:last-child')).toEqual([]);
  await page.goto('/calendar?date=2026-11-24&view=week');
  const holiday = page.locator('thead [data-holiday]');
  await expect(holiday).toHaveText(/^(Today · )?Thanksgiving Day$/);
  const [strip, day] = await Promise.all([page.locator('thead tr').boundingBox(), holiday.boundingBox()]);
  expect(strip?.height).toBeLessThanOrEqual(64);
  expect((day?.y ?? 0) + (day?.height ?? 0)).toBeLessThan((strip?.y ?? 0) + (strip?.height ?? 0));
});

test('a month shows hearings, judges and 341 meetings in words from a tablet’s width on, and only counts on a phone', async ({
  page,
}) => {
  const { date } = await courtDay(addDays(today(), 1));
  for (const { width, hasWords } of [
    { width: 1280, hasWords: true },
    { width: 768, hasWords: true },
    { width: 360, hasWords: false },
  ]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(`/calendar?date=${date}&view=month`);
    await expect(page.locator(`[data-date="${date}"] [data-count]`)).not.toHaveText('');
    const words = page.getByRole('grid').getByText(/^(\d+ meetings? of creditors|\d+ judges?)$/);
    await expect(words.filter({ visible: true }).first()).toBeVisible({ visible: hasWords });
    expect(await cutWords(page, '[data-date]'), `${width}`).toEqual([]);
  }
});

test('in two columns on a tablet the found name has more room than its date', async ({ page }) => {
  const [{ name } = { name: '' }] = await attorneys();
  await page.setViewportSize({ width: 768, height: 1024 });
  await page.goto(`/search-attorney?q=${encodeURIComponent(name)}`);
  const found = results(page).first();
  await expect(found).toContainText(/(Next|Now): .*[AP]M/);
  const [names, dates] = await Promise.all([
    found.locator('> div').nth(1).boundingBox(),
    found.locator('> div').nth(2).boundingBox(),
  ]);
  expect(names?.width).toBeGreaterThan(1.2 * (dates?.width ?? 0));
  expect(await cutWords(page, '[data-found] > div:nth-of-type(3) > span')).toEqual([]);
});

test('on a phone a title of over a hundred letters leaves day and Join on the first screen', async ({
  page,
}) => {
  const isFit = ({ s, a, c, movedTo }: StoredRow) =>
    s === 'scheduled' && a === 'video' && !movedTo && c.length > 200;
  let id: string | undefined;
  for (let n = 0; n < 21 && !id; n += 1) {
    const rows = Object.entries(await rowsOf(addDays(today(), n)));
    const found = rows.find(([, row]) => isFit(row));
    id = found && idOfRowKey(found[0]);
  }
  expect(id).toBeDefined();
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`/hearing-detail/${id}`);
  const join = page.locator('main').getByRole('link', { name: /^Join/ }).first();
  await expect(join).toBeInViewport({ ratio: 1 });
  const tabs = page.getByRole('navigation', { name: 'Main areas' });
  const [link, bar] = await Promise.all([join.boundingBox(), tabs.boundingBox()]);
  expect((link?.y ?? 0) + (link?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
});

test('on a phone the controls of a docket share a line, with the counts below the date', async ({ page }) => {
  const { date } = await courtDay(addDays(today(), 1));
  for (const width of [360, 320]) {
    await page.setViewportSize({ width, height: 740 });
    await page.goto(`/hearing?date=${date}`);
    const row = page.getByRole('main').locator('[data-dated] > header');
    const counts = row.locator('[data-counts]');
    await expect(counts).toHaveText(/\d/);
    const day = row.getByRole('heading', { level: 1 }).locator('span').first();
    const boxOf = async (at: Locator) => (await at.boundingBox()) ?? { y: 0, height: 0 };
    const middleOf = async (at: Locator) => {
      const { y, height } = await boxOf(at);
      return y + height / 2;
    };
    const controls = row.locator('nav > a, select, [data-filters] > button').filter({ visible: true });
    await expect(controls).toHaveCount(width === 360 ? 5 : 4);
    const middle = await middleOf(day);
    for (const control of await controls.all()) {
      expect(Math.abs((await middleOf(control)) - middle)).toBeLessThanOrEqual(1);
      expect((await boxOf(control)).height).toBeGreaterThanOrEqual(44);
    }
    const [above, below] = [await boxOf(day), await boxOf(counts)];
    expect(below.y).toBeGreaterThanOrEqual(above.y + above.height - 2);
  }
});

test('on a phone a list’s head leaves the first hearing within 200 px', async ({ page }) => {
  const { date } = await courtDay(addDays(today(), 1));
  await page.goto(`/calendar?date=${date}`);
  await page
    .getByRole('button', { name: /^My list: /, pressed: false })
    .first()
    .click();
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/search-mylist');
  const first = page.locator('[data-hearing-id]').first();
  await expect(first).toBeVisible();
  // Subscribe is the last tool to appear
  await expect(page.locator('main button', { hasText: 'Subscribe' })).toBeVisible();
  const tools = page
    .locator('main')
    .getByText(/^(Add to calendar|Print|Subscribe)$/)
    .filter({ visible: true });
  const looks = await tools.evaluateAll((all) =>
    all.map(
      (each) =>
        `${getComputedStyle(each).fontSize} at ${each.closest('button')?.getBoundingClientRect().top}`,
    ),
  );
  expect(looks).toHaveLength(3);
  expect(new Set(looks).size).toBe(1);
  expect((await first.boundingBox())?.y).toBeLessThanOrEqual(200);
});

test('on a phone a list shows a hearing’s status in one line, and no line begins with a dot', async ({
  page,
}) => {
  const moved = await movedHearing();
  await page.goto(`/calendar?date=${moved.date}`);
  const star = page.locator(`[data-hearing-id="${moved.id}"]`).getByRole('button', { name: /^My list: / });
  await star.click();
  await expect(star).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('banner').getByRole('link', { name: 'My list' }).click();
  await expect(page.locator(`[data-hearing-id="${moved.id}"]`)).toBeVisible();
  await page.setViewportSize({ width: 360, height: 740 });
  const chip = page.locator(`[data-hearing-id="${moved.id}"]`).getByText(/^(Continued|Rescheduled)/);
  // the narrower layout draws the row again
  await expect(async () => expect((await chip.boundingBox())?.height).toBeLessThan(24)).toPass();
  const { caseKey } = await readPath<{ caseKey: string }>(`hearingCalendarEntries11/${moved.id}`);
  for (const width of [360, 768]) {
    await page.setViewportSize({ width, height: 740 });
    await page.goto(`/search-casenumber-detail/${caseKey}`);
    const parts = page.locator(
      '[data-hearing-id] > div > :first-child, [data-hearing-id] > div:nth-of-type(4)',
    );
    await expect(parts.first()).toBeVisible();
    const dots = await parts.evaluateAll((all) =>
      all
        .filter((each) => getComputedStyle(each, '::before').content.includes('·'))
        .filter((each) => each.getBoundingClientRect().left < 30)
        .map(({ textContent }) => textContent),
    );
    expect(dots, `${width} px`).toEqual([]);
  }
});

test('every button of a day shows a word or a mark', async ({ page }) => {
  for (const width of [360, 768, 1280, 1600]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(`/calendar?date=${(await courtDay(today())).date}`);
    await expect(page.locator('[data-filters]')).toBeVisible();
    const blank = await page.locator('button:visible').evaluateAll((all) =>
      all
        .filter((each) => {
          const isDrawn = [...each.querySelectorAll('svg')].some((icon) => icon.getClientRects().length > 0);
          const mark = getComputedStyle(each, '::before').content;
          return !isDrawn && mark === 'none' && (each as HTMLElement).innerText.trim() === '';
        })
        .map((each) => each.getAttribute('aria-label')),
    );
    expect(blank, `${width} px`).toEqual([]);
  }
});
