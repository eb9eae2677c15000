import { rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { calendarEntryOf } from '@court/domain';
import { calendarEventOf } from '@court/domain/calendar';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { aHearing } from '../testing/a-hearing';
import { NOON } from '../testing/test-court';
import { withdrawRecords } from '../withdraw-records';
import { type FeedFolder, feedFolder, readFeed, readFeedOtherwise } from './testing/feed-folder';

const JUDGE = 'judge/j-harlan-t-oakesmith.ics';
const OTHER_JUDGE = 'judge/j-edwin-j-castellaw.ics';
const OFFICE = 'office/o5.ics';
const CASE = 'case/c2650001-bk.ics';
const MINUTE = 60_000;
const DAY = 86_400_000;

const FIVE = ['h1', 'h2', 'h3', 'h4', 'h5'];
const docket = (more: Parameters<typeof aHearing>[1] = {}) => [
  aHearing('h1', more),
  ...FIVE.slice(1).map((id, at) => aHearing(id, { caseNumber: `26-5010${at}-hto` })),
];

let site: FeedFolder;
beforeEach(async () => {
  site = await feedFolder();
  await site.publish(docket());
});
afterEach(() => site.close());

const publishLater = (minutes: number, more: Parameters<typeof aHearing>[1] | null) =>
  site.publish(more ? docket(more) : docket().slice(1), { now: () => NOON + minutes * MINUTE });
const one = (name: string, id = 'h1') => site.events(name).find(({ uid }) => uid === `${id}@txwb`);
const content = () => new Map(site.files().map((name) => [name, site.text(name)]));

test('a court has a feed for each judge, office and case, and lists of changes', async () => {
  const { written, feeds, records, removed } = await site.write();
  expect(site.feeds()).toEqual([
    CASE,
    ...[0, 1, 2, 3].map((at) => `case/c265010${at}-bk.ics`),
    JUDGE,
    OFFICE,
  ]);
  expect({ written, feeds, records, removed }).toEqual({ written: 7, feeds: 7, records: 5, removed: 0 });
  expect(site.files().filter((name) => name.endsWith('.atom'))).toContain('changes.atom');
  expect(site.events(OFFICE).map(({ uid }) => uid)).toEqual(FIVE.map((id) => `${id}@txwb`));
});

test('a feed has a name, a time zone and a refresh interval, and no alarms', async () => {
  await site.write();
  const text = site.text(JUDGE);
  expect(text).toMatch(/^BEGIN:VCALENDAR\r\nVERSION:2\.0\r\n/);
  expect(text).toContain('METHOD:PUBLISH\r\n');
  expect(text).toContain('REFRESH-INTERVAL;VALUE=DURATION:PT1H\r\n');
  expect(text).toContain('X-PUBLISHED-TTL:PT1H\r\n');
  expect(text).toContain('X-WR-CALNAME:Judge Harlan T. Oakesmith · W.D. Tex. Bankruptcy\r\n');
  expect(text).toContain('DTSTART;TZID=America/Chicago:20261130T093000\r\n');
  expect(text.match(/^BEGIN:VTIMEZONE/gm)).toHaveLength(1);
  expect(text).not.toContain('VALARM');
  expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
});

test('an event equals the one that the pages export: uid, sequence, status and time', async () => {
  await publishLater(1, { time: '13:30' });
  await site.write();
  const entry = calendarEntryOf('h1', await site.get('hearingCalendarEntries11/h1'));
  const offices = (await site.get('offices11')) as never;
  const exported = calendarEventOf(entry, {
    kind: 'hearings',
    court: site.court,
    offices,
    judges: {},
    url: '',
  });
  const { uid, sequence, status, start, summary } = one(JUDGE) ?? {};
  expect(sequence).toBeGreaterThan(0);
  expect({ uid, sequence, status, start, summary }).toEqual({
    uid: exported?.uid,
    sequence: exported?.sequence,
    status: exported?.status,
    start: new Date(exported?.start ?? 0).toISOString(),
    summary: exported?.title,
  });
});

test('both parsers read the same in every feed', async () => {
  await site.write();
  for (const name of site.feeds()) {
    const events = readFeed(site.text(name));
    const same = events.map(({ uid, status, start, summary }) => ({ uid, status, start, summary }));
    expect(readFeedOtherwise(site.text(name))).toEqual(same);
  }
});

test('without changes, no file is written', async () => {
  await site.write();
  const times = site.files().map((name) => statSync(join(site.folder, name)).mtimeMs);
  const again = await site.write({ now: () => NOON + MINUTE });
  expect(again).toMatchObject({ written: 0, removed: 0, feeds: 7 });
  expect(site.files().map((name) => statSync(join(site.folder, name)).mtimeMs)).toEqual(times);
});

test('a change is written to the affected feeds only, and no other event changes', async () => {
  await site.write();
  const before = content();
  await publishLater(5, { time: '13:30' });
  expect(await site.write({ now: () => NOON + 5 * MINUTE })).toMatchObject({ written: 3 });
  expect(one(CASE)).toMatchObject({ start: '2026-11-30T19:30:00.000Z', status: 'CONFIRMED' });
  expect(site.text('case/c2650100-bk.ics')).toBe(before.get('case/c2650100-bk.ics'));
  const others = readFeed(before.get(JUDGE) ?? '').filter(({ uid }) => uid !== 'h1@txwb');
  expect(site.events(JUDGE).filter(({ uid }) => uid !== 'h1@txwb')).toEqual(others);
});

test('a hearing reassigned to another judge moves to that judge’s feed', async () => {
  await site.write();
  await publishLater(5, { judge: 'Edwin J. Castellaw' });
  await site.write();
  expect(one(JUDGE)).toBeUndefined();
  expect(one(OTHER_JUDGE)?.sequence).toBeGreaterThan(0);
});

test('a hearing that is stricken or missing from the export is canceled, and can return', async () => {
  await site.write();
  await publishLater(1, { status: 'vacated' });
  await site.write();
  const struck = one(JUDGE);
  expect(struck).toMatchObject({
    status: 'CANCELLED',
    summary: 'Canceled: Hearing: 26-50001-hto Rosa M. Peña',
  });
  await publishLater(2, {});
  await site.write();
  await publishLater(3, null);
  await site.write();
  const removed = one(JUDGE);
  expect(removed?.status).toBe('CONFIRMED');
  expect(site.text(JUDGE).replaceAll('\r\n ', '')).toMatch(
    /^DESCRIPTION:The court’s list of Nov 23\\, 12:03 PM no longer shows this hearing\. It may still be held/m,
  );
  expect(removed?.sequence).toBeGreaterThan(struck?.sequence ?? 0);
  await publishLater(4, {});
  await site.write();
  expect(one(JUDGE)?.status).toBe('CONFIRMED');
  expect(one(JUDGE)?.sequence).toBeGreaterThan(removed?.sequence ?? 0);
});

test('a withdrawn record is removed from every file, and its case has no feed', async () => {
  await publishLater(1, { time: '10:00' });
  await site.write();
  await withdrawRecords({ court: site.court, database: site.database, ids: ['h1'], now: () => NOON + DAY });
  expect(await site.write()).toMatchObject({ removed: 1 });
  for (const [name, text] of content()) {
    expect(name).not.toContain('2650001');
    expect(text, name).not.toMatch(/h1@txwb|26-50001|Peña.*26-50001/);
  }
});

test('a feed covers the past year', async () => {
  await site.write();
  const before = site.feeds().length;
  const yearLater = Date.parse('2027-11-30T18:00:00Z');
  expect(await site.write({ now: () => yearLater })).toMatchObject({ written: 0, feeds: before });
  expect(await site.write({ now: () => yearLater + DAY })).toMatchObject({ removed: before, records: 0 });
  expect(site.feeds()).toEqual([]);
});

test('attorneys have a feed if the court file names them', async () => {
  const attorney = { name: 'Dana Reyes', barNumber: '24001234', firm: null, phone: null, represents: null };
  const asked = { ...attorney, partyRole: null, lead: true, terminated: false, publicDefender: false };
  await publishLater(1, { attorneys: [asked] });
  await site.write();
  expect(site.feeds().some((name) => name.startsWith('attorney/'))).toBe(false);
  const court = { ...site.court, feeds: { url: 'feeds/txwb', attorneys: ['b-24001234'] } };
  await site.write({ court });
  expect(site.events('attorney/b-24001234.ics').map(({ uid }) => uid)).toEqual(['h1@txwb']);
  await site.write();
  expect(site.feeds().some((name) => name.startsWith('attorney/'))).toBe(false);
});

test('events link to the pages that the court file names', async () => {
  await site.write({ court: { ...site.court, feeds: { url: 'feeds', pages: 'https://c.test/x/' } } });
  expect(site.text(CASE)).toContain('URL;VALUE=URI:https://c.test/x/hearing-detail/h1\r\n');
  expect(site.text('changes.atom')).toContain('<link href="https://c.test/x/"/>');
});

test('a deleted or altered file is rewritten with its next change', async () => {
  await site.write();
  rmSync(join(site.folder, JUDGE));
  writeFileSync(join(site.folder, OFFICE), `${site.text(OFFICE)}altered`);
  await publishLater(5, { time: '13:30' });
  await site.write();
  for (const name of [JUDGE, OFFICE]) expect(site.events(name)).toHaveLength(5);
});

test('without a readable state, all feeds are rewritten and old files are removed', async () => {
  await site.write();
  const stray = join(site.folder, 'case/c9999999-bk.ics');
  for (const state of ['', '{"basis":1}']) {
    writeFileSync(join(site.folder, '.feeds.json'), state);
    writeFileSync(stray, 'BEGIN:VCALENDAR');
    expect(await site.write()).toMatchObject({ feeds: 7, removed: 1 });
    expect(site.events(OFFICE)).toHaveLength(5);
  }
});

test('the error for an unwritable folder names the folder and a remedy', async () => {
  const file = join(site.top, 'file');
  writeFileSync(file, '');
  await expect(site.write({ folder: file })).rejects.toThrow(/could not all be written.*next run/);
});
