import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type TestCourt, testCourt } from '../publisher/test-court';
import { NotSampleCourtError, topUpSample } from './top-up-sample';

let site: TestCourt;
beforeAll(async () => {
  site = await testCourt();
});
afterAll(() => site.close());

const topUp = (today: string) => topUpSample({ court: site.court, database: site.database, today });
const days = async () =>
  Object.keys((await site.get('hearingCalendar11/days', { shallow: 'true' })) as object).sort();

it('publishes the window, then nothing but two reads, then only what a later day changes', async () => {
  expect(await topUp('2026-11-21')).toMatchObject({ published: true });
  const before = await days();
  expect([before[0], before.at(-1)]).toEqual(['2026-09-22', '2027-01-20']);

  const fetched = vi.spyOn(globalThis, 'fetch');
  expect(await topUp('2026-11-21')).toEqual({ published: false, summary: null });
  expect(fetched.mock.calls.map(([, init]) => init?.method)).toEqual(['GET', 'GET']);
  fetched.mockRestore();

  const { published, summary } = await topUp('2026-11-24');
  expect(published).toBe(true);
  expect(summary?.hearings).toMatchObject({ removed: 0, moved: 0 });
  expect(summary?.hearings?.added).toBeLessThan(600);
  expect(await days()).toEqual([...before, '2027-01-21', '2027-01-22']);
}, 30_000);

it('writes nothing invented for a court that is no sample', async () => {
  const run = topUpSample({ court: { ...site.court, sample: false }, database: `${site.database}-real` });
  await expect(run).rejects.toThrow(NotSampleCourtError);
});
