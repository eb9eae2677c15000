import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { idOfRowKey, shortDate } from '@court/domain';
import { realDockets, realDocketText } from '@court/domain/testing/real-dockets';
import type { Page } from '@playwright/test';
import { publishCourt } from '../../../court-data/publisher/publish-court';
import { loadCourt } from '../../../court-data/publisher/run/load-court';
import { readCourt } from '../../../tools/release/site/court-file';
import { axeFindings, sidewaysScroll } from '../axe-findings';
import { expect, pickDate, test } from '../calendar-page';
import { firstRecord, rowsOf, rowsPath } from '../court-days';
import { serverTime } from '../court-time';
import { siteOfCourt } from '../releases/court-site';
import { copyOfSite } from '../releases/other-release';
import { patchPath, readPath, testSite } from '../site';
import { someOf } from '../some-of';

/** Another court's database on the same server. */
const NAMESPACE = 'meetings';
/** A Sunday without meetings of the sample court. */
const SUNDAY = '2027-10-03';

test.afterEach(({ complaints }) => {
  expect(complaints).toEqual([]);
});

const rows = (page: Page) => page.locator('[data-meeting-id]');
const times = (page: Page) => page.locator('[data-block]');
/** Opens `date`. Returns how many meetings the page says will be held, and how many are off. */
async function countOn(page: Page, date: string): Promise<{ held: number; off: number }> {
  await pickDate(page, date);
  await expect(page.locator('#root h1')).toHaveText(`${shortDate(date, date)}, ${date.slice(0, 4)}`);
  const told = page.locator('[data-counts]');
  await expect(told).toHaveText(/: [\d,]+\s(meetings?|canceled)/);
  const said = (await told.textContent()) ?? '';
  const [, held = '0', off = '0'] =
    /: (?:([\d,]+) meetings?)?(?:\s\+\s)?(?:(\d+)\scanceled)?/.exec(said) ?? [];
  return { held: Number.parseInt(held.replace(',', ''), 10), off: Number.parseInt(off, 10) };
}

test('the meetings of real dockets are shown with the counts of their source', async ({ page }) => {
  test.setTimeout(300_000);
  await publishCourt({
    court: await loadCourt('txwb'),
    database: `${testSite().database}?ns=${NAMESPACE}`,
    meetings: { name: 'meetings341.json', text: realDocketText('meetings341.json') },
  });
  const source = new Map<string, number>();
  for (const { eventKind, date } of realDockets())
    if (eventKind === '341 meeting') source.set(date, (source.get(date) ?? 0) + 1);
  expect([...source.values()].reduce((sum, count) => sum + count, 0)).toBe(200);
  // the sample court's page, with the other court's database
  const site = await copyOfSite();
  const file = join(site.folder, 's341-hearing.html');
  const config = /("databaseURL":"[^"]*\?ns=)txwb"/g;
  writeFileSync(file, readFileSync(file, 'utf8').replace(config, `$1${NAMESPACE}"`));
  await page.goto(`${site.url}/s341-hearing`);
  for (const date of someOf([...source.keys()], 4)) {
    await expect
      .poll(() => countOn(page, date).then(({ held, off }) => held + off), date)
      .toBe(source.get(date));
    await expect(rows(page), date).toHaveCount(source.get(date) ?? 0);
  }
  await site.close();
});

/** A trustee's day of 300 meetings, ten every ten minutes from 8:30 on. */
function fullDay(row: object) {
  const meetings = Array.from({ length: 300 }, (_, n) => {
    const at = 510 + 10 * Math.floor(n / 10);
    const time = [Math.floor(at / 60), at % 60].map((part) => String(part).padStart(2, '0')).join('');
    return [`${time}~full-${n}`, { ...row, c: `Debtor ${n}`, s: 'scheduled' }];
  });
  return Object.fromEntries(meetings);
}

test('a trustee’s day of 300 meetings needs few Tab presses, folds past meetings, and prints all of them, on a phone', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const [trustee = ''] = Object.keys(await readPath<object>('trustees11'));
  const [office = ''] = Object.keys(await readPath<object>('offices11'));
  await patchPath(
    rowsPath(SUNDAY, 'meetings'),
    fullDay({ n: '26-50001', y: 'bk', h: '13', r: trustee, o: office, a: 'video' }),
  );
  await page.setViewportSize({ width: 320, height: 720 });
  await page.goto(`/s341-hearing?date=${SUNDAY}`);
  await expect(times(page)).toHaveCount(30);
  await expect(rows(page)).toHaveCount(300);
  await expect(page.locator('[data-trustee] h2')).toContainText('300 meetings');
  expect(await axeFindings(page)).toEqual([]);
  expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
  await page.getByRole('button', { name: 'Jump to time' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: /^10:00 AM/ }).press('Enter');
  const row = page.locator('[data-meeting-id="full-90"]');
  await expect(row.getByRole('link')).toBeFocused();
  await expect(row).toBeInViewport();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/s341-hearing-detail\/full-91/);

  // 9:12 of that day in San Antonio. On the app's page the fake clock would count as code that replaces built-ins
  await page.goto('about:blank');
  await page.clock.install({ time: new Date(`${SUNDAY}T14:12:00Z`) });
  await serverTime(page, `${SUNDAY}T14:12:00Z`);
  await page.goto(`/s341-hearing?date=${SUNDAY}`);
  await expect(rows(page)).toHaveCount(260);
  const fold = page.getByRole('button', { name: 'Show 40 earlier' });
  await fold.press('Enter');
  await expect(rows(page)).toHaveCount(300);
  await page.getByRole('button', { name: 'Hide 40 earlier' }).press('Enter');
  await expect(rows(page)).toHaveCount(260);
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await page.emulateMedia({ media: 'print' });
  await expect(rows(page)).toHaveCount(300);
  await expect(fold).toBeHidden();
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await page.emulateMedia({ media: 'screen' });
  await expect(rows(page)).toHaveCount(260);
  const none = Object.fromEntries(Object.keys(fullDay({})).map((key) => [key, null]));
  await patchPath(rowsPath(SUNDAY, 'meetings'), none);
});

/** A meeting of the sample court on a coming day, with its row. */
const someMeeting = () => firstRecord('meetings', ({ s }) => s === 'scheduled');

test('only an https link to a host of the court is a link, and a number is dialed with ID and passcode', async ({
  page,
}) => {
  const { id } = await someMeeting();
  const path = `341hearingCalendarEntries11/${id}`;
  const { appear: own } = await readPath<{ appear: object }>(path);
  const appear = { mode: 'video', phone: '(210) 555-0160', meetingId: '820 555 0130', passcode: '600551' };
  const court = await loadCourt('txwb');
  const host = court.meetingHosts[0] ?? '';
  await page.goto(`/s341-hearing-detail/${id}`);
  const join = page.getByRole('link', { name: 'Join the meeting' });
  for (const url of [
    `http://${host}/j/1`,
    `https://${host}.example/j/1`,
    `https://user@${host}/j/1`,
    'javascript:alert(1)',
    'zoom.example/j/1',
  ]) {
    await patchPath(path, { appear: { ...appear, url } });
    await expect(page.getByText(url, { exact: true })).toBeVisible();
    await expect(join).toHaveCount(0);
  }
  await patchPath(path, { appear: { ...appear, url: `https://${host}/j/8205550130` } });
  await expect(join).toHaveAttribute('href', `https://${host}/j/8205550130`);
  await expect(page.getByRole('link', { name: '(210) 555-0160', exact: true })).toHaveAttribute(
    'href',
    'tel:+12105550160,,8205550130%23,,,,*600551%23',
  );
  const sections = await page.getByRole('heading', { level: 2 }).allTextContents();
  expect(sections.slice(0, 2)).toEqual(['How to appear', 'What to bring']);
  expect(await axeFindings(page)).toEqual([]);
  await page.setViewportSize({ width: 320, height: 720 });
  await expect.poll(() => sidewaysScroll(page)).toBeLessThanOrEqual(0);
  await patchPath(path, { appear: own });
});

test('a meeting starred in the search of 341 meetings is starred on its day, without a reload', async ({
  page,
}) => {
  const { id, date, row } = await someMeeting();
  const { caseKey } = await readPath<{ caseKey: string }>(`341hearingCalendarEntries11/${id}`);
  await page.goto(`/s341-casenumber-detail/${caseKey}`);
  const star = page.locator(`[data-meeting-id="${id}"]`).getByRole('button', { name: /^My list:/ });
  await star.click();
  await expect(star).toHaveAttribute('aria-pressed', 'true');
  await page.evaluate('globalThis.__samePage = true');
  await page.getByRole('banner').getByRole('link', { name: '341 meetings' }).click();
  await pickDate(page, date);
  const there = page.locator(`[data-meeting-id="${id}"]`).getByRole('button', { name: /^My list:/ });
  await expect(there, row.n).toHaveAttribute('aria-pressed', 'true');
  expect(await page.evaluate('globalThis.__samePage')).toBe(true);
});

test('a meeting changed in the database changes on the open page within a second', async ({ page }) => {
  const { date } = await someMeeting();
  await page.goto(`/s341-hearing?date=${date}`);
  await expect(page.locator('[data-reading="live"]')).toBeVisible();
  // further down, a long day's rows are drawn only when they are scrolled to
  const html = await page.getByRole('main').innerHTML();
  const isDrawn = (key: string) => html.includes(`data-meeting-id="${idOfRowKey(key)}"`);
  const all = Object.entries(await rowsOf(date, 'meetings'));
  const [key = ''] = all.find(([each, { s }]) => s === 'scheduled' && isDrawn(each)) ?? [];
  const id = idOfRowKey(key);
  await patchPath(`${rowsPath(date, 'meetings')}/${key}`, { s: 'not-held' });
  await expect(page.locator(`[data-meeting-id="${id}"]`)).toContainText(/not held/i, { timeout: 1_000 });
  await patchPath(`${rowsPath(date, 'meetings')}/${key}`, { s: 'scheduled' });
  await expect(page.locator(`[data-meeting-id="${id}"]`)).not.toContainText(/not held/i);
});

test('the list loads further days, with meetings only', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => void asked.push(request.url()));
  const { date } = await someMeeting();
  await page.goto(`/s341-hearing?date=${date}&view=list`);
  await expect(page.locator('#root h1')).toHaveText(`${shortDate(date, date)}, ${date.slice(0, 4)}`);
  await expect.poll(() => rows(page).count()).toBeGreaterThan(3);
  expect(asked.filter((url) => /\/hearingCalendar11\//.test(url))).toEqual([]);
});

test('without the area a meeting’s facts are shown without a link, and no data of the area is requested', async ({
  page,
}) => {
  const { id } = await someMeeting();
  const { caseKey } = await readPath<{ caseKey: string }>(`341hearingCalendarEntries11/${id}`);
  const dates = await readPath<object>(`hearingCalendarCaseNumbers11/${caseKey}/hearings`);
  const { modules } = readCourt('txwb');
  const site = await siteOfCourt('txwb', { modules: modules.filter((area) => area !== 'mfe-s341') });
  const asked: string[] = [];
  page.on('request', (request) => void asked.push(new URL(request.url()).pathname));
  const links = page.locator('main a[href*="s341"], header a[href*="s341"]');
  await page.goto(`${site.url}/search-casenumber-detail/${caseKey}`);
  await expect(page.locator(`[data-meeting-id="${id}"]`)).toContainText('341 meeting');
  await expect(links).toHaveCount(0);
  const [hearing = ''] = Object.keys(dates ?? {}).map((key) => key.split('~')[2]);
  if (hearing) {
    await page.goto(`${site.url}/hearing-detail/${hearing}`);
    await expect(page.locator('[data-hearing-record]')).toContainText('341 meeting');
    await expect(links).toHaveCount(0);
  }
  expect(asked.filter((path) => path.includes('mfe-s341'))).toEqual([]);
  await site.close();
});
