import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { calendarEventOf } from '@court/record/calendar-event';
import { calendarEntryOf } from '@court/records';
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

test('a court has a feed for each judge, office and case, and lists of its changes', async () => {
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

test('a feed names itself, its zone and how often to look, and rings no alarm', async () => {
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

test('an event is the one that the pages export: uid, sequence, status and moment', async () => {
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

test('both parsers read the same of every feed', async () => {
  await site.write();
  for (const name of site.feeds()) {
    const events = readFeed(site.text(name));
    const same = events.map(({ uid, status, start, summary }) => ({ uid, status, start, summary }));
    expect(readFeedOtherwise(site.text(name))).toEqual(same);
  }
});

test('nothing changed, nothing is written', async () => {
  await site.write();
  const times = site.files().map((name) => statSync(join(site.folder, name)).mtimeMs);
  const again = await site.write({ now: () => NOON + MINUTE });
  expect(again).toMatchObject({ written: 0, removed: 0, feeds: 7 });
  expect(site.files().map((name) => statSync(join(site.folder, name)).mtimeMs)).toEqual(times);
});

test('a change is written to the feeds that it is about, and no other event is touched', async () => {
  await site.write();
  const before = content();
  await publishLater(5, { time: '13:30' });
  expect(await site.write({ now: () => NOON + 5 * MINUTE })).toMatchObject({ written: 3 });
  expect(one(CASE)).toMatchObject({ start: '2026-11-30T19:30:00.000Z', status: 'CONFIRMED' });
  expect(site.text('case/c2650100-bk.ics')).toBe(before.get('case/c2650100-bk.ics'));
  const others = readFeed(before.get(JUDGE) ?? '').filter(({ uid }) => uid !== 'h1@txwb');
  expect(site.events(JUDGE).filter(({ uid }) => uid !== 'h1@txwb')).toEqual(others);
});

test('a hearing that goes to another judge leaves the one feed for the other', async () => {
  await site.write();
  await publishLater(5, { judge: 'Edwin J. Castellaw' });
  await site.write();
  expect(one(JUDGE)).toBeUndefined();
  expect(one(OTHER_JUDGE)?.sequence).toBeGreaterThan(0);
});

test('cancels what is struck, and keeps what is missing from the export: it may still be held', async () => {
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

test('every change that a reader can see in an event raises its sequence', async () => {
  await site.write();
  let last = one(JUDGE)?.sequence ?? 0;
  const more: NonNullable<Parameters<typeof aHearing>[1]> = {};
  for (const [at, change] of [
    { matter: 'Motion to lift stay' },
    { caseTitle: 'Rosa Peña' },
    { durationMinutes: 60 },
    { trustees: ['Ben Birch'] },
    { stricken: 'Y' as const },
    { status: 'continued', continuedTo: '2026-12-07' } as const,
    { continuedTime: '10:00' },
  ].entries()) {
    Object.assign(more, change);
    await publishLater(at + 1, more);
    await site.write({ now: () => NOON + (at + 1) * MINUTE });
    const { sequence = 0 } = one(JUDGE) ?? {};
    expect(sequence, JSON.stringify(change)).toBeGreaterThan(last);
    last = sequence;
  }
  expect(one(JUDGE)).toMatchObject({
    status: 'CANCELLED',
    summary: expect.stringMatching(/^Moved: Hearing: /),
  });
});

test('the event of a continued hearing follows the one that continues it', async () => {
  const to = { status: 'continued', continuedTo: '2026-12-07' } as const;
  const next = (more: Parameters<typeof aHearing>[1] = {}) =>
    aHearing('next', { date: '2026-12-07', time: '10:00', ...more });
  const said = () => site.text(CASE).replaceAll('\r\n ', '').replaceAll('\\,', ',');
  let minute = 0;
  const publish = async (...more: ReturnType<typeof aHearing>[]) => {
    minute += 1;
    await site.publish([...docket(to), ...more], { now: () => NOON + minute * MINUTE, allowShrink: true });
    return await site.write({ now: () => NOON + minute * MINUTE });
  };
  await publish(next());
  expect(said()).toContain('New date: Monday, December 7, 2026, 10:00 AM CST.');
  const before = one(CASE);
  await publish(next({ time: '11:00' }));
  expect(said()).toContain('New date: Monday, December 7, 2026, 11:00 AM CST.');
  const after = one(CASE);
  expect(after?.sequence).toBeGreaterThan(before?.sequence ?? 0);
  expect(after?.stamp).not.toBe(before?.stamp);
  await publish(next({ time: '11:00', status: 'vacated' }));
  expect(said()).toContain('is off too: Vacated.');
  await publish(next({ date: '2026-12-08', time: '11:00' }));
  expect(said()).toContain('New date: Monday, December 7, 2026.\\n');
  expect(await site.write({ now: () => NOON + minute * MINUTE })).toMatchObject({ written: 0 });
});

test('of a record that is withdrawn nothing stays in any file, and its case has no feed', async () => {
  await publishLater(1, { time: '10:00' });
  await site.write();
  await withdrawRecords({ court: site.court, database: site.database, ids: ['h1'], now: () => NOON + DAY });
  expect(await site.write()).toMatchObject({ removed: 1 });
  for (const [name, text] of content()) {
    expect(name).not.toContain('2650001');
    expect(text, name).not.toMatch(/h1@txwb|26-50001|Peña.*26-50001/);
  }
});

test('a feed reaches a year back', async () => {
  await site.write();
  const before = site.feeds().length;
  const yearLater = Date.parse('2027-11-30T18:00:00Z');
  expect(await site.write({ now: () => yearLater })).toMatchObject({ written: 0, feeds: before });
  expect(await site.write({ now: () => yearLater + DAY })).toMatchObject({ removed: before, records: 0 });
  expect(site.feeds()).toEqual([]);
});

test('attorneys have a feed where the court’s file names them', async () => {
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

test('events lead to the pages that the court’s file names', async () => {
  await site.write({ court: { ...site.court, feeds: { url: 'feeds', pages: 'https://c.test/x/' } } });
  expect(site.text(CASE)).toContain('URL;VALUE=URI:https://c.test/x/hearing-detail/h1\r\n');
  expect(site.text('changes.atom')).toContain('<link href="https://c.test/x/"/>');
});

test('a file that was deleted or altered is made whole with its next change', async () => {
  await site.write();
  rmSync(join(site.folder, JUDGE));
  writeFileSync(join(site.folder, OFFICE), `${site.text(OFFICE)}altered`);
  await publishLater(5, { time: '13:30' });
  await site.write();
  for (const name of [JUDGE, OFFICE]) expect(site.events(name)).toHaveLength(5);
});

test('without its state, or with one that cannot be read, all is written anew and old files go', async () => {
  await site.write();
  const stray = join(site.folder, 'case/c9999999-bk.ics');
  for (const state of ['', '{"basis":1}']) {
    writeFileSync(join(site.folder, '.feeds.json'), state);
    writeFileSync(stray, 'BEGIN:VCALENDAR');
    expect(await site.write()).toMatchObject({ feeds: 7, removed: 1 });
    expect(site.events(OFFICE)).toHaveLength(5);
  }
});

test('a folder that cannot be written is named, with the remedy', async () => {
  const file = join(site.top, 'file');
  writeFileSync(file, '');
  await expect(site.write({ folder: file })).rejects.toThrow(/could not all be written.*next run/);
});

test('the lists of changes say what changed, before which judge, and nothing that is no XML', async () => {
  await publishLater(5, { time: '13:30', location: 'Room <1> & "2"', caseTitle: 'Peña \u0007& Söhne' });
  await site.write();
  const text = site.text('changes.atom');
  expect(text).toContain('<id>urn:x-court-calendar:txwb:hearings:');
  expect(text).toContain('&amp; Söhne: Changed</title>');
  expect(text).toContain('Time: 9:30 AM, now 1:30 PM');
  expect(text).toContain('Date: Monday, November 30, 2026, 1:30 PM CST');
  expect(text).toContain('Room &lt;1&gt; &amp; &quot;2&quot;');
  expect(site.text('judge/j-harlan-t-oakesmith.atom')).toContain('now 1:30 PM');
  expect(readFileSync(join(site.folder, OFFICE), 'utf8')).toContain('Room <1>');
});

test('the lists of changes say of no hearing that is off or not listed that it is on', async () => {
  await publishLater(5, { status: 'vacated' });
  await publishLater(6, null);
  await site.write();
  const text = site.text('changes.atom');
  expect(text).toContain('Status: Scheduled, now Vacated');
  expect(text).toContain('It may still be held: check with the court');
  expect(text).not.toContain('Now on');
});

test('a list without changes is of the publication that it came with, also after one that was dated before all time', async () => {
  const updated = (name = 'changes.atom') => /<updated>(.*?)<\/updated>/.exec(site.text(name))?.[1];
  const atom = 'judge/j-harlan-t-oakesmith.atom';
  const minute = (minutes: number) => new Date(NOON + minutes * MINUTE).toISOString();
  await site.write({ now: () => NOON + DAY });
  expect(site.text('changes.atom')).not.toContain('<entry>');
  expect([updated(), updated(atom)]).toEqual([minute(0), minute(0)]);
  const before = site.text(atom);
  for (const name of ['changes.atom', atom])
    writeFileSync(join(site.folder, name), site.text(name).replace(minute(0), new Date(0).toISOString()));
  rmSync(join(site.folder, '.feeds.json'));
  await site.write({ now: () => NOON + DAY });
  expect(site.text(atom)).toBe(before);
  await publishLater(5, { time: '13:30' });
  await site.write();
  expect(updated()).toBe(minute(5));
  await withdrawRecords({
    court: site.court,
    database: site.database,
    ids: ['h1'],
    now: () => NOON + 9 * MINUTE,
  });
  await site.write();
  expect(site.text('changes.atom')).not.toContain('<entry>');
  expect(updated()).toBe(minute(9));
});
