import { addDays, idOfRowKey, THEMES, type ThemeName } from '@court/domain';
import type { Page } from '@playwright/test';
import { seededRandom } from '../../../court-data/database/testing/seeded-random';
import { axeFindings, sidewaysScroll } from '../axe-findings';
import { expect, test } from '../calendar-page';
import { courtDay, type DayRows, heldOf, rowsPath, today } from '../court-days';
import { patchPath, readPath } from '../site';
import { someOf } from '../some-of';
import { openIn, putOn } from '../theme-page';

const SEED = Number(process.env.FUZZ_SEED ?? 20261123);
const random = seededRandom(SEED);
const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;

/** The proof uses all values, an ordinary run a few, by seed. */
const isProof = process.env.PROOF === '1';
const themes: readonly ThemeName[] = isProof ? THEMES : [pick(THEMES)];
const widths = someOf([320, 768, 1280], 1);

/** The judge with the fewest hearings of the day, because checks take less time. */
function quietJudge(rows: DayRows): string {
  const counts = new Map<string, number>();
  for (const { j } of Object.values(rows)) if (j) counts.set(j, (counts.get(j) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => a - b)[0]?.[0] ?? '_';
}

const views = (date: string) => ({
  day: `/calendar?date=${date}`,
  week: `/calendar?date=${date}&view=week`,
  month: `/calendar?date=${date}&view=month`,
  list: `/hearing?date=${date}`,
});

test.afterEach(({ complaints }) => {
  expect(complaints).toEqual([]);
});

async function expectClean(page: Page, where: string): Promise<void> {
  expect(await axeFindings(page), where).toEqual([]);
  expect(await sidewaysScroll(page), where).toBeLessThanOrEqual(0);
}

for (const width of widths) {
  test(`two views of the day, all in the proof, and their filters have no axe finding and no sideways scroll at ${width} px, in ${themes.join(' and ')}`, async ({
    page,
  }) => {
    test.setTimeout(300_000);
    const { date, rows } = await courtDay(addDays(today(), 1));
    await page.setViewportSize({ width, height: 720 });
    for (const [view, address] of someOf(Object.entries(views(date)), 2)) {
      await openIn(page, `${address}&judge=${quietJudge(rows)}`, 'default');
      await page
        .locator('main')
        .getByRole('button', { name: /^(Filter|More)$/ })
        .click();
      await expect(page.getByRole('region', { name: 'All filters' })).toBeVisible();
      for (const theme of themes) {
        await putOn(page, theme);
        await expectClean(page, `${view} in ${theme}`);
      }
    }
  });
}

/** The focused element as a screen reader announces it. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const at = document.activeElement;
    return at?.getAttribute('aria-label') ?? at?.textContent ?? '';
  });

test('the month works by keyboard: arrows move the day, Enter opens it, Back returns to the month', async ({
  page,
}) => {
  const { date, rows } = await courtDay(addDays(today(), 3));
  await page.goto(views(addDays(date, -1)).month);
  await expect(page.locator('[data-count]:not([data-count="0"])').first()).toBeVisible();
  const day = page.locator('[data-date][tabindex="0"]');
  await day.focus();
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(new RegExp(`date=${date}&view=month`));
  await expect
    .poll(() => focused(page))
    .toMatch(/\d+ hearings?(\s\+\s\d+\scanceled\sor\smoved)?(, \d+ meetings? of creditors)?$/);
  expect(await focused(page)).toContain(`: ${heldOf(date, rows)} hearing`);
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-hearing-id]').first()).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('grid')).toBeVisible();
});

test('counts of the month are readable in forced colors', async ({ page }) => {
  const { date } = await courtDay(addDays(today(), 1));
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto(views(date).month);
  const count = page.locator(`[data-date="${date}"] [data-count]`);
  await expect(count).not.toHaveText('');
  const { text, ground } = await count.evaluate((element) => ({
    text: getComputedStyle(element).color,
    ground: getComputedStyle(element.closest('table') as Element).backgroundColor,
  }));
  expect(text).not.toBe(ground);
});

test(`filters list the same in day, week, month and list as a separate count of the database (seed ${SEED})`, async ({
  page,
}) => {
  test.setTimeout(240_000);
  const { date, rows } = await courtDay(addDays(today(), 1));
  for (let n = 0; n < (isProof ? 20 : 2); n += 1) {
    const drawn = pick(Object.values(rows));
    const filter = pick([
      `judge=${drawn.j}`,
      `office=${drawn.o}`,
      `chapter=${drawn.h ?? '_'}`,
      `status=${drawn.s}`,
    ]);
    const [name = '', id = ''] = filter.split('=');
    const field = { judge: 'j', office: 'o', chapter: 'h', status: 's' }[name] as 'j' | 'o' | 'h' | 's';
    const listed = Object.entries(rows).filter(([, row]) => {
      if (field === 'h' && row.y === 'ap' && !row.h) return true;
      const own = field === 's' && row.movedTo ? 'moved' : (row[field] ?? '_');
      return own === id;
    });
    const counted = heldOf(date, Object.fromEntries(listed));
    const at = views(date);
    await page.goto(`${at.day}&${filter}`);
    // the first paint and the app each have the rows until the app is shown
    await expect(page.locator('[data-first]')).toHaveCount(0);
    await expect(page.locator('[data-hearing-id]'), filter).toHaveCount(listed.length);
    const shown = await page
      .locator('[data-hearing-id]')
      .evaluateAll((all) => all.map((each) => (each as HTMLElement).dataset.hearingId));
    expect(shown.sort(), filter).toEqual(listed.map(([key]) => idOfRowKey(key)).sort());
    const words = `${counted} hearing`;
    await page.goto(`${at.month}&${filter}`);
    await expect(page.locator(`[data-date="${date}"] [data-count]`)).toHaveText(String(counted || ''));
    await page.goto(`${at.week}&${filter}`);
    await expect(page.locator(`[data-day="${date}"] h2`)).toContainText(
      counted === 0 ? /No hearings|\d\scanceled/ : words,
    );
    await page.goto(`${at.list}&${filter}`);
    if (listed.length > 0)
      await expect(page.locator('h2').first()).toContainText(
        counted === 0 ? /\d (canceled|no longer)/ : words,
      );
  }
});

test('a hearing changed in the database changes within a second in week, list and month', async ({
  page,
}) => {
  const { date, rows } = await courtDay(addDays(today(), 1));
  const [key = '', row] = Object.entries(rows).find(([, each]) => each.s === 'scheduled' && each.m) ?? [];
  const at = views(date);
  await page.goto(`${at.week}&judge=${row?.j ?? '_'}`);
  await expect(page.locator('[data-reading="live"]').first()).toBeVisible();
  await patchPath(`${rowsPath(date)}/${key}`, { s: 'vacated' });
  // its block may have left the week with it, because a judge does not sit for a hearing that is off
  await expect(page.locator(`td [data-change="${idOfRowKey(key)}"]`)).toBeVisible({ timeout: 1_000 });
  await expect(page.getByText(/^1 hearing changed: .* now Vacated$/)).toBeAttached();
  await patchPath(`${rowsPath(date)}/${key}`, { s: row?.s ?? null });
  await page.goto(at.list);
  await expect(page.locator('[data-reading="live"]').first()).toBeVisible();
  // a row far down a long list is not in the document
  const drawn = page.locator('[data-hearing-id]');
  await expect(drawn.first()).toBeVisible();
  const ids = await drawn.evaluateAll((all) => all.map(({ dataset }) => (dataset as DOMStringMap).hearingId));
  const [listedKey = '', listed] =
    Object.entries(rows).find(([each, { s }]) => s === 'scheduled' && ids.includes(idOfRowKey(each))) ?? [];
  const shown = page.locator(`[data-hearing-id="${idOfRowKey(listedKey)}"]`);
  await patchPath(`${rowsPath(date)}/${listedKey}`, { s: 'vacated' });
  await expect(shown).toContainText(/vacated/i, { timeout: 1_000 });
  await patchPath(`${rowsPath(date)}/${listedKey}`, { s: listed?.s ?? null });
  await expect(shown).not.toContainText(/vacated/i, { timeout: 1_000 });
  const counts = `hearingCalendar11/months/${date.slice(0, 7)}/d${date.slice(8)}`;
  const before = await readPath<Record<string, number>>(counts);
  await page.goto(at.month);
  const cell = page.locator(`[data-date="${date}"] [data-count]`);
  await expect(page.locator('[data-reading="live"]').first()).toBeVisible();
  const total = heldOf(date, rows);
  await expect(cell).toHaveText(String(total));
  const [facet = '', count = 0] = Object.entries(before).find(([key]) => /scheduled/.test(key)) ?? [];
  await patchPath(counts, { [facet]: count + 7 });
  await expect(cell).toHaveText(String(total + 7), { timeout: 1_000 });
  await patchPath(counts, { [facet]: count });
});

const LONG_DAY = '2029-10-05';

test('a day of 1,000 hearings renders few rows, scrolls to the last, and prints all', async ({ page }) => {
  test.setTimeout(120_000);
  const rows: DayRows = {};
  for (let n = 0; n < 1_000; n += 1) {
    const clock = `${String(8 + Math.floor(n / 125)).padStart(2, '0')}30`;
    rows[`${clock}~long-${n}`] = {
      n: `29-${10_000 + n}`,
      c: `Debtor ${n}`,
      y: 'bk',
      s: 'scheduled',
      o: 'o5',
    };
  }
  await patchPath(rowsPath(LONG_DAY), rows);
  await page.goto(views(LONG_DAY).day);
  const shown = page.locator('[data-hearing-id]');
  await expect(page.locator('[data-counts]', { hasText: '1,000 hearings' })).toBeVisible();
  await expect(shown.first()).toBeVisible();
  await expect.poll(() => shown.count()).toBeLessThan(100);
  await expect(shown.first()).toHaveAttribute('aria-setsize', '125');
  await expect(async () => {
    await page.mouse.wheel(0, 20_000);
    await expect(page.locator('[data-hearing-id="long-999"]')).toBeVisible({ timeout: 200 });
  }).toPass({ timeout: 30_000 });
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await expect(shown).toHaveCount(1_000);
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await expect.poll(() => shown.count()).toBeLessThan(100);
  await patchPath('hearingCalendar11/days', { [LONG_DAY]: null });
});
