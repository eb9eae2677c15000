import { addDays } from '@court/domain';
import type { Page } from '@playwright/test';
import { expect, test } from '../calendar-page';
import { courtDay, today } from '../court-days';
import { openThroughRelay } from './open-through-relay';

const state = (page: Page) => page.locator('header [data-state]');
const notice = (page: Page, text: string | RegExp) => page.getByRole('status').filter({ hasText: text });
const line = (page: Page) => page.locator('p[data-reading]').first();

test('a connection that dies silently is called live for at most a minute, and is back within 5 s of its return', async ({
  playwright,
}) => {
  test.setTimeout(180_000);
  const { page, relay, close } = await openThroughRelay(playwright);
  try {
    const { date, rows } = await courtDay(addDays(today(), 1));
    await page.goto(`/calendar?date=${date}`);
    await expect(page.locator('[data-freshness="live"]')).toBeVisible();
    await expect(state(page)).toHaveAttribute('data-state', 'live');
    relay.swallow();
    const died = Date.now();
    await expect(state(page)).toHaveText('No answer', { timeout: 75_000 });
    test.info().annotations.push({ type: 'silence said after', description: `${Date.now() - died} ms` });
    await expect(line(page)).toHaveText(
      /^No answer from the court’s database\. Loaded at \d+:\d\d [AP]M, (1|less than 1) min ago\.$/,
    );
    await expect(notice(page, /Nothing heard .* since \d+:\d\d [AP]M: check your connection/)).toHaveCount(1);
    await expect(page.locator('[data-hearing-id]')).toHaveCount(Object.keys(rows).length);
    relay.giveBack();
    const returned = Date.now();
    await expect(state(page)).toHaveAttribute('data-state', 'live', { timeout: 20_000 });
    await expect(page.locator('[data-freshness="live"]')).toBeVisible();
    test.info().annotations.push({ type: 'back after', description: `${Date.now() - returned} ms` });
    expect(Date.now() - returned).toBeLessThan(5_000);
    await expect(notice(page, 'Connected again.')).toHaveCount(1);
  } finally {
    await close();
  }
});
