import type { StoredRow } from '@court/shared/records/docket-row';
import { expect, it } from 'vitest';
import { advanceSample } from './advance-sample';
import { sampleSite } from './sample-site';
import { topUpSample } from './top-up-sample';

const MONDAY = '2026-11-23';

it.each(['txwb', 'wawb', 'kywb'])(
  '%s is published whole, then day by day, and nothing is rejected',
  async (code) => {
    const site = await sampleSite(code);
    try {
      const { summary } = await topUpSample(site.on(MONDAY));
      expect(summary).toMatchObject({ outcome: 'published', rejects: [], notices: [] });
      expect(summary?.hearings?.added).toBe(summary?.hearings?.records);
      expect(summary?.meetings === null).toBe(code !== 'txwb');
      expect(summary?.warnings.join()).not.toContain('office');

      const played = await advanceSample(site.on(MONDAY));
      expect(played).toMatchObject({ day: '2026-11-24', summary: { outcome: 'published', rejects: [] } });
      expect(played.summary.hearings).toMatchObject({ removed: 0 });
      expect(played.summary.hearings?.changed).toBeGreaterThan(10);
      const nextDay = (await site.get('hearingCalendar11/days/2026-11-24')) as Record<string, StoredRow>;
      expect(Object.values(nextDay).length).toBeGreaterThan(15);
    } finally {
      await site.close();
    }
  },
  120_000,
);

it('leaves a row where a hearing was moved from, which names its new day', async () => {
  const site = await sampleSite('kywb');
  try {
    await topUpSample(site.on('2026-11-16'));
    const moved: string[] = [];
    for (let played = 0; played < 5; played += 1) {
      const { summary } = await advanceSample(site.on('2026-11-16'));
      if (summary.hearings?.moved) moved.push(...(await movedRows()));
    }
    expect(moved.length).toBeGreaterThan(0);
  } finally {
    await site.close();
  }

  async function movedRows(): Promise<string[]> {
    const days = (await site.get('hearingCalendar11/days')) as Record<string, Record<string, StoredRow>>;
    const rows = Object.entries(days).flatMap(([day, found]) =>
      Object.values(found).map((row) => ({ day, row })),
    );
    const away = rows.flatMap(({ day, row }) => (row.movedTo ? [{ day, row, to: row.movedTo }] : []));
    for (const { day, row, to } of away) {
      expect(to.date > day).toBe(true);
      const there = Object.values(days[to.date] ?? {}).filter((other) => !other.movedTo);
      expect(there.some(({ n, m }) => n === row.n && m === row.m)).toBe(true);
    }
    return away.map(({ row }) => row.n);
  }
}, 90_000);
