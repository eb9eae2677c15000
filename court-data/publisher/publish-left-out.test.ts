import { type CalendarEntry, calendarEntryOf, docketRows, type ExportedRecord } from '@court/domain';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { aHearing } from './testing/a-hearing';
import { NOON, type TestCourt, testCourt } from './testing/test-court';

const OTHERS = ['h2', 'h3', 'h4', 'h5'].map((id) => aHearing(id));
const MINUTE = 60_000;

let site: TestCourt;
let clock = NOON;
const publishAll = (hearings: ExportedRecord[]) => {
  clock += MINUTE;
  return site.publish(hearings, { now: () => clock });
};
const next = (more: Partial<ExportedRecord>) => publishAll([aHearing('h1', more), ...OTHERS]);
const entry = async (id: string) => (await site.get(`hearingCalendarEntries11/${id}`)) as CalendarEntry;

beforeEach(async () => {
  site = await testCourt();
  await next({});
});
afterEach(() => site.close());

test('a hearing missing from the list keeps its outcome, and one that was on is marked as removed', async () => {
  await next({ status: 'continued', continuedTo: '2026-12-07' });
  await publishAll(OTHERS);
  const json = await entry('h1');
  expect(json).toMatchObject({ status: 'removed', lastStatus: 'continued' });
  expect(calendarEntryOf('h1', json)).toMatchObject({ status: 'continued', continuedTo: '2026-12-07' });
  const day = await site.get('hearingCalendar11/days/2026-11-30');
  expect(docketRows('2026-11-30', day, []).find(({ id }) => id === 'h1')).toMatchObject({
    status: 'continued',
  });
  await next({});
  expect(await entry('h1')).toMatchObject({ status: 'scheduled' });
  expect(await entry('h1')).not.toHaveProperty('lastStatus');
  await publishAll(OTHERS);
  expect(await entry('h1')).toMatchObject({ status: 'removed' });
  expect(await entry('h1')).not.toHaveProperty('lastStatus');
});
