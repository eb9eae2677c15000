import { addDays, courtDayFrom, idOfRowKey } from '@court/domain';
import { axeFindings, sidewaysScroll } from '../axe-findings';
import { expect, test } from '../calendar-page';
import { courtDay, quietDay, today } from '../court-days';
import { someOf } from '../some-of';

const WIDTHS = [320, 768, 1280];

for (const width of someOf(WIDTHS, 1)) {
  test(`docket and hearing have no axe finding and no sideways scroll at ${width} px`, async ({ page }) => {
    test.setTimeout(180_000);
    const { date, rows } = await quietDay();
    await page.setViewportSize({ width, height: 720 });
    for (const address of [
      `/calendar?date=${date}`,
      `/hearing-detail/${idOfRowKey(Object.keys(rows)[0] ?? '')}`,
      '/search-attorney',
    ]) {
      await page.goto(address);
      await expect(page.locator('main h1')).toHaveCount(1);
      expect(await axeFindings(page), address).toEqual([]);
      expect(await sidewaysScroll(page), address).toBeLessThanOrEqual(0);
    }
  });
}

test('the arrow keys and t move the day', async ({ page }) => {
  const { date } = await courtDay(addDays(today(), 3));
  await page.goto(`/calendar?date=${date}`);
  await expect(page.locator('[data-reading="live"]')).toBeVisible();
  // the keys work after the parts that load behind the first hearing
  await expect(page.getByRole('button', { name: 'Judge', exact: true })).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(new RegExp(`date=${courtDayFrom(addDays(date, 1))}`));
  await page.keyboard.press('ArrowLeft');
  await expect(page).toHaveURL(new RegExp(`date=${date}`));
  await page.keyboard.press('t');
  await expect(page).toHaveURL(/\/calendar$/);
});
