import { addDays } from '@court/domain';
import { expect, test } from '../calendar-page';
import { courtDay, quietDay, today } from '../court-days';

test.afterEach(({ complaints }) => {
  expect(complaints).toEqual([]);
});

test('on paper a day is black on white, without bars, at 9 points or more, each item numbered and with room for notes', async ({
  page,
}) => {
  const { date } = await courtDay(addDays(today(), 1));
  await page.setViewportSize({ width: 740, height: 980 });
  await page.goto(`/calendar?date=${date}`);
  await expect(page.locator('[data-hearing-id]').first()).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  // the date of the top bar stays, because it is the title
  await expect(page.locator('main h1')).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'View' })).toBeHidden();
  for (const name of ['Previous day', 'Next day'])
    await expect(page.getByRole('link', { name })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  await expect(page.getByText('Unofficial copy, as of')).toBeVisible();
  const { begins, sizes, numbers, rooms, colours, scopes } = await page.evaluate(() => {
    const rows = [...document.querySelectorAll('[data-hearing-id]')].slice(0, 30);
    const parts = rows.flatMap((row) => [...row.querySelectorAll('*')]);
    const all = [...document.querySelectorAll('*')];
    const counted = all.filter((each) => /\bitem\b/.test(getComputedStyle(each).counterReset));
    const around: string[] = [];
    for (let at = rows[0]?.parentElement; at; at = at.parentElement) {
      const { containerType, contentVisibility, contain } = getComputedStyle(at);
      around.push(containerType, contentVisibility, contain);
    }
    const written = parts.filter(
      (part) => (part as HTMLElement).innerText?.trim() && part.tagName !== 'BUTTON',
    );
    return {
      begins: counted.map(({ tagName }) => tagName),
      sizes: written.map((part) => Number.parseFloat(getComputedStyle(part).fontSize)),
      numbers: rows.map((row) => getComputedStyle(row, '::before').content),
      rooms: rows.map((row) => Number.parseFloat(getComputedStyle(row, '::after').width)),
      colours: [...new Set(parts.map((each) => getComputedStyle(each).color))],
      // a container, and an element that skips its content, would restart the counter
      scopes: [...new Set(around)].sort(),
    };
  });
  expect(colours).toEqual(['rgb(0, 0, 0)']);
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(12);
  expect([...new Set(numbers)]).toEqual(['counter(item)']);
  // one counter from the first block to the last
  expect(begins).toEqual(['HTML']);
  expect(scopes).toEqual(['none', 'normal', 'visible']);
  expect(Math.min(...rooms)).toBeGreaterThan(100);
});

/** The number of pages of Chromium's PDF. */
const pagesOf = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;

test('a week prints on at most 8 pages, and a continued hearing says so without abbreviations', async ({
  page,
}) => {
  const { date } = await courtDay(addDays(today(), 1));
  await page.goto(`/calendar?date=${date}&view=week`);
  await expect(page.locator('tbody td a').first()).toBeVisible();
  await expect(page.getByText('Unofficial copy, as of')).toBeAttached();
  expect(pagesOf(await page.pdf({ preferCSSPageSize: true }))).toBeLessThanOrEqual(8);
  await page.goto(`/calendar?date=${date}`);
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: 720, height: 980 });
  const status = page.locator('[data-hearing-id]').getByText('Continued').first();
  await expect(status).toBeVisible();
  const { width, room } = await status.evaluate((element) => ({
    width: element.scrollWidth,
    room: (element.parentElement as Element).clientWidth,
  }));
  expect(width).toBeLessThanOrEqual(room);
});

test('a 341 meeting prints as a card of one page in 18 points, without the rest of its page', async ({
  page,
}) => {
  const { rows } = await quietDay('meetings');
  const [key = ''] = Object.entries(rows).find(([, { s, a }]) => s === 'scheduled' && a === 'video') ?? [];
  await page.addInitScript(() => {
    window.print = () => {};
  });
  await page.goto(`/s341-hearing-detail/${key.split('~')[1]}`);
  await page.getByRole('button', { name: 'Explain' }).click();
  await page.getByRole('button', { name: 'Print a large card' }).click();
  const card = page.locator('[data-plain-card]');
  await expect(card).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(card).toContainText(
    /The passcode is.*If you filed this case.*Your notice and the court’s records come first/,
  );
  await expect(card).toHaveCSS('font-size', '24px');
  await expect(page.locator('main')).toBeHidden();
  for (const format of ['Letter', 'A4']) {
    await page
      .getByRole('button', { name: 'Print a large card', includeHidden: true })
      .dispatchEvent('click');
    expect(pagesOf(await page.pdf({ format })), format).toBe(1);
  }
});
