import { sidewaysScroll } from '../axe-findings';
import { expect, test } from '../calendar-page';
import { box, busyAttorney, type Rows, results } from '../search-page';
import { readPath } from '../site';

test.afterEach(({ complaints }) => {
  expect(complaints).toEqual([]);
});

test('the first result is high on the page, and its next date is a separate link', async ({
  browser,
  baseURL,
}) => {
  const { name } = await busyAttorney();
  for (const { width, height, most, row } of [
    { width: 1280, height: 800, most: 150, row: 88 },
    // the next case, its method and the office of a firm's attorney may take lines of their own
    { width: 360, height: 740, most: 206, row: 140 },
  ]) {
    const context = await browser.newContext({ baseURL, viewport: { width, height } });
    const page = await context.newPage();
    await page.goto(`/search-attorney?in=all&q=${encodeURIComponent(name)}`);
    const first = results(page).first();
    await expect(first).toContainText(/(Next|Now): \w{3}, \w{3} \d+.*, \d+:\d\d [AP]M [CM][SD]T/);
    const { y = 0, height: high = 0 } = (await first.boundingBox()) ?? {};
    expect(y, `${width}`).toBeLessThanOrEqual(most);
    // on a phone a time in another zone has its own line for the time on the court's main clock
    const isInTwoZones = width < 600 && /\([\d:]+ [AP]M /.test((await first.textContent()) ?? '');
    expect(high, `${width}`).toBeLessThanOrEqual(row + (isInTwoZones ? 20 : 0));
    const [opened] = await Promise.all([
      context.waitForEvent('page'),
      first.getByRole('link', { name: /[AP]M/ }).click({ modifiers: ['ControlOrMeta'] }),
    ]);
    await expect(opened).toHaveURL(/\/(hearing-detail|s341-hearing-detail)\//);
    await context.close();
  }
});

test('finding when and how a 341 meeting takes place needs three actions by case number, with Join on the first screen', async ({
  browser,
  baseURL,
}) => {
  const cases = await readPath<Record<string, { number: string; meetings?: Rows }>>(
    '341hearingCalendarCaseNumbers11',
    '&orderBy="$key"&limitToLast=200',
  );
  const today = new Date().toISOString().slice(0, 10);
  const found = Object.values(cases).find(({ meetings = {} }) =>
    Object.entries(meetings).some(
      ([key, { s, a }]) => key.slice(0, 10) > today && s === 'scheduled' && a === 'video',
    ),
  );
  const number = found?.number ?? '';
  const context = await browser.newContext({
    ...{ baseURL, viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
  });
  const page = await context.newPage();
  for (const start of ['/home', '/calendar']) {
    await page.goto(start);
    const tab = page.getByRole('navigation', { name: 'Main areas' }).getByRole('link', { name: 'Search' });
    await tab.tap();
    await expect(box(page)).toBeFocused();
    await page.keyboard.type(number);
    const meeting = results(page).filter({ hasText: '341 meeting' }).first();
    await expect(meeting).toContainText(/Next:.*[AP]M/);
    await meeting.getByRole('link', { name: /[AP]M/ }).tap();
    const join = page.locator('main').getByRole('link', { name: /^Join/ }).first();
    await expect(join).toBeInViewport({ ratio: 1 });
  }
  await context.close();
});

test('a found case is followed and seen on my list within twelve stops of the Tab key', async ({ page }) => {
  const cases = await readPath<Record<string, { n: string; u: string }>>(
    'hrgCalCsNumEasySrch11',
    '&orderBy="$key"&startAt="c26"&limitToFirst=400',
  );
  const today = new Date().toISOString().slice(0, 10);
  const number = Object.values(cases).find(({ u }) => u > today)?.n ?? '';
  await page.goto('/search-casenumber');
  await expect(box(page)).toBeFocused();
  await page.keyboard.type(number);
  const found = results(page).first();
  await expect(found).toContainText(/Next:.*[AP]M/);
  // the ways to attend are three of the stops
  await expect(page.locator('[data-results]').getByRole('link', { name: 'Directions' })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  let stops = 0;
  const tabTo = async (name: RegExp) => {
    for (; stops < 14; stops += 1) {
      const now = await page.evaluate(
        () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '',
      );
      if (name.test(now)) return;
      await page.keyboard.press('Tab');
    }
  };
  await tabTo(/^Follow\b/);
  await page.keyboard.press('Enter');
  await tabTo(/^My list$/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search-mylist$/);
  await tabTo(/^Cases/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search-mycase$/);
  await expect(page.locator('main').getByText(number)).toBeVisible();
  expect(stops).toBeLessThanOrEqual(12);
});

test('text of twice the size needs no sideways scroll', async ({ page }) => {
  const { name, id } = await busyAttorney();
  // the reader's own setting, which media queries in rem follow
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
  for (const { width, address } of [
    { width: 360, address: `/search-attorney?in=all&q=${encodeURIComponent(name)}` },
    { width: 360, address: '/search-casenumber' },
    { width: 360, address: `/search-attorney-detail/${id}` },
    { width: 360, address: `/search-attorney-detail/${id}?view=day` },
    { width: 1280, address: `/search-attorney?in=all&q=${encodeURIComponent(name)}` },
  ]) {
    await page.setViewportSize({ width, height: 740 });
    await page.goto(address);
    await expect(page.locator('main :is(li, dd, p:not([data-print-head]))').first()).toBeVisible();
    expect(await sidewaysScroll(page), address).toBeLessThanOrEqual(0);
  }
});
