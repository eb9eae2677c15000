import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { aHearing } from '../testing/a-hearing';
import { NOON } from '../testing/test-court';
import { withdrawRecords } from '../withdraw-records';
import { type FeedFolder, feedFolder } from './testing/feed-folder';

const OFFICE = 'office/o5.ics';
const MINUTE = 60_000;
const DAY = 86_400_000;

const docket = (more: Parameters<typeof aHearing>[1] = {}) => [
  aHearing('h1', more),
  ...['h2', 'h3', 'h4', 'h5'].map((id, at) => aHearing(id, { caseNumber: `26-5010${at}-hto` })),
];

let site: FeedFolder;
beforeEach(async () => {
  site = await feedFolder();
  await site.publish(docket());
});
afterEach(() => site.close());

const publishLater = (minutes: number, more: Parameters<typeof aHearing>[1] | null) =>
  site.publish(more ? docket(more) : docket().slice(1), { now: () => NOON + minutes * MINUTE });

test('the lists of changes state the change and the judge, and are valid XML', async () => {
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

test('the lists of changes never show a hearing that is off or unlisted as on', async () => {
  await publishLater(5, { status: 'vacated' });
  await publishLater(6, null);
  await site.write();
  const text = site.text('changes.atom');
  expect(text).toContain('Status: Scheduled, now Vacated');
  expect(text).toContain('It may still be held: check with the court');
  expect(text).not.toContain('Now on');
});

test('an empty list is dated by its first publication, also if an earlier date was invalid', async () => {
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
