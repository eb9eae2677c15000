import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fromKey } from '@court/domain';
import type { Page } from '@playwright/test';
import { MAX_RECORD_CHARACTERS } from '../../../court-data/publisher/reading/record-limits';
import { readCourt } from '../../../tools/release/site/court-file';
import { type SiteServer, serveSite } from '../../../tools/release/site/serve-site';
import { type HostileRecord, hostileRecords, unchecked } from '../../hostile/hostile-records';
import { expect, test } from '../calendar-page';
import { publishAllowed, publishCourt } from '../publish-court';
import { siteOfCourt } from '../releases/court-site';
import type { SiteCopy } from '../releases/other-release';
import { patchPath, readPath, testSite } from '../site';
import { someOf } from '../some-of';

const PROOF = process.env.PROOF === '1';
const COUNT = PROOF ? 10_000 : 600;
const DAYS = ['2026-11-23', '2026-11-24', '2026-11-30'];
/** A day without published rows. The test writes rows to it directly, like a careless tool. */
const CARELESS = '2026-12-01';

/** Fields for which the publisher asks the clerk about odd values. Only the careless day has such values. */
const ASKED = [
  // the clerk replaces the odd value with a known word
  ...['caseType', 'chapter', 'status', 'stricken', 'terminated', 'satisfied', 'sealed', 'appear.mode'],
  // the publisher asks for each name whether it is new or another spelling
  ...['office', 'judge', 'trustees'],
  // the publisher asks about each host
  'appear.url',
];
const isAsked = (path: string) => ASKED.some((field) => path === field || path.startsWith(`${field}.`));

const database = (name = 'hostile') => `${testSite().database}?ns=${name}`;
const folder = mkdtempSync(join(tmpdir(), 'hostile-records-'));
let site: SiteCopy;
let device: SiteServer;
let ids: string[];
let refused: number;

const read = <T>(path: string, query = '', name = 'hostile') => readPath<T>(path, query, name);
const patch = (path: string, value: Record<string, unknown>) => patchPath(path, value, 'hostile');

/**
 * Only records of this court. The publisher refuses a file that contains another court's records, without questions.
 */
const ownRecords = (seed: string) =>
  hostileRecords(seed, COUNT).filter(({ hostile }) => !hostile.includes('court'));

function writeExport(name: string, records: readonly HostileRecord[]): string {
  const file = join(folder, `${name}.jsonl`);
  writeFileSync(file, records.map(({ record }) => JSON.stringify(record)).join('\n'));
  return file;
}

/** Whether the publisher can read the record. It refuses a file with one that it cannot, which may be sealed. */
const isReadable = ({ record }: HostileRecord) => JSON.stringify(record).length <= MAX_RECORD_CHARACTERS;

/** Publishes the records of a seed as hearings or meetings. Returns the number of rejects, each with its place. */
async function publish(kind: 'hearings' | 'meetings', seed: string): Promise<number> {
  const records = ownRecords(seed).filter((each) => !each.hostile.some(isAsked) && isReadable(each));
  // the valid records are on, and name the day to which they are continued
  const answers = ['--set', 'laterDay=scheduled'];
  const args = [`--${kind}`, writeExport(kind, records), '--database', database(), '--json', ...answers];
  const { code, printed } = await publishAllowed(args);
  expect(code, printed.slice(0, 2_000)).toBe(0);
  const answer = JSON.parse(printed.slice(printed.indexOf('{'))) as { rejects: Record<string, unknown>[] };
  for (const reject of answer.rejects)
    expect(reject).toMatchObject({
      line: expect.any(Number),
      field: expect.any(String),
      reason: expect.any(String),
    });
  return answer.rejects.length;
}

/** Writes rows and entries to a separate day, without the publisher's checks. */
async function putUnchecked(calendar: string, entries: string, start: string): Promise<void> {
  const careless = hostileRecords(`careless ${start}`, 120).map(unchecked);
  // replaces values that JSON and databases cannot store: half surrogate pairs, which Firebase also refuses
  const stored = (value: unknown) =>
    JSON.parse(JSON.stringify(value).replace(/\\u[dD][89a-fA-F][0-9a-fA-F]{2}/g, '?'));
  for (const [at, { row, entry }] of careless.entries()) {
    await Promise.allSettled([
      patch(`${calendar}/days/${CARELESS}`, { [`0930~${start}${at}`]: stored(row) }),
      patch(entries, { [`${start}${at}`]: stored(entry) }),
    ]);
  }
  expect(Object.keys(await read<object>(`${calendar}/days/${CARELESS}`)).length).toBeGreaterThan(60);
}

test.beforeAll(async () => {
  test.setTimeout(PROOF ? 2_400_000 : 600_000);
  refused = (await publish('hearings', 'browser 1')) + (await publish('meetings', 'browser 2'));
  await putUnchecked('hearingCalendar11', 'hearingCalendarEntries11', 'hc');
  await putUnchecked('341hearingCalendar11', '341hearingCalendarEntries11', 'mc');
  ids = Object.keys(await read<object>('hearingCalendarEntries11', '&shallow=true'));
  const { client } = readCourt('txwb', testSite().database);
  site = await siteOfCourt('txwb', { client: { ...client, databaseURL: database() } });
  device = await serveSite({ site: site.folder, port: 0, build: 'device' });
});
test.afterAll(async () => {
  await device?.close();
  await site?.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Asserts that no code of a record ran, that the area is shown, and that the page fits the screen. */
async function holds(page: Page, name: string): Promise<void> {
  await expect(page.locator('h1'), name).toHaveCount(1);
  await expect(page.locator('main [data-area]').first(), name).toBeVisible();
  await expect(page.locator('[data-failure]'), name).toHaveCount(0);
  await expect(page.locator('[data-skeleton]'), name).toHaveCount(0);
  expect(await page.evaluate('globalThis.__ran'), name).toBeUndefined();
  const { wide, shown } = await page.evaluate(() => ({
    wide: document.documentElement.scrollWidth,
    shown: document.documentElement.clientWidth,
  }));
  expect(wide, `${name} is wider than the screen`).toBeLessThanOrEqual(shown);
}

/** The number of records that one script in the page opens. Each call from the test costs more than a record. */
const BATCH = 100;

/** Opens records one after the other in the page. Returns the faults, each with its address. */
async function openEach(paths: readonly string[]): Promise<string[]> {
  const faults: string[] = [];
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const record = () => document.querySelector('main [data-reading]');
  for (const path of paths) {
    const before = record();
    history.pushState(null, '', path);
    dispatchEvent(new PopStateEvent('popstate'));
    const until = performance.now() + 20_000;
    // each record renders a new element
    const stands = () => record() !== before && !document.querySelector('main [data-skeleton]');
    while (!stands() && !document.querySelector('[data-failure]') && performance.now() < until) await frame();
    const name = path.slice(0, 120);
    if (!stands()) faults.push(`${name} does not come`);
    const titles = document.querySelectorAll('h1').length;
    if (titles !== 1) faults.push(`${name} has ${titles} titles`);
    if (document.querySelector('[data-failure]')) faults.push(`${name}: the area is down`);
    if ('__ran' in globalThis) faults.push(`${name}: a script of the record ran`);
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth)
      faults.push(`${name} is ${scrollWidth - clientWidth} px wider than the screen`);
  }
  return faults;
}

test('hostile records that raise questions are refused as a whole, and nothing is published', async () => {
  const file = writeExport('all', ownRecords('browser 1'));
  const args = ['--hearings', file, '--database', database('hostile-all'), '--json'];
  const { code, printed } = await publishCourt(args);
  expect(code).toBe(3);
  expect(printed).toMatch(/[1-9]\d+ questions are open; nothing was published/);
  expect(await read('', '', 'hostile-all')).toBeNull();
});

const SCREENS = [
  ...[...DAYS, CARELESS].flatMap((date) => [
    `/calendar?date=${date}`,
    `/calendar?date=${date}&view=week`,
    `/s341-hearing?date=${date}`,
  ]),
  `/calendar?date=${CARELESS}&view=month`,
  `/hearing?date=${DAYS[0]}`,
  `/hearing?date=${CARELESS}`,
  '/search-attorney?q=Bo%20Birch',
  '/search-debtor?q=Rosa',
  '/search-casenumber?q=26-50001',
  '/s341-debtor?q=Rosa',
  '/home',
  '/locations',
];

for (const build of ['desktop', 'device'] as const)
  for (const width of [360, 1280])
    test(`${build} build, ${width} px: hostile records run no code, stop no area and widen no page`, async ({
      page,
    }) => {
      test.setTimeout(PROOF ? 7_200_000 : 180_000);
      expect(refused).toBeGreaterThan(COUNT / 5);
      expect(ids.length).toBeGreaterThan(COUNT / 5);
      await page.setViewportSize({ width, height: 800 });
      const origin = build === 'desktop' ? site.url : device.url;
      if (build === 'device') {
        await page.goto(`${origin}/courts`);
        await page.getByRole('button', { name: /Western District of Texas/ }).click();
        await page.waitForURL(`${origin}/home`);
      }
      const screens = someOf(SCREENS, 6);
      for (const path of screens) {
        await page.goto(origin + path);
        if (path === '/home') await expect(page.locator('h1')).toHaveCount(1);
        else await holds(page, path);
      }
      const all = build === 'desktop' && width === 360 ? someOf(ids, 12) : someOf(ids, 4).slice(0, 200);
      const paths = all.map((key) => `/hearing-detail/${encodeURIComponent(fromKey(key).join('~'))}`);
      for (let from = 0; from < paths.length; from += BATCH) {
        const faults = await page.evaluate(openEach, paths.slice(from, from + BATCH));
        expect(faults).toEqual([]);
        await holds(page, paths[from + BATCH - 1]?.slice(0, 120) ?? 'the last record');
      }
    });
