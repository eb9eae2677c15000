import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addDays, alertTopic, type ExportedRecord } from '@court/records';
import type { BrowserContext, Page } from '@playwright/test';
import { publishWithAlerts, writeAlertCourt } from '../../../court-data/publisher/alerts/testing/run-killed';
import { testFirebase } from '../../../court-data/publisher/testing/test-firebase';
import { runOnFakeAndroid } from '../../fakes/android/fake-android';
import type { Kept } from '../../fakes/android/fake-bridge';
import { expect, test } from '../calendar-page';
import { aLaterHearing, FAR_MONDAY } from '../later-hearings';
import { testSite } from '../site';

const KILLS = 10;
const SERVICES = { senderId: '4711', appId: '1:4711:android:abc' };
const CASE = 'c2639703-bk';
/** A second run on one site is about other records. */
const idOf = (n: number) => `day-${n}-${process.pid}`;
const TOPICS = {
  first: alertTopic('txwb', 'hearing', idOf(1)),
  second: alertTopic('txwb', 'hearing', idOf(2)),
  case: alertTopic('txwb', 'case', CASE),
};
/** The table of what leaves a phone with alerts on: the plugin's method → what it carries. */
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

const folder = mkdtempSync(join(tmpdir(), 'alerts-day-'));
const court = join(folder, 'court.json');
let firebase: Awaited<ReturnType<typeof testFirebase>>;
let server: Server;
let app: string;

/** The device site, whose courts send alerts. */
async function serveApp(): Promise<void> {
  server = createServer(async (request, response) => {
    const answer = await fetch(testSite().device + request.url);
    const type = answer.headers.get('content-type') ?? '';
    const body = Buffer.from(await answer.arrayBuffer());
    const text = body.toString().replaceAll('"messagingSenderId":""', '"messagingSenderId":"4711"');
    const page = text.replaceAll('"client":{', `"pushAppId":"${SERVICES.appId}","client":{`);
    const policy = answer.headers.get('content-security-policy');
    const headers = { 'content-type': type, ...(policy ? { 'content-security-policy': policy } : {}) };
    response.writeHead(answer.status, headers).end(type.startsWith('text/html') ? page : body);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  app = `http://localhost:${(server.address() as AddressInfo).port}`;
}

test.beforeAll(async () => {
  writeAlertCourt(court);
  firebase = await testFirebase(testSite().database, () => null);
  await serveApp();
});
test.afterAll(async () => {
  await firebase.close();
  server.closeAllConnections();
  await new Promise((closed) => server.close(closed));
  rmSync(folder, { recursive: true });
});

/** Publishes, and kills the publisher so many times as soon as it has sent a message. */
async function publish(hearings: ExportedRecord[], kills: number): Promise<void> {
  const job = { court, hearings, file: join(folder, 'hearings.json'), firebase };
  for (let at = 0; at < kills; at += 1) expect(await publishWithAlerts({ ...job, killAfter: 1 })).toBe(true);
  expect(await publishWithAlerts(job)).toBe(false);
}

/** All that the phone and its pages have asked for. */
const asked = { calls: [] as { method: string; options: object }[], origins: new Set<string>() };

const callsOf = (page: Page) =>
  page.evaluate(() =>
    window.fakeAndroid.calls.map(({ method, options }) => ({ method, options: options as object })),
  );
const pushCalls = async (page: Page) =>
  (await callsOf(page)).filter(({ method }) => method.startsWith('FirebaseMessaging.'));

/** Ends the app; what the device keeps. */
async function close(page: Page): Promise<Kept> {
  asked.calls.push(...(await pushCalls(page)));
  const kept = await page.evaluate(() => {
    const { permissions, events, secure, topics } = window.fakeAndroid;
    return { permissions, events, secure, topics };
  });
  await page.close();
  return kept;
}

/** Starts the app of a court that sends alerts, at an address. */
async function open(context: BrowserContext, path: string, kept: Partial<Kept> = {}): Promise<Page> {
  const page = await context.newPage();
  page.on('request', (request) => asked.origins.add(new URL(request.url()).origin));
  page.on('websocket', (socket) => asked.origins.add(new URL(socket.url().replace(/^ws/, 'http')).origin));
  await runOnFakeAndroid(page, { googleServices: SERVICES, kept });
  await page.goto(app + path);
  return page;
}

/** What the service shows on a phone that follows `topics`, of the messages from `from` on: one notification a tag. */
function tray(topics: readonly string[], from: number) {
  const shown = new Map<string, { text: string; data: object }>();
  for (const { topic, notification, data, android } of firebase.messaging.received.slice(from)) {
    if (!topics.includes(topic)) continue;
    shown.set(android.notification.tag, { text: `${notification.title}: ${notification.body}`, data });
  }
  return [...shown.values()].sort((one, other) => (one.text < other.text ? -1 : 1));
}

const star = (page: Page) => page.getByRole('button', { name: /^My list: / }).first();
const offer = (page: Page) => page.getByRole('button', { name: 'Turn on alerts' });

test('a reader’s day: what changes is told once each, however often the publisher is killed, and nothing leaves before', async ({
  context,
  page: unused,
}) => {
  test.setTimeout(600_000);
  await unused.close();
  await publish(DOCKET, 0);

  // two stars and a case: nothing is asked of the push service, and the reader only after the first
  let page = await open(context, `/hearing-detail/${idOf(1)}`);
  await page.getByRole('button', { name: /Western District of Texas/ }).click();
  await expect(star(page)).toBeVisible();
  await expect(offer(page)).toHaveCount(0);
  await star(page).click();
  await expect(offer(page)).toBeVisible();
  let kept = await close(page);
  page = await open(context, `/hearing-detail/${idOf(2)}`, kept);
  await star(page).click();
  kept = await close(page);
  page = await open(context, `/hearing-detail/${idOf(3)}`, kept);
  await page
    .getByRole('button', { name: /Follow the case/ })
    .first()
    .click();
  await expect(offer(page)).toBeVisible();
  expect([...asked.calls, ...(await pushCalls(page))]).toEqual([]);
  await offer(page).click();
  await expect
    .poll(() => page.evaluate(() => [...window.fakeAndroid.topics].sort()))
    .toEqual(Object.values(TOPICS).sort());

  // moved while the app is open: it counts what it sees itself
  const moved = { ...hearing(1), time: '13:15' };
  const begin = firebase.messaging.received.length;
  await publish([FIRST, moved, hearing(2), hearing(3)], 4);
  await expect(page).toHaveTitle(/^\(1\) /);
  const topics = await page.evaluate(() => window.fakeAndroid.topics);
  const told = tray(topics, begin);
  expect(told).toHaveLength(1);
  expect(told[0]?.text).toMatch(/^26-39701-hto Reader 1: Moved to .*1:15 PM MST. It was on .*9:30 AM MST$/);

  // stricken, and a new one, while it is closed
  kept = await close(page);
  const closed = firebase.messaging.received.length;
  const fresh = hearing(4, { caseNumber: '26-39703-hto', date: addDays(FAR_MONDAY, 1) });
  await publish([FIRST, moved, { ...hearing(2), status: 'stricken' }, hearing(3), fresh], KILLS - 4);
  const shown = tray(kept.topics, closed);
  expect(shown.map(({ text }) => text)).toEqual([
    expect.stringMatching(/^26-39702-hto Reader 2: Stricken. It was set for /),
    expect.stringMatching(/^26-39703-hto Reader 4: New: /),
  ]);

  // pressed, it opens its record; the app counts all three
  page = await open(context, '/home', kept);
  await page.evaluate(
    (data) =>
      window.fakeAndroid.notify('FirebaseMessaging', 'notificationActionPerformed', {
        actionId: 'tap',
        notification: { data },
      }),
    shown[0]?.data ?? {},
  );
  await expect(page).toHaveURL(new RegExp(`/hearing-detail/${idOf(2)}$`));
  await expect(page).toHaveTitle(/^\(3\) /);

  // off: the service forgets this phone at once
  kept = await close(page);
  page = await open(context, '/settings', kept);
  const alerts = page.getByRole('region', { name: 'Alerts' });
  await expect(
    alerts.getByText('This phone follows 2 hearings and 1 case with the push service.'),
  ).toBeVisible();
  await alerts.getByRole('checkbox').click();
  await expect.poll(() => page.evaluate(() => window.fakeAndroid.topics)).toEqual([]);
  kept = await close(page);
  const off = firebase.messaging.received.length;
  await publish([FIRST, { ...moved, time: '14:00' }, hearing(3), fresh], 0);
  expect(firebase.messaging.received.length).toBeGreaterThan(off);
  expect(tray(kept.topics, off)).toEqual([]);

  // what left the phone stands in the table, and nothing else did
  const methods = new Map(
    asked.calls.map(({ method, options }) => [
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
  for (const [method, fields] of methods)
    if (fields.includes('topic')) expect(TABLE.get(method)).toContain('topic');
  expect([...asked.origins].sort()).toEqual([testSite().database, app].sort());
  expect(firebase.messaging.refused).toEqual([]);
});
