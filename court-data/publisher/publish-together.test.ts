import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DatabaseUnreachableError } from './store/database-access';
import { LeaseHeldError, takeLease } from './store/lease';
import { ownerDatabase } from './store/owner-database';
import { aHearing } from './testing/a-hearing';
import { NOON, type TestCourt, testCourt } from './testing/test-court';

let site: TestCourt;
beforeEach(async () => {
  site = await testCourt();
});
afterEach(() => site.close());

it('does not write while another publisher holds the lease, and writes after the lease is released or expired', async () => {
  const other = await takeLease(ownerDatabase(site.database), () => NOON);
  await expect(site.publish([aHearing('h1')])).rejects.toThrow(LeaseHeldError);
  expect(await site.get('hearingCalendar11')).toBeNull();
  await site.publish([aHearing('h1')], { now: () => NOON + 121_000 });
  expect(await site.get('hearingCalendar11/days')).not.toBeNull();
  await expect(other.release()).resolves.toBeUndefined();
});

it('releases its lease, also after a failure', async () => {
  await site.publish([aHearing('h1')]);
  expect(await site.get('publisher11/lease')).toBeNull();
  const send = globalThis.fetch;
  const fetched = vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation((url, init) =>
      init?.method === 'PATCH' ? Promise.reject(new TypeError('cut')) : send(url, init),
    );
  await expect(site.publish([aHearing('h1', { status: 'held' })])).rejects.toThrow(DatabaseUnreachableError);
  fetched.mockRestore();
  expect(await site.get('publisher11/lease')).toBeNull();
});

it('lets one of two publishers write if both start at once', async () => {
  const runs = await Promise.allSettled([site.publish([aHearing('h1')]), site.publish([aHearing('h1')])]);
  expect(runs.some(({ status }) => status === 'fulfilled')).toBe(true);
  for (const run of runs) if (run.status === 'rejected') expect(run.reason).toBeInstanceOf(LeaseHeldError);
  expect(await site.get('lastUpdated11/version')).toBeLessThanOrEqual(2);
  expect(Object.keys((await site.get('hearingCalendarEntries11')) as object)).toEqual(['h1']);
});

it('completes an interrupted run, even if the export was reverted meanwhile', async () => {
  await site.publish([aHearing('h1'), aHearing('h2')]);
  const send = globalThis.fetch;
  let patches = 0;
  const fetched = vi.spyOn(globalThis, 'fetch').mockImplementation((url, init) => {
    if (init?.method === 'PATCH') patches += 1;
    return patches > 2 ? Promise.reject(new TypeError('cut')) : send(url, init);
  });
  await expect(site.publish([aHearing('h1', { status: 'vacated' }), aHearing('h2')])).rejects.toThrow();
  fetched.mockRestore();
  expect(await site.get('hearingCalendarEntries11/h1/status')).toBe('vacated');
  await site.publish([aHearing('h1'), aHearing('h2')], { now: () => NOON + 121_000 });
  expect(await site.get('hearingCalendarEntries11/h1/status')).toBe('scheduled');
  expect(await site.get('hearingCalendar11/days/2026-11-30/0930~h1/s')).toBe('scheduled');
  expect((await site.publish([aHearing('h1'), aHearing('h2')])).outcome).toBe('unchanged');
});

it('names the address and a remedy if no database answers', async () => {
  const run = site.publish([aHearing('h1')], { database: 'http://localhost:1?ns=txwb' });
  await expect(run).rejects.toThrow(/http:\/\/localhost:1 does not answer\. Start it/);
});
