import { addDays, changeKey, idOfRowKey } from '@court/domain';
import type { Page } from '@playwright/test';
import { expect, test } from '../calendar-page';
import { courtDay, rowsOf, tallyOf, today } from '../court-days';
import { keptValue } from '../kept-value';
import { patchPath, readPath } from '../site';

test.afterEach(({ complaints }) => {
  expect(complaints).toEqual([]);
});

const section = (page: Page) => page.getByRole('region', { name: 'Hearings changed since your last visit' });

/**
 * Publishes a change of a hearing like the publisher: first the record, then the time up to which all data are
 * complete.
 */
async function publishChange(id: string, date: string): Promise<number> {
  const { hearings = 0 } = await readPath<{ hearings?: number }>('lastUpdated11');
  const at = Math.max(Date.now(), hearings + 1);
  const change = { at, what: 'changed', d: date, t: '09:30', n: '26-50001', c: 'Rosa M. Peña', y: 'bk' };
  const record = { ...change, status: { from: 'scheduled', to: 'vacated' }, place: { to: 'Courtroom 9' } };
  await patchPath('hearingCalendar11/changes', { [changeKey(at, id)]: record });
  await patchPath('lastUpdated11', { hearings: at, checkedAt: Date.now() });
  return at;
}

test('home shows the number of today’s 341 meetings as a link to them, or nothing if there are none', async ({
  page,
}) => {
  const { held, off } = tallyOf(today(), await rowsOf(today(), 'meetings'));
  await page.goto('/home');
  await expect(page.getByText(/hearings?( or 341 meetings)? today/i).filter({ visible: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Next court days' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  const link = page
    .locator('main section')
    .first()
    .getByRole('link', { name: /meetings? of creditors/ });
  await expect(link).toHaveCount(held + off > 0 ? 1 : 0);
  if (held + off === 0) return;
  const all = `${held} meeting${held === 1 ? '' : 's'} of creditors today`;
  await expect(link).toHaveText(held > 0 ? all : `${off} canceled or moved`);
  await link.click();
  await expect(page).toHaveURL(/\/s341-hearing$/);
});

test('home lists the changes since the last visit, and the next visit starts after them', async ({
  page,
}) => {
  const { date, rows } = await courtDay(addDays(today(), 1));
  const id = idOfRowKey(Object.keys(rows)[0] ?? '');
  await page.goto('/home');
  await expect(page.getByText(/hearings?( or 341 meetings)? today/i).filter({ visible: true })).toBeVisible();
  type Seen = { txwb?: { hearings?: number } };
  const seen = async () => ((await keptValue(page, 'changesSeen')) as Seen | null)?.txwb?.hearings ?? null;
  await expect.poll(seen).not.toBeNull();
  await expect(section(page)).toHaveCount(0);

  const at = await publishChange(id, date);
  await page.goto('/home');
  const change = section(page).locator(`[data-change="${id}"]`);
  await expect(change).toContainText(/Status.*before: Scheduled\s*Vacated.*Place.*Courtroom 9/s);
  await expect(section(page).getByRole('status')).toContainText(/^1 change since /);
  await expect.poll(seen).toBe(at);
  await change.getByRole('link').click();
  await expect(page).toHaveURL(new RegExp(`/hearing-detail/${id}$`));
  await page.goBack();
  await expect(change).toBeVisible();

  await page.goto('/home');
  await expect(section(page).getByRole('status')).toContainText('No hearing has changed since');
});
