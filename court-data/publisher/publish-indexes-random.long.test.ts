import { afterAll, beforeAll, expect, it } from 'vitest';
import { indexFaults } from './indexes/testing/index-faults';
import { indexesOf } from './indexes/testing/indexes-of';
import { type Docket, randomDockets } from './indexes/testing/random-docket';
import { publishCourt } from './publish-court';
import { ownerDatabase } from './store/owner-database';
import { NOON, type TestCourt, testCourt } from './testing/test-court';

let site: TestCourt;
beforeAll(async () => {
  site = await testCourt();
});
afterAll(() => site.close());

const publish = (database: string, hearings: Docket, meetings: Docket, mostRecords = 1_000) =>
  publishCourt({
    court: site.court,
    database,
    hearings: { name: 'hearings', records: [...hearings.values()] },
    meetings: { name: 'meetings', records: [...meetings.values()] },
    allowShrink: true,
    mostRecords,
    now: () => NOON,
  });
const contentOf = async (database: string) => (await ownerDatabase(database).get('')) as object;

const RUNS = process.env.PROOF === '1' ? 30 : 6;

/** A record that is no longer exported counts as removed: it stays in the lists, marked as removed. */
it(`after any of ${RUNS} publications the indexes equal those of a single publication`, async () => {
  const shown: Record<'hearings' | 'meetings', Docket> = { hearings: new Map(), meetings: new Map() };
  for (const [at, { hearings, meetings }] of [...randomDockets('a', RUNS)].entries()) {
    for (const [id, record] of hearings) shown.hearings.set(id, record);
    for (const [id, record] of meetings) shown.meetings.set(id, record);
    await publish(site.database, hearings, meetings, 1 + (at % 4));
    const atOnce = site.database.replace('ns=txwb', `ns=at${at}`);
    await publish(atOnce, shown.hearings, shown.meetings);
    await publish(atOnce, hearings, meetings);
    const content = await contentOf(site.database);
    expect(indexFaults(content)).toEqual([]);
    expect(indexesOf(content)).toEqual(indexesOf(await contentOf(atOnce)));
  }
}, 120_000);
