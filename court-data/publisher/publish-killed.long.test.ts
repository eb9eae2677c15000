import type { ExportedRecord } from '@court/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Random } from '../sample/random/random';
import { indexFaults } from './indexes/testing/index-faults';
import { publishCourt } from './publish-court';
import type { PublishOptions } from './publish-options';
import { ownerDatabase } from './store/owner-database';
import { aHearing } from './testing/a-hearing';
import { type Passing, startRelay } from './testing/counting-relay';
import { type Content, recordFaults } from './testing/record-faults';
import { startChildPublisher } from './testing/start-child-publisher';
import { NOON, type TestCourt, testCourt } from './testing/test-court';

const MINUTE = 60_000;
const DAYS = ['2026-11-24', '2026-11-25', '2026-12-01', '2026-12-08', '2026-12-15', '2027-01-05'] as const;
const dayOf = (n: number) => DAYS[n % DAYS.length] ?? DAYS[0];
const numbers = (count: number) => Array.from({ length: count }, (_, n) => n);

const CASES = 18;

/** Two hearings of every case. In every second case the second continues the first. */
const before = numbers(2 * CASES).map((n) =>
  aHearing(`h${n}`, {
    caseNumber: `26-5${String(n % CASES).padStart(4, '0')}`,
    date: dayOf(n < CASES ? n % 3 : 3 + (n % 3)),
    ...(n < CASES && n % 2 ? { status: 'continued', continuedTo: dayOf(3 + (n % 3)) } : {}),
  }),
);
/** The docket a day later: some hearings moved, changed, removed, added, sealed or continued. */
const after = before.flatMap((hearing, n): ExportedRecord[] => {
  if (n % 10 === 0) return [{ ...hearing, date: dayOf(n / 10 + 2), time: '13:30' }];
  if (n % 10 === 1) return [{ ...hearing, status: 'vacated', location: 'Courtroom 2' }];
  if (n % 20 === 2) return [];
  if (n % 20 === 12) return [aHearing(`new${n}`, { date: dayOf(n) }), hearing];
  if (n === 13) return [{ ...hearing, sealed: 'Y' }];
  return n < CASES && n % 4 === 0
    ? [{ ...hearing, status: 'continued', continuedTo: dayOf(3 + (n % 3)) }]
    : [hearing];
});

let site: TestCourt;
let first: Content;

const databaseOf = (name: string) => site.database.replace('ns=txwb', `ns=${name}`);
const contentOf = async (name: string) => (await ownerDatabase(databaseOf(name)).get('')) as Content;
const source = (records: ExportedRecord[]) => ({ hearings: { name: 'hearings.json', records } });
const publish = (name: string, options: Partial<PublishOptions>) =>
  publishCourt({ court: site.court, database: databaseOf(name), allowShrink: true, ...options });
const job = (url: string, name: string, mostRecords: number) => ({
  database: `${url}?ns=${name}`,
  ...source(after),
  allowShrink: true as const,
  mostPaths: 12,
  mostRecords,
  now: NOON + MINUTE,
});

/**
 * Everything that must be equal whether or not a publisher was killed. Leaves out times, the lease, and the hashes of
 * sealed cases, whose salt is random.
 */
function timeless(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(timeless);
  const fields = Object.entries(value).filter(
    ([field]) => !['at', 'lastUpdated11', 'lease', 'sealed'].includes(field),
  );
  return Object.fromEntries(fields.map(([field, inner]) => [field.replace(/^\d{13}~/, ''), timeless(inner)]));
}

async function killAt(name: string, mostRecords: number, moment: number, isAnswered: boolean) {
  await ownerDatabase(databaseOf(name)).put('', first);
  let kill = () => {};
  const stop = ({ count }: Passing) => {
    if (count < moment) return true;
    kill();
    return false;
  };
  const relay = await startRelay(site.database, {
    before: isAnswered ? () => true : stop,
    after: isAnswered ? stop : () => true,
  });
  const { child, ended } = startChildPublisher(job(relay.url, name, mostRecords));
  kill = () => void process.kill(child.pid ?? 0, 'SIGKILL');
  const end = await ended;
  await relay.close();
  return end;
}

beforeAll(async () => {
  site = await testCourt();
  await publish('first', { ...source(before), now: () => NOON });
  first = await contentOf('first');
}, 60_000);
afterAll(() => site.close());

/** Every fifth seed. All twenty in `npm run proof`. */
const seeds = numbers(20).filter((seed) => process.env.PROOF === '1' || seed % 5 === 4);

describe.each([1_000, 5])('a publication in batches of %i records', (mostRecords) => {
  let expected: unknown;
  /** Method of each request in an undisturbed publication, in order. */
  const methods: string[] = [];

  beforeAll(async () => {
    const name = `whole${mostRecords}`;
    await ownerDatabase(databaseOf(name)).put('', first);
    const note = ({ method }: Passing) => methods.push(method) > 0;
    const relay = await startRelay(site.database, { before: note, after: () => true });
    expect(await startChildPublisher(job(relay.url, name, mostRecords)).ended).toBe(0);
    await relay.close();
    const content = await contentOf(name);
    expect(recordFaults(content, 'hearings')).toEqual([]);
    expected = timeless(content);
  }, 60_000);

  it.each(seeds)(
    'a publisher killed at moment %i leaves every hearing complete, and the next run completes the rest',
    async (seed) => {
      const random = new Random(`kill ${seed}`);
      const writes = methods.flatMap((method, at) => (method === 'GET' ? [] : [at + 1]));
      const moment = writes[random.between(0, writes.length - 1)] ?? 1;
      const name = `killed${mostRecords}-${seed}`;
      expect(await killAt(name, mostRecords, moment, random.chance(0.5))).toBe('SIGKILL');
      const left = await contentOf(name);
      expect([...recordFaults(left, 'hearings', false), ...indexFaults(left)]).toEqual([]);

      await publish(name, { ...source(after), mostRecords, now: () => NOON + 4 * MINUTE });
      const content = await contentOf(name);
      expect([...recordFaults(content, 'hearings'), ...indexFaults(content)]).toEqual([]);
      expect(timeless(content)).toEqual(expected);
      const again = await publish(name, { ...source(after), now: () => NOON + 5 * MINUTE });
      expect(again.outcome).toBe('unchanged');
    },
    60_000,
  );

  it('the kill moments are spread over all writes of a publication', () => {
    expect(methods.filter((method) => method === 'PATCH').length).toBeGreaterThan(15);
  });
});
