import type { CalendarEntry, ChangeRecord, ExportedRecord, StoredRow } from '@court/domain';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { PublishOptions } from './publish-options';
import { aHearing } from './testing/a-hearing';
import { cutAt } from './testing/cut-at';
import { type Content, recordFaults } from './testing/record-faults';
import { NOON, type TestCourt, testCourt } from './testing/test-court';

const [A, B, C] = ['2026-11-30', '2026-12-07', '2026-12-14'] as const;
const OTHERS = ['h2', 'h3', 'h4', 'h5'].map((id) => aHearing(id));

let site: TestCourt;
/** Publishes h1 with the given fields. Null leaves it out. */
const next = (more: Partial<ExportedRecord> | null, options: Partial<PublishOptions> = {}) =>
  site.publish([...(more ? [aHearing('h1', more)] : []), ...OTHERS], options);
const entry = async () => (await site.get('hearingCalendarEntries11/h1')) as CalendarEntry;

/** h1's rows by day, with the keys that a plain row does not have. */
async function places() {
  const days = (await site.get('hearingCalendar11/days')) as Record<string, Record<string, StoredRow>>;
  const found = Object.entries(days).flatMap(([date, rows]) =>
    Object.entries(rows)
      .filter(([key]) => key.endsWith('~h1'))
      .map(([key, { s, was, movedTo }]) => ({ date, key, s, was, movedTo: movedTo?.date })),
  );
  return found;
}
async function counted() {
  const months = (await site.get('hearingCalendar11/months')) as Record<string, Record<string, object>>;
  return Object.fromEntries(
    Object.entries(months).flatMap(([month, days]) =>
      Object.entries(days).map(([day, counts]) => [
        `${month}-${day.slice(1)}`,
        Object.values(counts).reduce((sum, count) => sum + count, 0),
      ]),
    ),
  );
}
const told = async () => {
  const changes = Object.values(
    (await site.get('hearingCalendar11/changes')) as Record<string, ChangeRecord>,
  );
  return changes.map(({ what, date }) => [what, date?.from, date?.to]);
};

beforeEach(async () => {
  site = await testCourt();
  await next({});
});
afterEach(() => site.close());

describe('a hearing that comes from another day', () => {
  it('names that day and other differences until something else changes on its new day', async () => {
    await next({ date: B, time: '13:30', judge: 'Edwin J. Castellaw' });
    const was = { date: A, time: '09:30', judge: 'j-harlan-t-oakesmith' };
    expect((await places()).at(-1)).toMatchObject({ date: B, key: '1330~h1', was });
    await next({ date: B, time: '13:30', judge: 'Edwin J. Castellaw', outcome: 'Granted' });
    expect((await places()).at(-1)).toMatchObject({ was });
    await next({ date: B, time: '14:00', judge: 'Edwin J. Castellaw' });
    expect((await places()).at(-1)).toMatchObject({ key: '1400~h1', was: { time: '13:30' } });
  });

  it('moved twice names the last day, and both former days lead to the new one', async () => {
    await next({ date: B });
    await next({ date: C });
    expect(await places()).toMatchObject([
      { date: A, movedTo: C },
      { date: B, movedTo: C },
      { date: C, movedTo: undefined, was: { date: B } },
    ]);
    expect(await counted()).toEqual({ [A]: 4, [C]: 1 });
    expect(await told()).toEqual([
      ['changed', A, B],
      ['changed', B, C],
    ]);
  });

  it('moved back has one plain row, and its other day leads back', async () => {
    await next({ date: B });
    await next({});
    expect(await places()).toMatchObject([
      { date: A, movedTo: undefined, was: { date: B } },
      { date: B, movedTo: A },
    ]);
    expect(await counted()).toEqual({ [A]: 5 });
    await next({ date: B });
    expect(await places()).toMatchObject([
      { date: A, movedTo: B },
      { date: B, movedTo: undefined, was: { date: A } },
    ]);
    expect((await entry()).changes).toHaveLength(3);
  });

  it('moved and then removed is removed on its last day; the former day still leads there', async () => {
    await next({ date: B });
    await next(null);
    expect(await places()).toMatchObject([
      { date: A, movedTo: B, s: 'scheduled' },
      { date: B, movedTo: undefined, s: 'removed' },
    ]);
    expect(await counted()).toEqual({ [A]: 4 });
  });

  it('removed and back on another day is on that day, and no row says that it was removed', async () => {
    await next(null);
    await next({ date: C });
    expect(await places()).toMatchObject([
      { date: A, movedTo: C, s: 'scheduled' },
      { date: C, movedTo: undefined, s: 'scheduled', was: { date: A } },
    ]);
    expect(await told()).toEqual([
      ['removed', undefined, undefined],
      ['back', A, C],
    ]);
    expect(await counted()).toEqual({ [A]: 4, [C]: 1 });
  });

  it('removed and back on the same day has a plain row', async () => {
    await next(null);
    await next({});
    expect(await places()).toEqual([
      { date: A, key: '0930~h1', s: 'scheduled', was: undefined, movedTo: undefined },
    ]);
    expect(await counted()).toEqual({ [A]: 5 });
    expect((await next({})).outcome).toBe('unchanged');
  });
});

describe('a hearing moved by an interrupted run', () => {
  const EARLIER = '2026-11-27';
  const early = aHearing('early', { date: EARLIER });
  const moved = [early, aHearing('h1', { date: EARLIER }), ...OTHERS];

  it.each([
    ['back to its day', A],
    ['to a third day', B],
  ])('is moved %s by an export that starts later, and is on one day only', async (_where, date) => {
    let minutes = 0;
    const options: Partial<PublishOptions> = {
      now: () => NOON + minutes * 60_000,
      allowShrink: true,
      mostRecords: 1,
    };
    let isCut = true;
    for (let write = 1; isCut; write += 1) {
      await site.publish([early, aHearing('h1'), ...OTHERS], options);
      isCut = await cutAt(write, () => site.publish(moved, options));
      minutes += 3;
      await next({ date }, options);
      expect(recordFaults((await site.get('')) as Content, 'hearings'), `cut at ${write}`).toEqual([]);
      expect(await entry()).toMatchObject({ date });
      minutes += 3;
    }
  });
});

describe('an id that turns from a hearing into a 341 meeting', () => {
  it('is removed from the one calendar and added to the other', async () => {
    const meetings = (...ids: string[]) => ({
      meetings: { name: 'meetings.json', records: ids.map((id) => aHearing(id)) },
    });
    await next({}, meetings('m1', 'm2', 'm3', 'm4'));
    const summary = await next(null, meetings('m1', 'm2', 'm3', 'm4', 'h1'));
    expect(summary.hearings).toMatchObject({ removed: 1 });
    expect(summary.meetings).toMatchObject({ added: 1 });
    expect((await entry()).status).toBe('removed');
    expect(await site.get('341hearingCalendarEntries11/h1/status')).toBe('scheduled');
    expect(await site.get(`341hearingCalendar11/days/${A}/0930~h1/s`)).toBe('scheduled');
    const changes = Object.values((await site.get('341hearingCalendar11/changes')) as object);
    expect(changes).toMatchObject([{ what: 'added', n: '26-50001-hto' }]);
    expect((await next(null, meetings('m1', 'm2', 'm3', 'm4', 'h1'))).outcome).toBe('unchanged');
  });
});
