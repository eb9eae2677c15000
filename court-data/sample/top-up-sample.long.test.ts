import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { advanceSample } from './advance-sample';
import { NotSampleCourtError } from './publish-sample';
import { type SampleSite, sampleSite } from './testing/sample-site';
import { topUpSample } from './top-up-sample';

const SATURDAY = '2026-11-21';
/** Test timeout in milliseconds; the test publishes a complete docket. */
const TEST_TIMEOUT_MS = 300_000;

let site: SampleSite;
beforeEach(async () => {
  site = await sampleSite('kywb');
});
afterEach(() => site.close());

const days = () => site.days('hearingCalendar11');
const summaryOf = async (today: string) => (await topUpSample(site.on(today))).summary;

it(
  'publishes the window, then only reads twice, then publishes only the changes of a later day',
  async () => {
    expect(await topUpSample(site.on(SATURDAY))).toMatchObject({ published: true });
    const before = await days();
    expect([before[0], before.at(-1)]).toEqual(['2026-09-22', '2027-01-20']);

    const fetched = vi.spyOn(globalThis, 'fetch');
    expect(await topUpSample(site.on(SATURDAY))).toEqual({ published: false, summary: null });
    expect(fetched.mock.calls.map(([, init]) => init?.method)).toEqual(['GET', 'GET']);
    fetched.mockRestore();

    const later = await summaryOf('2026-11-24');
    expect(later).toMatchObject({ outcome: 'published', hearings: { removed: 0 } });
    expect(later?.hearings?.added).toBeLessThan(200);
    expect(await days()).toEqual([...before, '2027-01-21', '2027-01-22']);
  },
  TEST_TIMEOUT_MS,
);

it('writes no invented data for a court that is not a sample', async () => {
  const options = site.on(SATURDAY);
  const real = { ...options, court: { ...site.court, sample: false } };
  await expect(topUpSample(real)).rejects.toThrow(NotSampleCourtError);
  await expect(advanceSample(real)).rejects.toThrow(NotSampleCourtError);
  expect(await site.get('')).toBeNull();
});
