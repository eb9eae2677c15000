import { addDays } from '@court/domain';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { indexFaults } from './indexes/testing/index-faults';
import { type Docket, randomDockets } from './indexes/testing/random-docket';
import { publishCourt } from './publish-court';
import type { PublishOptions } from './publish-options';
import { ownerDatabase, type Update } from './store/owner-database';
import { aHearing } from './testing/a-hearing';
import { type Content, recordFaults } from './testing/record-faults';
import { NOON, type TestCourt, testCourt } from './testing/test-court';
import { traffic } from './testing/traffic';

const DAY = 86_400_000;

let site: TestCourt;
beforeAll(async () => {
  site = await testCourt();
});
afterAll(() => site.close());

const databaseOf = (name: string) => site.database.replace('ns=txwb', `ns=${name}`);
const contentOf = async (name: string) => (await ownerDatabase(databaseOf(name)).get('')) as object;
/** An export in which continued hearings move to days on which the case may have another hearing. */
const source = (name: string, docket: Docket) => ({
  name,
  records: [...docket.values()].map((record) =>
    record.status === 'continued'
      ? { ...record, continuedTo: addDays(record.date, 1 + (String(record.id).length % 3)) }
      : record,
  ),
});

/** Publishes the exports of successive days. */
async function publishAll(name: string, seed: string, options: Partial<PublishOptions>) {
  const contents: object[] = [];
  const summaries: object[] = [];
  for (const [at, { hearings, meetings }] of [...randomDockets(seed, 5)].entries()) {
    const { hearings: h, meetings: m } = await publishCourt({
      court: site.court,
      database: databaseOf(name),
      hearings: source('hearings', hearings),
      meetings: source('meetings', meetings),
      allowShrink: true,
      now: () => NOON + at * DAY,
      ...options,
    });
    summaries.push({ h, m });
    contents.push(await contentOf(name));
  }
  return { contents, summaries };
}

it.each(['p', 'q', 'r'])(
  'the batch size does not change the published database: %s',
  async (seed) => {
    const whole = await publishAll(`whole-${seed}`, seed, { mostRecords: 1_000 });
    for (const mostRecords of [1, 4]) {
      const inPortions = await publishAll(`in-${mostRecords}-${seed}`, seed, { mostRecords, mostPaths: 20 });
      expect(inPortions).toEqual(whole);
    }
    for (const content of whole.contents) expect(indexFaults(content)).toEqual([]);
  },
  60_000,
);

/** The database of a court, and the faults found after each write. */
function watchedDatabase(name: string) {
  const database = ownerDatabase(databaseOf(name));
  const faults: string[] = [];
  async function update(update: Update) {
    await database.update(update);
    const content = (await contentOf(name)) as Content;
    for (const kind of ['hearings', 'meetings'] as const) faults.push(...recordFaults(content, kind, false));
    faults.push(...indexFaults(content));
  }
  return { database: { ...database, update }, faults };
}

it('after every write of a batch, all public hearings are complete and found', async () => {
  const { database, faults } = watchedDatabase('watched');
  await publishAll('watched', 's', { database, mostRecords: 1, mostPaths: 1 });
  expect(faults).toEqual([]);
});

/** Stages that write days from the middle of the dockets first. */
const stages = { firstDays: { from: '2026-11-25', to: '2026-11-27' }, onDays: () => undefined };

/** Removes versions, because a first publication in stages is announced twice. */
const withoutVersions = (contents: readonly object[]) =>
  contents.map((content) => ({
    ...content,
    lastUpdated11: { ...((content as Content).lastUpdated11 as object), version: 0 },
  }));

it('the choice of first days does not change the database, and after every write all hearings are complete and found', async () => {
  const whole = await publishAll('in-order', 't', {});
  const { database, faults } = watchedDatabase('in-stages');
  const inStages = await publishAll('in-stages', 't', { database, mostRecords: 3, mostPaths: 1, stages });
  expect(withoutVersions(inStages.contents)).toEqual(withoutVersions(whole.contents));
  expect(inStages.summaries).toEqual(whole.summaries);
  expect(faults).toEqual([]);
});

it('a hearing is not linked to a hearing of a later batch before that is public', async () => {
  const { database, faults } = watchedDatabase('linked');
  const first = aHearing('h1', { date: '2026-11-24', status: 'continued', continuedTo: '2026-11-26' });
  const records = [first, aHearing('h2', { date: '2026-11-26' })];
  const hearings = { name: 'hearings', records };
  await publishCourt({
    court: site.court,
    database,
    hearings,
    now: () => NOON,
    mostRecords: 1,
    mostPaths: 1,
  });
  expect(faults).toEqual([]);
  const content = (await contentOf('linked')) as Content;
  expect(recordFaults(content, 'hearings')).toEqual([]);
  expect(content.hearingCalendarEntries11).toMatchObject({
    h1: { continuedToId: 'h2' },
    h2: { continuedFromId: 'h1' },
  });
});

it('a hearing that moves to a day of a later batch is written once, in one update, after its day is marked', async () => {
  const name = 'moved';
  const days = ['2026-11-24', '2026-11-25', '2026-11-26', '2026-11-27'] as const;
  const docket = days.map((date, at) => aHearing(`h${at}`, { date, caseNumber: `26-5000${at}` }));
  const publish = (records: typeof docket) =>
    publishCourt({
      court: site.court,
      database: databaseOf(name),
      hearings: { name: 'hearings', records },
      now: () => NOON,
      mostRecords: 1,
    });
  await publish(docket);
  const moved = docket.map((hearing, at) =>
    at === 0 ? { ...hearing, date: days[3], time: '13:30' } : hearing,
  );
  const { updates } = await traffic(() => publish(moved));
  const found = updates.filter((update) => update.includes(`hearingCalendarEntries11/h0`));
  expect(found).toEqual([
    expect.arrayContaining([
      `hearingCalendar11/days/${days[0]}/0930~h0`,
      `hearingCalendar11/days/${days[3]}/1330~h0`,
    ]),
  ]);
  const marked = updates.findIndex((update) => update.includes(`publisher11/sums/hearings/${days[3]}`));
  expect(marked).toBeLessThan(updates.indexOf(found[0] ?? []));
});
