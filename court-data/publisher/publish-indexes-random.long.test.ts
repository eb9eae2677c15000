import { afterAll, beforeAll, expect, it } from 'vitest';
import { indexFaults } from './indexes/index-faults';
import { indexesOf } from './indexes/indexes-of';
import { type Docket, randomDockets } from './indexes/random-docket';
import { ownerDatabase } from './owner-database';
import { publishCourt } from './publish-court';
import { NOON, type TestCourt, testCourt } from './test-court';

let site: TestCourt;
beforeAll(async () => {
  site = await testCourt();
});
afterAll(() => site.close());

const other = (name: string) => site.database.replace('ns=txwb', `ns=${name}`);
const publish = (database: string, hearings: Docket, meetings: Docket) =>
  publishCourt({
    court: site.court,
    database,
    hearings: { name: 'hearings', records: [...hearings.values()] },
    meetings: { name: 'meetings', records: [...meetings.values()] },
    allowShrink: true,
    now: () => NOON,
  });
const contentOf = async (database: string) => (await ownerDatabase(database).get('')) as object;

it.each(['a', 'b'])(
  'after any publication the indexes are as if all had been published at once, sequence %s',
  async (seed) => {
    const shown: Record<'hearings' | 'meetings', Docket> = { hearings: new Map(), meetings: new Map() };
    let at = 0;
    for (const { hearings, meetings } of randomDockets(seed, 30)) {
      for (const [id, record] of hearings) shown.hearings.set(id, record);
      for (const [id, record] of meetings) shown.meetings.set(id, record);
      await publish(other(seed), hearings, meetings);
      at += 1;
      const atOnce = other(`${seed}${at}`);
      await publish(atOnce, shown.hearings, shown.meetings);
      await publish(atOnce, hearings, meetings);
      const content = await contentOf(other(seed));
      expect(indexFaults(content)).toEqual([]);
      expect(indexesOf(content)).toEqual(indexesOf(await contentOf(atOnce)));
    }
  },
  120_000,
);
