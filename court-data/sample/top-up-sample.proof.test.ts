import { afterEach, beforeEach, expect, it } from 'vitest';
import { publishCourt } from '../publisher/publish-court';
import { aHearing } from '../publisher/testing/a-hearing';
import { advanceSample } from './advance-sample';
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

const summaryOf = async (today: string) => (await topUpSample(site.on(today))).summary;

it(
  'stays on a day ahead of today until today reaches it',
  async () => {
    expect(await advanceSample(site.on(SATURDAY))).toMatchObject({ day: SATURDAY });
    for (const day of ['2026-11-23', '2026-11-24', '2026-11-25', '2026-11-27']) {
      const { summary, ...played } = await advanceSample(site.on(SATURDAY));
      expect(played).toEqual({ day });
      expect(summary).toMatchObject({ outcome: 'published', hearings: { removed: 0 } });
      expect(summary.hearings?.changed).toBeGreaterThan(2);
      expect(await site.get('sample11/day')).toBe(day);
    }
    expect(await topUpSample(site.on(SATURDAY))).toEqual({ published: false, summary: null });
    expect(await summaryOf('2026-11-22')).toMatchObject({ outcome: 'unchanged' });
    expect(await site.get('sample11/day')).toBe('2026-11-27');
    expect(await summaryOf('2026-11-30')).toMatchObject({ outcome: 'published', hearings: { removed: 0 } });
    expect(await site.get('sample11/day')).toBe('2026-11-30');
  },
  TEST_TIMEOUT_MS,
);

it(
  'replaces all data of an older sample',
  async () => {
    const [office] = site.court.offices;
    const records = ['2026-11-30', '2026-12-01'].map((date) =>
      aHearing(`old-${date}`, { date, office: office?.name }),
    );
    await publishCourt({ ...site.on(SATURDAY), hearings: { name: 'older.json', records } });
    expect(await summaryOf(SATURDAY)).toMatchObject({ outcome: 'published', hearings: { removed: 2 } });
  },
  TEST_TIMEOUT_MS,
);
