import { addDays, shortDate } from '@court/domain';
import type { Page } from '@playwright/test';
import { expect, test } from '../calendar-page';
import { courtDay, firstRecord, today } from '../court-days';
import { busyAttorney } from '../search-page';

test.afterEach(({ complaints }) => {
  expect(complaints).toEqual([]);
});

const COURT = 'U.S. Bankruptcy Court, Western District of Texas';

/** The head of the printed page, and Chromium's text in the margins of every sheet. */
async function headOf(page: Page): Promise<{ head: string; margins: string }> {
  await page.emulateMedia({ media: 'print' });
  // a browser says so before it prints, and only then are the margins set
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  const head = page.locator('[data-print-head]');
  await expect(head).toHaveCount(1);
  await expect(head).toBeVisible();
  const margins = await page.evaluate(() =>
    document.adoptedStyleSheets.flatMap(({ cssRules }) => [...cssRules].map((rule) => rule.cssText)).join(),
  );
  return { head: (await head.textContent()) ?? '', margins };
}

/** Pairs of text lines that print over each other. Empty on a good page. */
const overprints = (page: Page) =>
  page.evaluate(() => {
    const isForListeners = (element: Element | null): boolean =>
      element !== null &&
      (getComputedStyle(element).clipPath === 'inset(50%)' || isForListeners(element.parentElement));
    const walker = document.createTreeWalker(document.querySelector('main') as Element, NodeFilter.SHOW_TEXT);
    const lines: { text: string; box: DOMRect }[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent?.trim();
      const parent = node.parentElement as Element;
      if (!text || !parent.checkVisibility({ visibilityProperty: true }) || isForListeners(parent)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const boxes = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
      lines.push(...boxes.map((box) => ({ text, box })));
    }
    // boxes of lines may touch, because glyphs fill only two thirds of them
    const overlap = (a: DOMRect, b: DOMRect) =>
      Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 &&
      Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 0.35 * Math.min(a.height, b.height);
    return lines.flatMap((a, index) =>
      lines.slice(index + 1).flatMap((b) => (overlap(a.box, b.box) ? [`${a.text} / ${b.text}`] : [])),
    );
  });

/** An address, and the subject of its printed page. */
type Printed = { name: string; address: (page: Page) => Promise<string>; about: RegExp };

const recordOf = async (kind: 'hearings' | 'meetings', status: string) => {
  const { id } = await firstRecord(kind, ({ s }) => s === status);
  return `/${kind === 'hearings' ? '' : 's341-'}hearing-detail/${id}`;
};

const attorneyPage = async () => `/search-attorney-detail/${(await busyAttorney()).id}`;
const tomorrow = async () => (await courtDay(addDays(today(), 1))).date;
const DAY = String.raw`\w{3}, \w{3} \d+, \d{4}`;

const PRINTED: readonly Printed[] = [
  {
    name: 'a day',
    address: async () => `/calendar?date=${await tomorrow()}`,
    about: new RegExp(`^${DAY} · Hearings$`),
  },
  {
    name: 'a judge’s day',
    address: async () => {
      const { date, rows } = await courtDay(addDays(today(), 1));
      return `/calendar?date=${date}&judge=${Object.values(rows).find(({ j }) => j)?.j}`;
    },
    about: new RegExp(`^${DAY} · Hearings · Judge .+$`),
  },
  {
    name: 'a week',
    address: async () => `/calendar?date=${await tomorrow()}&view=week`,
    about: new RegExp(`^Hearings in the week of ${DAY}$`),
  },
  {
    name: 'the list',
    address: async () => `/hearing?date=${await tomorrow()}`,
    about: new RegExp(`^Hearings from ${DAY} on$`),
  },
  {
    name: 'my list',
    address: async (page) => {
      for (const status of ['scheduled', 'continued']) {
        await page.goto(await recordOf('hearings', status));
        const star = page.getByRole('button', { name: /^My list:/ }).first();
        await star.click();
        await expect(star).toHaveAttribute('aria-pressed', 'true');
      }
      return '/search-mylist';
    },
    about: /^My list$/,
  },
  {
    name: 'my day',
    address: async () => `${await attorneyPage()}?view=day`,
    about: new RegExp(`^Day plan · .+ · ${DAY}$`),
  },
  { name: 'an attorney’s dates', address: attorneyPage, about: /^[^·]+$/ },
  {
    name: 'a hearing',
    address: () => recordOf('hearings', 'scheduled'),
    about: new RegExp(`^Hearing · [^·]+ · ${DAY} · Judge .+$`),
  },
  {
    name: 'a continued hearing',
    address: () => recordOf('hearings', 'continued'),
    about: new RegExp(`^Hearing · [^·]+ · ${DAY} · Continued$`),
  },
  {
    name: 'a 341 meeting',
    address: () => recordOf('meetings', 'scheduled'),
    about: new RegExp(`^341 meeting · [^·]+ · ${DAY} · Trustee .+$`),
  },
  { name: 'the offices', address: async () => '/locations', about: /^.+$/ },
];

for (const { name, address, about } of PRINTED)
  test(`the print of ${name} shows court, subject, time of the data and page x of y, and no line overlaps another`, async ({
    page,
  }) => {
    // the width of Letter paper between its margins; a week prints in landscape
    await page.setViewportSize({ width: name === 'a week' ? 950 : 710, height: 980 });
    await page.goto(await address(page));
    await expect(page.locator('[data-print-head]')).toHaveCount(1);
    await expect(page.locator('main h1')).toHaveCount(1);
    await expect(page.locator('main [data-skeleton]')).toHaveCount(0);
    const { head, margins } = await headOf(page);
    const note =
      /Unofficial copy, as of \w{3}, \w{3} \d+, \d{4}, \d+:\d\d [AP]M C[DS]T\. The court’s docket and your notice/;
    expect(head).toMatch(note);
    expect(margins).toMatch(note);
    expect(head.startsWith(`${COURT} · `)).toBe(true);
    const subject = head.slice(COURT.length + 3, head.indexOf('Unofficial copy'));
    expect(subject).toMatch(about);
    expect(margins).toContain(`@top-left { content: "${COURT}"`);
    expect(margins).toContain(`@top-right { content: "${subject}"`);
    expect(margins).toContain('"Page " counter(page) " of " counter(pages)');
    expect(await overprints(page)).toEqual([]);
    if (name === 'a continued hearing')
      await expect(page.locator('[data-banner=continued]')).toContainText(/Continued to|Continued\./);
  });

test('a closed day prints without the next day’s hearings', async ({ page }) => {
  const untilSaturday = 6 - new Date(`${today()}T00:00:00Z`).getUTCDay();
  const saturday = addDays(today(), untilSaturday);
  await page.goto(`/calendar?date=${saturday}`);
  await expect(page.locator('[data-hearing-id]').first()).toBeVisible();
  const { head } = await headOf(page);
  expect(head).toContain(`${shortDate(saturday, '')} · Hearings`);
  await expect(page.locator('[data-closed]')).toBeVisible();
  await expect(page.locator('[data-hearing-id]:visible')).toHaveCount(0);
});
