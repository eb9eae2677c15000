import type { StoredRow } from '@court/domain';
import { expect, it } from 'vitest';
import { advanceSample } from './advance-sample';
import { type SampleSite, sampleSite } from './testing/sample-site';
import { topUpSample } from './top-up-sample';

const MONDAY = '2026-11-16';
/** Test timeout in milliseconds; the test publishes complete dockets. */
const TEST_TIMEOUT_MS = 400_000;

async function at<T>(code: string, work: (site: SampleSite) => Promise<T>): Promise<T> {
  const site = await sampleSite(code);
  return work(site).finally(site.close);
}

it.each(['txwb', 'wawb', 'kywb'])(
  'every record of %s is published, and nothing is rejected',
  (code) =>
    at(code, async (site) => {
      const { summary } = await topUpSample(site.on(MONDAY));
      expect(summary).toMatchObject({ outcome: 'published', rejects: [], notices: [] });
      expect(summary?.hearings?.added).toBe(summary?.hearings?.records);
      expect(summary?.meetings === null).toBe(code !== 'txwb');
      expect(summary?.meetings?.added).toBe(summary?.meetings?.records);
      expect(summary?.warnings.join()).not.toContain('office');
    }),
  TEST_TIMEOUT_MS,
);

type Row = { day: string; row: StoredRow };

async function allRows(site: SampleSite): Promise<Row[]> {
  const days = (await site.get('hearingCalendar11/days')) as Record<string, Record<string, StoredRow>>;
  return Object.entries(days).flatMap(([day, rows]) => Object.values(rows).map((row) => ({ day, row })));
}

it(
  'after a week published day by day, moved rows name their new day and changed rows show old values',
  () =>
    at('kywb', async (site) => {
      await topUpSample(site.on(MONDAY));
      for (let played = 0; played < 5; played += 1) await advanceSample(site.on(MONDAY));
      const rows = await allRows(site);
      const away = rows.flatMap(({ day, row }) => (row.movedTo ? [{ day, row, to: row.movedTo }] : []));
      expect(away.length).toBeGreaterThan(1);
      for (const { day, row, to } of away) {
        expect(to.date > day).toBe(true);
        const there = rows.filter((other) => other.day === to.date && !other.row.movedTo);
        expect(there.some((other) => other.row.n === row.n && other.row.m === row.m)).toBe(true);
      }
      const was = rows.flatMap(({ row }) => Object.keys(row.was ?? {}));
      expect(new Set(was).size).toBeGreaterThan(2);
    }),
  TEST_TIMEOUT_MS,
);
