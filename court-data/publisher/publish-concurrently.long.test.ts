import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { publishCourt } from './publish-court';
import { LeaseHeldError, LeaseLostError, takeLease } from './store/lease';
import { ownerDatabase } from './store/owner-database';
import { aHearing } from './testing/a-hearing';
import { type Content, recordFaults } from './testing/record-faults';
import { startChildPublisher } from './testing/start-child-publisher';
import { NOON, type TestCourt, testCourt } from './testing/test-court';

const MINUTE = 60_000;
const HEARINGS = Array.from({ length: 40 }, (_, n) =>
  aHearing(`h${n}`, { date: n % 2 ? '2026-11-30' : '2026-12-07' }),
);
/** Two exports that differ on every day. */
const exports = {
  a: [
    ...HEARINGS.slice(2).map((one, n) => ({ ...one, ...(n % 3 ? {} : { status: 'vacated' as const }) })),
    aHearing('a'),
  ],
  b: [
    ...HEARINGS.slice(0, 36).map((one, n) => ({ ...one, ...(n % 4 ? {} : { date: '2026-12-14' }) })),
    aHearing('b'),
  ],
};
const job = (which: keyof typeof exports, database: string) => ({
  database,
  hearings: { name: 'hearings.json', records: exports[which] },
  now: NOON + (which === 'a' ? 1 : 2) * MINUTE,
  waitForLeaseMs: 30_000,
  mostPaths: 10,
});

let site: TestCourt;
const databaseOf = (name: string) => site.database.replace('ns=txwb', `ns=${name}`);
const contentOf = async (name: string) => (await ownerDatabase(databaseOf(name)).get('')) as Content;
beforeEach(async () => {
  site = await testCourt();
});
afterEach(() => site.close());

it('two simultaneous publisher processes give the same result as one after the other', async () => {
  for (const name of ['once', 'ab', 'ba']) await site.publish(HEARINGS, { database: databaseOf(name) });
  const both = (['a', 'b'] as const).map((which) => startChildPublisher(job(which, databaseOf('once'))));
  expect(await Promise.all(both.map(({ ended }) => ended))).toEqual([0, 0]);
  for (const order of [['a', 'b'] as const, ['b', 'a'] as const]) {
    for (const which of order) {
      const { now, ...more } = job(which, databaseOf(order.join('')));
      await publishCourt({ ...more, court: site.court, now: () => now });
    }
  }
  const content = await contentOf('once');
  expect([await contentOf('ab'), await contentOf('ba')]).toContainEqual(content);
  expect(recordFaults(content, 'hearings')).toEqual([]);
  expect(await site.get('publisher11/lease')).toBeNull();
}, 60_000);

it('a waiting publisher starts when the lease is released, and compares again', async () => {
  await site.publish(HEARINGS);
  const lease = await takeLease(ownerDatabase(site.database), () => NOON);
  const reads = vi.spyOn(globalThis, 'fetch');
  const waiting = site.publish([aHearing('h99', { status: 'held' }), ...HEARINGS], {
    waitForLeaseMs: 30_000,
  });
  await vi.waitUntil(
    () => reads.mock.calls.filter(([url]) => String(url).includes('/lease')).length > 1,
    5000,
  );
  reads.mockRestore();
  await ownerDatabase(site.database).put('publisher11/sums/at', NOON + 7);
  await lease.release();
  expect((await waiting).outcome).toBe('published');
  expect(await site.get('lastUpdated11/hearings')).toBe(NOON + 8);
}, 30_000);

it('a publisher whose wait times out reports it, and has changed nothing', async () => {
  await site.publish(HEARINGS);
  await takeLease(ownerDatabase(site.database), () => NOON);
  const before = await site.get('');
  await expect(site.publish(HEARINGS.slice(1), { waitForLeaseMs: 600 })).rejects.toThrow(LeaseHeldError);
  expect(await site.get('')).toEqual(before);
});

it('a publisher that slept while another took the lease stops before it writes again', async () => {
  let now = NOON;
  const send = globalThis.fetch;
  const database = ownerDatabase(site.database);
  const fetched = vi.spyOn(globalThis, 'fetch').mockImplementation(async (url, init) => {
    const answer = await send(url, init);
    if (init?.method === 'PATCH' && now === NOON) {
      now += 3 * MINUTE;
      await takeLease(database, () => now);
    }
    return answer;
  });
  const run = site.publish(HEARINGS, { now: () => now, mostPaths: 10 });
  await expect(run).rejects.toThrow(LeaseLostError);
  fetched.mockRestore();
  expect(await site.get('hearingCalendarEntries11')).toBeNull();
  expect(await site.get('publisher11/lease/until')).toBe(now + 2 * MINUTE);
});

it('a publication that lacks only its last write is completed by the next run, which increases the version', async () => {
  await site.publish(HEARINGS);
  const changed = [aHearing('h0', { status: 'held' }), ...HEARINGS.slice(1)];
  const send = globalThis.fetch;
  const fetched = vi.spyOn(globalThis, 'fetch').mockImplementation((url, init) => {
    const isLast = String(init?.body).includes('lastUpdated11/version');
    return isLast ? Promise.reject(new TypeError('cut')) : send(url, init);
  });
  await expect(site.publish(changed)).rejects.toThrow();
  fetched.mockRestore();
  expect(await site.get('hearingCalendarEntries11/h0/status')).toBe('held');
  expect(await site.get('lastUpdated11/version')).toBe(1);
  const later = { now: () => NOON + 3 * MINUTE };
  expect((await site.publish(changed, later)).outcome).toBe('published');
  expect(await site.get('lastUpdated11')).toMatchObject({ version: 2, hearings: NOON + 3 * MINUTE });
  expect((await site.publish(changed, later)).outcome).toBe('unchanged');
});
