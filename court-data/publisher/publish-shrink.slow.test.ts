import { addDays, type ExportedRecord } from '@court/domain';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ShrinkError } from './diff/shrink-guard';
import type { PublishOptions } from './publish-options';
import { aHearing } from './testing/a-hearing';
import { NOON, type TestCourt, testCourt } from './testing/test-court';
import { traffic } from './testing/traffic';

const DAY_MS = 86_400_000;
const JUDGES = ['Harlan T. Oakesmith', 'Edwin J. Castellaw', 'Lenore A. Sandifer', 'Ann Beale'];
const OFFICES = ['San Antonio', 'Austin', 'Waco', 'El Paso'];
const MONDAY = '2026-11-30';
/** Twenty days with twelve hearings each, three per judge. */
const docket = Array.from({ length: 240 }, (_, n) =>
  aHearing(`h${n}`, {
    date: addDays(MONDAY, Math.floor(n / 12)),
    judge: JUDGES[n % 4] ?? '',
    office: OFFICES[Math.floor(n / 4) % 4] ?? '',
    trustees: [`Trustee ${n % 7}`],
  }),
);

let site: TestCourt;
const publish = (records: ExportedRecord[], more: Partial<PublishOptions> = {}) =>
  site.publish(records, more);
const refusal = async (records: ExportedRecord[], more: Partial<PublishOptions> = {}) => {
  const error = await publish(records, more).catch((thrown: unknown) => thrown);
  if (!(error instanceof ShrinkError)) throw error;
  return error;
};
const without = (isGone: (hearing: ExportedRecord, n: number) => boolean) =>
  docket.filter((hearing, n) => !isGone(hearing, n));

beforeEach(async () => {
  site = await testCourt();
  await publish(docket);
});
afterEach(() => site.close());

describe('a publication requires permission to remove', () => {
  it('more than a third of a day, and names the exact count to allow', async () => {
    const shrunk = without(({ date }, n) => date === MONDAY && n < 5);
    const before = await site.get('');
    const error = await refusal(shrunk);
    expect(error.message).toBe(
      'Upcoming records are missing from this export: 5 of 12 hearings on Mon, Nov 30, 2026; nothing was published. ' +
        'Check that the export is complete. If they are really off the calendar, add --allow-shrink 5',
    );
    await refusal(shrunk, { allowShrink: 4 });
    await refusal(shrunk, { allowShrink: 17 });
    expect(await site.get('')).toEqual(before);
    expect((await publish(shrunk, { allowShrink: 5 })).hearings).toMatchObject({ removed: 5 });
  });

  it('more than a third of a judge', async () => {
    const { reasons, removed } = await refusal(without(({ judge }, n) => judge === JUDGES[0] && n % 8 === 0));
    expect([removed, reasons]).toEqual([30, ['30 of 60 hearings of Judge Oakesmith']]);
  });

  it('more than a third of an office', async () => {
    const { reasons } = await refusal(without(({ office }, n) => office === 'Waco' && n % 2 === 0));
    expect(reasons).toEqual(['30 of 60 hearings in Waco']);
  });

  it('more than a third of a trustee', async () => {
    const { reasons } = await refusal(without((_, n) => n % 7 === 1 && n % 2 === 0));
    expect(reasons).toEqual(['17 of 35 hearings of trustee Trustee 1']);
  });

  it('more than a third of all', async () => {
    const { reasons, removed } = await refusal(without((_, n) => n % 2 === 0));
    expect(removed).toBe(120);
    expect(reasons[0]).toBe('120 of 240 upcoming hearings');
    expect(reasons).toContain('60 of 60 hearings of Judge Oakesmith');
  });

  it('the days after the end of a truncated file, even if they are less than a third of all', async () => {
    const sparse = Array.from({ length: 30 }, (_, n) =>
      aHearing(`s${n}`, { date: addDays(MONDAY, n), judge: null, office: null, trustees: [] }),
    );
    const court = await testCourt();
    await court.publish(sparse);
    const error = await court.publish(sparse.slice(0, 25)).catch((thrown: unknown) => thrown);
    await court.close();
    expect(error).toMatchObject({
      removed: 5,
      reasons: ['all 5 hearings after Thu, Dec 24, 2026, the last day of hearings.json'],
    });
  });

  it('hearings and meetings together, with one count', async () => {
    const source = (records: ExportedRecord[]) => ({ meetings: { name: 'meetings.json', records } });
    const meetings = docket.map((one) => ({ ...one, id: `m${one.id}` }));
    await publish(docket, source(meetings));
    const less = source(meetings.slice(4));
    const { removed, reasons } = await refusal(docket.slice(5), less);
    expect([removed, reasons]).toEqual([9, ['5 of 12 hearings on Mon, Nov 30, 2026']]);
    expect(await publish(docket.slice(5), { ...less, allowShrink: 9 })).toMatchObject({
      hearings: { removed: 5 },
      meetings: { removed: 4 },
    });
  });
});

it('removes a third of everything or less, and at most two records of a day, without permission', async () => {
  const summary = await publish(without((_, n) => n % 12 < 2 && n < 120));
  expect(summary.hearings).toMatchObject({ removed: 20 });
});

it('reads the months’ counts only if at least three records are missing', async () => {
  const months = (read: string[]) => read.filter((path) => path.includes('/months/'));
  const few = await traffic(() => publish(without((_, n) => n < 2)));
  expect(months(few.read)).toEqual([]);
  const more = await traffic(() => publish(without((_, n) => n < 2 || n % 24 === 23)));
  expect(months(more.read).sort()).toEqual([
    'hearingCalendar11/months/2026-11',
    'hearingCalendar11/months/2026-12',
  ]);
});

describe('a slow leak', () => {
  /** Every tenth hearing is missing, another one each day, so that no day, judge or office loses a third at once. */
  const leak = (days: number) => without((_, n) => (n * 7) % 10 < days);
  const onDay = (day: number, more: Partial<PublishOptions> = {}) =>
    [leak(day + 1), { now: () => NOON + day * DAY_MS, ...more }] as const;

  it('requires permission if the last seven days together remove more than a third', async () => {
    for (const day of [0, 1, 2])
      expect((await publish(...onDay(day))).hearings).toMatchObject({ removed: 24 });
    const { removed, reasons } = await refusal(...onDay(3));
    expect([removed, reasons]).toEqual([24, ['96 of 240 hearings in the last seven days, 24 of them now']]);
    expect((await publish(...onDay(3, { allowShrink: 24 }))).hearings).toMatchObject({ removed: 24 });
    expect(await site.get('publisher11/sums/removals')).toBeNull();
  });

  it('is forgotten after seven days', async () => {
    for (const day of [0, 1, 2]) await publish(...onDay(day));
    const later = { now: () => NOON + 10 * DAY_MS };
    expect((await publish(...onDay(3, later))).hearings?.removed).toBeGreaterThan(3);
    expect(Object.keys((await site.get('publisher11/sums/removals/hearings')) as object)).toHaveLength(1);
  });
});
