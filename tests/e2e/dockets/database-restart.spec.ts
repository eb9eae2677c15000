import { addDays, idOfRowKey } from '@court/domain';
import { expect, test } from '../calendar-page';
import { courtDay, rowsOf, rowsPath, today } from '../court-days';
import { killDatabase, patchPath } from '../site';

test('killing the database loses nothing, and the open page recovers by itself', async ({ page }) => {
  const { date, rows } = await courtDay(addDays(today(), 1));
  const [key = ''] = Object.keys(rows);
  const live = page.locator('[data-reading="live"]').first();
  await page.goto(`/calendar?date=${date}`);
  await expect(live).toBeVisible();
  await patchPath(`${rowsPath(date)}/${key}`, { s: 'withdrawn' });

  killDatabase();

  await expect(page.locator('[data-hearing-id]')).toHaveCount(Object.keys(rows).length);
  await expect
    .poll(
      () =>
        rowsOf(date).then(
          (now) => now[key]?.s,
          () => null,
        ),
      { timeout: 20_000 },
    )
    .toBe('withdrawn');
  expect(Object.keys(await rowsOf(date)).sort()).toEqual(Object.keys(rows).sort());
  await patchPath(`${rowsPath(date)}/${key}`, { s: 'stricken' });
  const shown = page.locator(`[data-hearing-id="${idOfRowKey(key)}"]`);
  await expect(shown).toContainText(/stricken/i, { timeout: 40_000 });
  await expect(live).toBeVisible();
  await patchPath(`${rowsPath(date)}/${key}`, { s: rows[key]?.s });
});
