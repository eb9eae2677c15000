import type { CalendarEntry } from '@court/domain';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { aHearing } from './testing/a-hearing';
import { type TestCourt, testCourt } from './testing/test-court';
import { traffic } from './testing/traffic';

const EPOCH = aHearing('old', { date: '1970-01-01' });
const LATER = ['2026-11-30', '2026-12-07', '2026-12-08', '2026-12-09'].map((date, at) =>
  aHearing(`f${at}`, { date }),
);
const TODAY = aHearing('today', { date: '2026-11-23' });

let site: TestCourt;
const statusOf = async (id: string) =>
  ((await site.get(`hearingCalendarEntries11/${id}`)) as CalendarEntry).status;

beforeEach(async () => {
  site = await testCourt();
  await site.publish([aHearing('past', { date: '2026-11-16', status: 'held' }), TODAY, ...LATER]);
});
afterEach(() => site.close());

it('a stray old row removes no records between it and the rest of the export', async () => {
  const summary = await site.publish([EPOCH, ...LATER]);
  expect(summary.hearings).toMatchObject({ added: 1, removed: 0 });
  expect([await statusOf('today'), await statusOf('past')]).toEqual(['scheduled', 'held']);
  expect(summary.warnings).toEqual([
    'hearings.json: Thu, Jan 1, 1970 lies more than 60 days before the rest; complete from Mon, Nov 30, 2026 on',
  ]);
  expect((await site.publish([EPOCH, ...LATER])).outcome).toBe('unchanged');
});

it('records are only added on the day of a stray row', async () => {
  const date = '2025-12-01';
  await site.publish([aHearing('kept', { date }), aHearing('gone', { date }), TODAY, ...LATER]);
  await site.publish([aHearing('new', { date }), TODAY, ...LATER]);
  const rows = Object.keys((await site.get(`hearingCalendar11/days/${date}`)) as object);
  expect(rows).toEqual(['0930~gone', '0930~kept', '0930~new']);
  const { written } = await traffic(() => site.publish([aHearing('new', { date }), TODAY, ...LATER]));
  expect(written).toEqual([]);
});

it('an export without stray rows is complete from its first record on', async () => {
  expect((await site.publish(LATER.slice(0, 3))).hearings).toMatchObject({ removed: 1 });
  expect([await statusOf('f3'), await statusOf('today')]).toEqual(['removed', 'scheduled']);
});
