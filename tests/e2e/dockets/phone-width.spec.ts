import { addDays } from '@court/domain';
import { overlappingTexts, sidewaysScroll } from '../axe-findings';
import { expect, test } from '../calendar-page';
import { courtDay, rowsPath, today } from '../court-days';
import { patchPath } from '../site';
import { courtAddresses, meetingAddresses } from '../theme-page';

test.afterEach(({ complaints }) => {
  expect(complaints).toEqual([]);
});

test('the name of every month fits the bar of a phone', async ({ page }) => {
  for (const width of [360, 320]) {
    await page.setViewportSize({ width, height: 720 });
    for (let month = 1; month <= 12; month += 1) {
      const name = `2027-${String(month).padStart(2, '0')}`;
      await page.goto(`/calendar?date=${name}-04&view=month`);
      await expect(page.getByRole('button', { name: / 2027$/ })).toBeVisible();
      // the filters are beside it, and the link to today unless the screen is too narrow
      await expect(page.getByRole('link', { name: 'Today' })).toBeVisible({ visible: width === 360 });
      await expect(page.locator('main').getByRole('button', { name: /^(Filter|More)$/ })).toBeVisible();
      expect(await sidewaysScroll(page), `${name} at ${width} px`).toBeLessThanOrEqual(0);
    }
  }
});

test('the date picker of a phone opens above the tab bar, and all of it can be pressed', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const path of ['/calendar', '/s341-hearing']) {
    await page.goto(`${path}?date=2027-03-02`);
    const title = page.locator('h1').getByRole('button');
    const sheet = page.getByRole('dialog');
    await title.click();
    // a press reaches the topmost element at that point
    await sheet.getByRole('link', { name: /^Wednesday, March 31, 2027/ }).click();
    await expect(sheet).toHaveCount(0);
    expect(new URL(page.url()).search).toBe('?date=2027-03-31');
    await title.click();
    await sheet.getByRole('link', { name: 'Today' }).click();
    await expect(sheet).toHaveCount(0);
    expect(new URL(page.url()).search).toBe('');
  }
});

test('the date, the heading of the block and its method stay on the screen while the docket scrolls', async ({
  page,
}) => {
  const { date } = await courtDay(addDays(today(), 1));
  for (const size of [
    { width: 360, height: 740 },
    { width: 1280, height: 800 },
  ]) {
    await page.setViewportSize(size);
    await page.goto(`/calendar?date=${date}`);
    await expect(page.locator('[data-hearing-id]').nth(30)).toBeAttached();
    await page.mouse.move(180, 400);
    await page.mouse.wheel(0, 1500);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(1000);
    const title = page.locator('#root h1');
    await expect(title).toBeInViewport({ ratio: 1 });
    const ends = await title.evaluate((each) => each.closest('header')?.getBoundingClientRect().bottom ?? 0);
    const stuck = await page.locator('[data-block] h2').evaluateAll(
      // at its place, or pushed away by the end of its block
      (all, at) =>
        all.filter((each) => {
          const { top, bottom } = each.getBoundingClientRect();
          const end = each.closest('[data-block]')?.getBoundingClientRect().bottom ?? 0;
          return Math.abs(top - at) < 30 || (bottom > at && Math.abs(end - bottom) < 30 && top < at);
        }),
      ends,
    );
    expect(stuck.length, `${size.width}`).toBeGreaterThan(0);
  }
});

test('a row with many former values widens no phone, in day and list', async ({ page }) => {
  const date = '2031-03-03';
  const was = { date: '2031-02-24', time: '11:30', judge: 'Harlan T. Oakesmith', place: 'Courtroom 1' };
  const movedTo = { date: '2031-03-17', time: '11:30' };
  const row = {
    n: '31-50001',
    c: 'Rosa M. Peña',
    y: 'bk',
    h: '13',
    m: 'Motion to dismiss',
    l: 'Courtroom 2',
  };
  const rows = Object.fromEntries(
    ['vacated', 'rescheduled', 'scheduled'].map((s, at) => [
      `0930~wide${at}`,
      { ...row, s, e: '10:45', was, ...(s === 'scheduled' ? {} : { movedTo }) },
    ]),
  );
  await patchPath(rowsPath(date), rows);
  try {
    for (const width of [360, 320])
      for (const address of [`/calendar?date=${date}`, `/hearing?date=${date}`]) {
        await page.setViewportSize({ width, height: 720 });
        await page.goto(address);
        await expect(page.locator('[data-hearing-id]')).toHaveCount(3);
        await expect(page.locator('[data-hearing-id]').first()).toContainText('Moved');
        expect(await sidewaysScroll(page), `${address} at ${width} px`).toBeLessThanOrEqual(0);
      }
  } finally {
    await patchPath(rowsPath(date), Object.fromEntries(Object.keys(rows).map((key) => [key, null])));
  }
});

test('no texts of a row overlap: a day, a week, meetings, the list, a case, at any width', async ({
  page,
}) => {
  const { day, hearing } = await courtAddresses();
  await page.goto(hearing);
  const ofCase = await page
    .locator('main a[href*="/search-casenumber-detail/"]')
    .first()
    .getAttribute('href');
  expect(ofCase).toMatch(/search-casenumber-detail/);
  const { day: meetings } = await meetingAddresses();
  for (const width of [320, 360, 768, 1280])
    for (const address of [day, `${day}&view=week`, meetings, '/hearing', ofCase as string]) {
      await page.setViewportSize({ width, height: 720 });
      await page.goto(address);
      await expect(page.locator('h1')).toHaveCount(1);
      await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
      expect(await overlappingTexts(page), `${address} at ${width} px`).toEqual([]);
    }
});

test('nothing stays over the page at 400 % zoom', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 200 });
  const { date } = await courtDay(addDays(today(), 1));
  await page.goto(`/calendar?date=${date}`);
  await expect(page.locator('[data-hearing-id]').first()).toBeVisible();
  // the rows below the first screen come one step after another
  await expect(async () => {
    await page.mouse.wheel(0, 2000);
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(1000);
  }).toPass();
  const over = await page.evaluate(() =>
    [...document.querySelectorAll('header, nav, section > div')]
      .filter((each) => ['fixed', 'sticky'].includes(getComputedStyle(each).position))
      .map((each) => each.className),
  );
  expect(over).toEqual([]);
});
