import { readFileSync } from 'node:fs';
import { addDays, alertTopic, type ExportedRecord } from '@court/domain';
import type { Page } from '@playwright/test';
import { expect, test } from '../calendar-page';
import { aLaterHearing, FAR_MONDAY } from '../later-hearings';
import { testSite } from '../site';
import { addToCalendar, eventsOf, pushCalls, startAlertDay, tap } from './alert-day';

const KILLS = 10;
const MINUTE = 60_000;
const CASE = 'c2639703-bk';
/** Ids differ by process, so that a second run on one site uses other records. */
const idOf = (n: number) => `day-${n}-${process.pid}`;
const TOPICS = {
  first: alertTopic('txwb', 'hearing', idOf(1)),
  second: alertTopic('txwb', 'hearing', idOf(2)),
  case: alertTopic('txwb', 'case', CASE),
};
/** The table of data that leave a phone with alerts on: the plugin's method → the data. */
const TABLE = new Map(
  [...readFileSync('docs/privacy.md', 'utf8').matchAll(/^\| `(\w+)` +\| `?([^`|]+?)`? +\|/gm)].map(
    ([, method = '', carries = '']) => [method, carries],
  ),
);

const hearing = (n: number, more: Partial<ExportedRecord> = {}) =>
  aLaterHearing(idOf(n), { caseNumber: `26-3970${n}-hto`, caseTitle: `Reader ${n}`, ...more });
/** That there is a day from which the export is complete. */
const FIRST = hearing(0);
const DOCKET = [FIRST, hearing(1), hearing(2), hearing(3)];

let day: Awaited<ReturnType<typeof startAlertDay>>;
test.beforeEach(async () => {
  day = await startAlertDay();
});
test.afterEach(async () => {
  await day.end();
});

const star = (page: Page) => page.getByRole('button', { name: /^My list: / }).first();
const offer = (page: Page) => page.getByRole('button', { name: 'Turn on alerts' });

test('an attorney’s day: each change is reported once, even if the publisher is killed; nothing is sent before; calendar events follow', async ({
  context,
  page: unused,
}) => {
  test.setTimeout(600_000);
  await unused.close();
  await day.publish(DOCKET, 0);

  // two stars and a case, and both hearings in the calendar: nothing is asked of the push service, and the reader only after the first
  let page = await day.open(context, `/hearing-detail/${idOf(1)}`);
  await page.getByRole('button', { name: /Western District of Texas/ }).click();
  await expect(star(page)).toBeVisible();
  await expect(offer(page)).toHaveCount(0);
  await star(page).click();
  await expect(offer(page)).toBeVisible();
  await addToCalendar(page, true);
  let kept = await day.close(page);
  page = await day.open(context, `/hearing-detail/${idOf(2)}`, kept);
  await star(page).click();
  await addToCalendar(page, false);
  const [[firstTitle = '', set = 0] = [], [secondTitle = ''] = [], ...others] = await eventsOf(page);
  expect([firstTitle, secondTitle, others]).toEqual([
    'Hearing: Motion to dismiss, 26-39701-hto Reader 1',
    'Hearing: Motion to dismiss, 26-39702-hto Reader 2',
    [],
  ]);
  kept = await day.close(page);
  page = await day.open(context, `/hearing-detail/${idOf(3)}`, kept);
  await page
    .getByRole('button', { name: /Follow case/ })
    .first()
    .click();
  await expect(offer(page)).toBeVisible();
  expect([...day.asked.calls, ...(await pushCalls(page))]).toEqual([]);
  await offer(page).click();
  await expect
    .poll(() => page.evaluate(() => [...window.fakeAndroid.topics].sort()))
    .toEqual(Object.values(TOPICS).sort());

  // moved while the app is open: it counts what it sees itself
  const moved = { ...hearing(1), time: '13:15' };
  const begin = day.messaging.received.length;
  await day.publish([FIRST, moved, hearing(2), hearing(3)], 4);
  await expect(page).toHaveTitle(/^\(1\) /);
  const topics = await page.evaluate(() => window.fakeAndroid.topics);
  const told = day.tray(topics, begin);
  expect(told).toHaveLength(1);
  expect(told[0]?.text).toMatch(/^26-39701-hto Reader 1: Moved to .*1:15 PM MST. It was on .*9:30 AM MST$/);

  // its event goes along, though its page is not open
  const later = set + (3 * 60 + 45) * MINUTE;
  await expect
    .poll(() => eventsOf(page))
    .toEqual([
      [firstTitle, later],
      [secondTitle, set],
    ]);

  // stricken, and a new one, while it is closed
  kept = await day.close(page);
  const closed = day.messaging.received.length;
  const fresh = hearing(4, { caseNumber: '26-39703-hto', date: addDays(FAR_MONDAY, 1) });
  await day.publish([FIRST, moved, { ...hearing(2), status: 'stricken' }, hearing(3), fresh], KILLS - 4);
  const shown = day.tray(kept.topics, closed);
  expect(shown.map(({ text }) => text)).toEqual([
    expect.stringMatching(/^26-39702-hto Reader 2: Stricken. It will not take place on /),
    expect.stringMatching(/^26-39703-hto Reader 4: New: /),
  ]);

  // pressed, it opens its record; the app counts all three
  page = await day.open(context, '/home', kept);
  await tap(page, shown[0]?.data ?? {});
  await expect(page).toHaveURL(new RegExp(`/hearing-detail/${idOf(2)}$`));
  await expect(page).toHaveTitle(/^\(3\) /);
  await expect
    .poll(() => eventsOf(page))
    .toEqual([
      [`Canceled: ${secondTitle}`, set],
      [firstTitle, later],
    ]);

  // off: the service forgets this phone at once
  kept = await day.close(page);
  page = await day.open(context, '/settings', kept);
  const alerts = page.getByRole('region', { name: 'Alerts' });
  await expect(
    alerts.getByText('The push service knows that this phone follows 2 hearings and 1 case.'),
  ).toBeVisible();
  await alerts.getByRole('checkbox').click();
  await expect.poll(() => page.evaluate(() => window.fakeAndroid.topics)).toEqual([]);
  kept = await day.close(page);
  const off = day.messaging.received.length;
  await day.publish([FIRST, { ...moved, time: '14:00' }, hearing(3), fresh], 0);
  expect(day.messaging.received.length).toBeGreaterThan(off);
  expect(day.tray(kept.topics, off)).toEqual([]);

  // the phone sent only the data of the table
  const methods = new Map(
    day.asked.calls.map(({ method, options }) => [
      method.replace('FirebaseMessaging.', ''),
      Object.keys(options),
    ]),
  );
  for (const local of ['addListener', 'removeListener']) methods.delete(local);
  expect([...methods.keys()].sort()).toEqual([...TABLE.keys()].sort());
  expect([methods.get('subscribeToTopic'), methods.get('unsubscribeFromTopic')]).toEqual([
    ['topic'],
    ['topic'],
  ]);
  for (const [method, fields] of methods) {
    if (fields.includes('topic')) expect(TABLE.get(method)).toContain('topic');
    if (TABLE.get(method) === 'nothing') expect(fields, method).toEqual([]);
  }
  expect([...day.asked.origins].sort()).toEqual([testSite().database, day.app].sort());
  expect(day.messaging.refused).toEqual([]);
});

test('a debtor’s day: a meeting continued while the app is closed is reported once by a publisher killed ten times, and marked in the calendar', async ({
  context,
  page: unused,
}) => {
  test.setTimeout(300_000);
  await unused.close();
  const id = `${idOf(5)}-m`;
  const topic = alertTopic('txwb', 'meeting', id);
  const meeting = (more: Partial<ExportedRecord> = {}) =>
    aLaterHearing(id, {
      caseNumber: '26-39705-hto',
      caseTitle: 'Reader 5',
      judge: null,
      trustees: ['Ann Alder'],
      ...more,
    });
  const standing = aLaterHearing(`${id}-0`, { judge: null });
  await day.publish(DOCKET, 0, [standing, meeting()]);

  let page = await day.open(context, `/s341-hearing-detail/${id}`);
  await page.getByRole('button', { name: /Western District of Texas/ }).click();
  await star(page).click();
  await addToCalendar(page, true);
  await offer(page).click();
  await expect.poll(() => page.evaluate(() => window.fakeAndroid.topics)).toEqual([topic]);
  const [[title = '', set = 0] = []] = await eventsOf(page);
  expect(title).toContain('26-39705-hto Reader 5');

  const kept = await day.close(page);
  const from = day.messaging.received.length;
  const to = addDays(FAR_MONDAY, 14);
  await day.publish(DOCKET, KILLS, [standing, meeting({ status: 'continued', continuedTo: to })]);
  const [told, ...others] = day.tray(kept.topics, from);
  expect(others).toEqual([]);
  expect(told?.text).toMatch(
    /^341 meeting 26-39705-hto Reader 5: Continued\. It will not take place on .*9:30 AM MST\. New date: \w+day, /,
  );

  page = await day.open(context, '/home', kept);
  await tap(page, told?.data ?? {});
  await expect(page).toHaveURL(new RegExp(`/s341-hearing-detail/${id}$`));
  await expect(page).toHaveTitle(/^\(1\) /);
  await expect.poll(() => eventsOf(page)).toEqual([[`Moved: ${title}`, set]]);
  expect(day.messaging.refused).toEqual([]);
});
