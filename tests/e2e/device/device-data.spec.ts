import { idOfRowKey } from '@court/domain';
import type { Page } from '@playwright/test';
import { BACKUP_MARK, BACKUP_VERSION, checksumOf } from '../../../mfe-settings/src/backup/backup-format';
import { packText } from '../../../mfe-settings/src/backup/pack-text';
import { expect, test } from '../calendar-page';
import { courtDay, today } from '../court-days';
import { keptValue } from '../kept-value';
import { testSite } from '../site';
import { fillDevice } from './fill-device';

test.afterEach(({ complaints }) => {
  expect(complaints.filter((text) => !/status of 40\d/.test(text))).toEqual([]);
});

const LIST_PAGES = ['/search-mylist', '/home', '/search-mycase', '/search-mydebtor', '/search-my341meetings'];
const myData = (page: Page) => page.getByRole('region', { name: 'My data' });
const note = (page: Page) => page.getByRole('status').filter({ hasText: /were set aside/ });
const mine = (page: Page) => page.getByText('My note: mine');

async function stands(page: Page, address: string): Promise<void> {
  await expect(page.locator('h1'), address).toHaveCount(1);
  await expect(page.locator('[data-failure]'), address).toHaveCount(0);
}

/** A link that anybody can forge, because the checksum is not secret. */
async function forgedLink(courts: unknown): Promise<string> {
  const made = new Date().toISOString();
  const checksum = checksumOf(BACKUP_VERSION, made, courts);
  const text = JSON.stringify({ what: BACKUP_MARK, version: BACKUP_VERSION, made, checksum, courts });
  return `/settings#lists=${await packText(text)}`;
}

/** A damaged and an intact hearing of the sample court. */
async function twoHearings(spoilt: object) {
  const { date, rows } = await courtDay(today());
  const [bad = '', good = ''] = Object.keys(rows).map(idOfRowKey);
  const item = (id: string, note: string, last: object = {}) => ({
    ...{ id, note, starredAt: Date.now(), notedAt: Date.now() },
    last: { id, key: `0930~${id}`, date, time: '09:30', caseNumber: '26-50001', title: 'Peña', ...last },
  });
  return [item(bad, 'spoilt', spoilt), item(good, 'mine')];
}

const SPOILT: [string, object][] = [
  ['a time no clock shows', { time: '99:99' }],
  ['a day no calendar has', { date: 'garbage', continuedTo: 'soon', movedTo: { date: 'x', time: 'y' } }],
  ['half a surrogate pair', { title: 'P\ud800', judgeId: '\udc00', otherCaseKey: 'c\ud800', id: 'h\ud800' }],
];

for (const [what, spoilt] of SPOILT) {
  test(`a forged link with ${what} changes no list, now and at later visits`, async ({ page }) => {
    const hearings = await twoHearings(spoilt);
    const followed = {
      id: 'c2650001-bk\ud800',
      starredAt: 1,
      note: '',
      last: { number: 'x', title: '\ud800' },
    };
    await page.goto(await forgedLink({ txwb: { version: 1, hearings, cases: [followed] } }));
    await expect(myData(page).getByText('We couldn’t load 1 entry. It is left out.')).toBeVisible();
    await myData(page).getByRole('button', { name: 'Add to my lists' }).click();
    await expect(myData(page).getByText('Added to your lists.')).toBeVisible();
    for (const address of LIST_PAGES) {
      await page.goto(address);
      await stands(page, address);
    }
    await page.goto('/search-mylist');
    await expect(mine(page)).toBeVisible();
    await stands(page, '/search-mylist');
  });

  test(`a device with ${what} from an earlier visit starts, and says so once`, async ({ page }) => {
    const hearings = await twoHearings(spoilt);
    const store = { 'lists/txwb': { version: 1, hearings }, readerSettings: { extCaseNum: 'maybe' } };
    for (const address of LIST_PAGES) {
      await fillDevice(page, testSite().desktop, { store });
      await page.goto(address);
      await expect(note(page), address).toHaveCount(1);
      await stands(page, address);
    }
    await page.goto('/search-mylist');
    await expect(mine(page)).toBeVisible();
    await expect(note(page)).toHaveCount(0);
    expect(await keptValue(page, 'lists/txwb/aside')).toHaveLength(1);
  });
}

test('thirty thousand items in a link are refused with a message, and nothing is written', async ({
  page,
}) => {
  const hearings = Array.from({ length: 30_000 }, (_, n) => ({ id: `h${n}` }));
  await page.goto(await forgedLink({ txwb: { version: 1, hearings } }));
  const alert = myData(page).getByRole('alert');
  await expect(alert).toHaveAttribute('data-problem', 'too-many');
  await expect(alert).toContainText(
    'Your lists have not been changed. The backup holds more than this calendar can store',
  );
  await expect.poll(() => keptValue(page, 'lists/txwb')).toBeNull();
});

test('a session whose quarantined releases are no list starts', async ({ page }) => {
  const kept = '{"length":1}';
  await fillDevice(page, testSite().desktop, { session: { shunnedReleases: kept, overrides: kept } });
  await page.goto('/calendar');
  await expect(page.locator('[data-area="mfe-calendar"]')).toBeVisible();
  await stands(page, '/calendar');
});
