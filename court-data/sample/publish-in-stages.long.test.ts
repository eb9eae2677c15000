import { addDays, isCourtDay } from '@court/domain';
import { expect, it, onTestFinished } from 'vitest';
import type { DaysWritten } from '../publisher/diff/batches';
import { indexFaults } from '../publisher/indexes/testing/index-faults';
import { type Content, recordFaults } from '../publisher/testing/record-faults';
import { firstDaysFrom } from './first-days';
import { sampleSite } from './testing/sample-site';
import { topUpSample } from './top-up-sample';

const SATURDAY = '2026-11-21';
const MONDAY = '2026-11-23';
/** The first six court days. Thanksgiving is between them. */
const FIRST_DAYS = ['2026-11-23', '2026-11-24', '2026-11-25', '2026-11-27', '2026-11-30', '2026-12-01'];
/** Test timeout in milliseconds; the test publishes two complete dockets. */
const TEST_TIMEOUT_MS = 300_000;

async function emptySite() {
  const site = await sampleSite('kywb');
  onTestFinished(site.close);
  return { ...site, content: async () => (await site.get('')) as Content };
}

/** The database content without times and counts of writes. */
function timeless({ lastUpdated11: _, publisher11, ...content }: Content) {
  const { sums, ...ledger } = publisher11 as { sums: Record<string, unknown> };
  return { ...content, publisher11: { ...ledger, sums: { ...sums, at: 0 } } };
}

const wholeFill = (async () => {
  const site = await sampleSite('kywb');
  await topUpSample(site.on(MONDAY));
  const content = timeless((await site.get('')) as Content);
  await site.close();
  return content;
})();

it('the first days are today and the next five court days, also on a weekend', () => {
  expect(firstDaysFrom(MONDAY)).toEqual({ from: MONDAY, to: '2026-12-01' });
  expect(firstDaysFrom(SATURDAY)).toEqual({ from: SATURDAY, to: '2026-11-30' });
});

it(
  'the first days are complete and announced before other days, and the result equals that of a single fill',
  async () => {
    const site = await emptySite();
    const told: DaysWritten[] = [];
    let early: Content | null = null;
    await topUpSample({
      ...site.on(MONDAY),
      async onDays(written) {
        told.push(written);
        if (written.hasFirstDays) early ??= await site.content();
      },
    });
    expect(told[0]).toMatchObject({ days: 0, hasFirstDays: false });
    const { days, of, hasFirstDays } = told.at(-1) ?? {};
    expect([days, hasFirstDays]).toEqual([of, true]);

    const { hearingCalendar11, lastUpdated11, sample11, ...rest } = (early ?? {}) as Content;
    const { days: rows } = hearingCalendar11 as { days: Record<string, unknown> };
    expect(Object.keys(rows)).toEqual(FIRST_DAYS);
    expect(lastUpdated11).toEqual({ checkedAt: site.on(MONDAY).now?.(), version: 1 });
    expect(sample11).toBeUndefined();
    const first: Content = { hearingCalendar11, ...rest };
    expect([...recordFaults(first, 'hearings', false), ...indexFaults(first)]).toEqual([]);

    const content = await site.content();
    expect(timeless(content)).toEqual(await wholeFill);
    expect((content.hearingCalendar11 as object as { changes?: unknown }).changes).toBeUndefined();
    expect(content.lastUpdated11).toMatchObject({ version: 2, hearings: expect.any(Number) });
  },
  TEST_TIMEOUT_MS,
);

it.each([
  ['after the first days', 1],
  ['in the middle of the rest', 3],
])(
  'a fill interrupted %s is completed by the next fill, which has the first days immediately',
  async (_, after) => {
    const site = await emptySite();
    let portions = 0;
    const broken = topUpSample({
      ...site.on(MONDAY),
      onDays({ hasFirstDays }) {
        if (!hasFirstDays) return;
        portions += 1;
        if (portions === after) throw new Error('ended');
      },
    });
    await expect(broken).rejects.toThrow('ended');
    expect(await site.get('sample11/day')).toBeNull();

    const told: DaysWritten[] = [];
    const { published } = await topUpSample({
      ...site.on(MONDAY),
      onDays: (written) => void told.push(written),
    });
    expect(published).toBe(true);
    expect(told[0]?.hasFirstDays).toBe(true);
    expect(timeless(await site.content())).toEqual(await wholeFill);
  },
  TEST_TIMEOUT_MS,
);

it('every day from today on is published before any past day', async () => {
  const site = await emptySite();
  const seen: string[][] = [];
  await topUpSample({
    ...site.on(MONDAY),
    onDays: async ({ days }) => void (days > 0 && seen.push(await site.days('hearingCalendar11'))),
  });
  const next = addDays(MONDAY, 60);
  for (const days of seen) {
    if ((days[0] ?? '') >= MONDAY) continue;
    for (let day = MONDAY; day <= next; day = addDays(day, 1))
      if (isCourtDay(day)) expect(days).toContain(day);
  }
  expect(seen.length).toBeGreaterThan(2);
}, 120_000);
