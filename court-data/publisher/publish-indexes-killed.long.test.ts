import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { Random } from '../sample/random/random';
import { indexFaults } from './indexes/testing/index-faults';
import { indexesOf } from './indexes/testing/indexes-of';
import { randomDockets } from './indexes/testing/random-docket';
import { publishCourt } from './publish-court';
import { DatabaseUnreachableError } from './store/database-access';
import { ownerDatabase } from './store/owner-database';
import { NOON, type TestCourt, testCourt } from './testing/test-court';

type Dockets = ReturnType<typeof randomDockets> extends Generator<infer T> ? T : never;

const MINUTE = 60_000;
const states = [...randomDockets('killed', 4)];
const [first, , , last] = states as [Dockets, Dockets, Dockets, Dockets];

let site: TestCourt;
beforeAll(async () => {
  site = await testCourt();
});
afterAll(() => site.close());

const databaseOf = (name: string) => site.database.replace('ns=txwb', `ns=${name}`);
const contentOf = async (name: string) => (await ownerDatabase(databaseOf(name)).get('')) as object;
const publish = (name: string, { hearings, meetings }: Dockets, now = NOON) =>
  publishCourt({
    court: site.court,
    database: databaseOf(name),
    hearings: { name: 'hearings', records: [...hearings.values()] },
    meetings: { name: 'meetings', records: [...meetings.values()] },
    allowShrink: true,
    mostPaths: 30,
    mostRecords: 4,
    now: () => now,
  });

/** Publishes until `most` batches are written, then fails all requests. Returns the number of attempted batches. */
async function publishUntil(most: number, name: string, dockets: Dockets): Promise<number> {
  const send = globalThis.fetch;
  let batches = 0;
  let isCut = false;
  const fetched = vi.spyOn(globalThis, 'fetch').mockImplementation((url, init) => {
    if (init?.method === 'PATCH') batches += 1;
    isCut ||= batches > most;
    return isCut ? Promise.reject(new TypeError('cut')) : send(url, init);
  });
  try {
    await publish(name, dockets, NOON + MINUTE);
  } catch (error) {
    if (!(error instanceof DatabaseUnreachableError)) throw error;
  } finally {
    fetched.mockRestore();
  }
  return batches;
}

/** Seeded interruption points over a whole publication, including its first and last batch. */
function moments(count: number, batches: number): number[] {
  const random = new Random('moments');
  const drawn = Array.from({ length: count - 2 }, () => random.between(2, batches - 1));
  return [1, ...drawn, batches - 1].sort((a, b) => a - b);
}

async function cutAndCompleted(name: string, before: Dockets | null) {
  const start = `${name}-start`;
  if (before) await publish(start, before);
  const content = before ? await contentOf(start) : null;
  const begin = (at: string) => ownerDatabase(databaseOf(at)).put('', content);
  await begin(`${name}-whole`);
  const batches = await publishUntil(Number.POSITIVE_INFINITY, `${name}-whole`, last);
  const expected = indexesOf(await contentOf(`${name}-whole`));
  const cuts = moments(process.env.PROOF === '1' ? 20 : 4, batches);
  for (const [n, cut] of cuts.entries()) {
    const at = `${name}-${n}`;
    await begin(at);
    await publishUntil(cut, at, last);
    expect(indexFaults(await contentOf(at)), `after ${cut} of ${batches} batches`).toEqual([]);
    await publish(at, last, NOON + 5 * MINUTE);
    expect(indexesOf(await contentOf(at)), `completed after ${cut} of ${batches}`).toEqual(expected);
  }
}

it('wherever a publication is interrupted, all written records are complete and found, and the next run completes it', async () => {
  await cutAndCompleted('further', first);
}, 120_000);

it('the same holds for a court’s first publication', async () => {
  await cutAndCompleted('first', null);
}, 120_000);
