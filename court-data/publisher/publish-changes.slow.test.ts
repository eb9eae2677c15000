import type { StoredRow } from '@court/domain';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ShrinkError } from './diff/shrink-guard';
import { RejectedRecordsError } from './reading/source-file';
import { aHearing } from './testing/a-hearing';
import { type TestCourt, testCourt } from './testing/test-court';

/** Of another case than h1, so that sealing that case does not affect them. */
const OTHERS = ['h2', 'h3', 'h4', 'h5'].map((id) => aHearing(id, { caseNumber: '26-60001' }));
const OLD_DAY = '2026-11-30';
const NEW_DAY = '2026-12-07';

let site: TestCourt;
const day = async (date: string) =>
  (await site.get(`hearingCalendar11/days/${date}`)) as Record<string, StoredRow>;
const counted = async (date: string) => {
  const counts = await site.get(`hearingCalendar11/months/${date.slice(0, 7)}/d${date.slice(8)}`);
  return Object.values((counts ?? {}) as Record<string, number>).reduce((sum, count) => sum + count, 0);
};

beforeEach(async () => {
  site = await testCourt();
  await site.publish([aHearing('h1'), ...OTHERS]);
});
afterEach(() => site.close());

describe('a hearing moved to another day', () => {
  it('leaves a row that names its new day, and is counted on the new day only', async () => {
    const summary = await site.publish([aHearing('h1', { date: NEW_DAY, time: '13:30' }), ...OTHERS]);
    expect(summary.hearings).toMatchObject({ moved: 1, added: 0, removed: 0 });
    expect((await day(OLD_DAY))['0930~h1']?.movedTo).toEqual({ date: NEW_DAY, time: '13:30' });
    expect(Object.keys(await day(NEW_DAY))).toEqual(['1330~h1']);
    expect([await counted(OLD_DAY), await counted(NEW_DAY)]).toEqual([4, 1]);
    expect(await site.get('hearingCalendarEntries11/h1/date')).toBe(NEW_DAY);
  });

  it('is written in one update with the row that it leaves behind', async () => {
    const fetched = vi.spyOn(globalThis, 'fetch');
    await site.publish([aHearing('h1', { date: NEW_DAY }), ...OTHERS]);
    const bodies = fetched.mock.calls.flatMap(([, init]) =>
      init?.method === 'PATCH' ? [String(init.body)] : [],
    );
    fetched.mockRestore();
    const about = bodies.filter((body) => body.includes('hearingCalendarEntries11/h1'));
    expect(about).toHaveLength(1);
    expect(about[0]).toContain(`days/${OLD_DAY}/0930~h1`);
    expect(about[0]).toContain(`days/${NEW_DAY}/0930~h1`);
  });

  it('has one plain row when it returns', async () => {
    await site.publish([aHearing('h1', { date: NEW_DAY }), ...OTHERS]);
    await site.publish([aHearing('h1', { time: '10:00' }), ...OTHERS]);
    const keys = Object.keys(await day(OLD_DAY)).filter((key) => key.endsWith('h1'));
    expect(keys).toEqual(['1000~h1']);
    expect((await day(OLD_DAY))['1000~h1']).not.toHaveProperty('movedTo');
    expect([await counted(OLD_DAY), await counted(NEW_DAY)]).toEqual([5, 0]);
  });

  it('is found on a day before the start of the export', async () => {
    const later = aHearing('h9', { date: '2026-12-01' });
    await site.publish([aHearing('h1'), ...OTHERS, later]);
    const summary = await site.publish([later, aHearing('h1', { date: NEW_DAY })]);
    expect(summary.hearings).toMatchObject({ moved: 1, removed: 0 });
    expect((await day(OLD_DAY))['0930~h1']?.movedTo?.date).toBe(NEW_DAY);
    expect(await counted(OLD_DAY)).toBe(4);
    expect(Object.keys(await day(OLD_DAY))).toHaveLength(5);
  });
});

describe('a hearing changed within its day', () => {
  it('has one row under its new time, with its old values', async () => {
    const changed = aHearing('h1', { time: '10:00', judge: 'Edwin J. Castellaw', location: 'Courtroom 2' });
    await site.publish([changed, ...OTHERS]);
    const rows = await day(OLD_DAY);
    expect(Object.keys(rows)).not.toContain('0930~h1');
    expect(rows['1000~h1']?.was).toEqual({
      time: '09:30',
      judge: 'j-harlan-t-oakesmith',
      place: 'Courtroom 1',
    });
    expect(await counted(OLD_DAY)).toBe(5);
  });

  it('keeps its old values when only its status changes later', async () => {
    await site.publish([aHearing('h1', { time: '10:00' }), ...OTHERS]);
    await site.publish([aHearing('h1', { time: '10:00', status: 'vacated' }), ...OTHERS]);
    expect((await day(OLD_DAY))['1000~h1']).toMatchObject({ s: 'vacated', was: { time: '09:30' } });
  });

  it('writes no other hearing, and increases the version by one', async () => {
    const summary = await site.publish([aHearing('h1', { status: 'vacated' }), ...OTHERS]);
    expect(summary.hearings).toMatchObject({ changed: 1, added: 0, days: 1 });
    expect(await site.get('lastUpdated11/version')).toBe(2);
  });

  it('is written if only its details differ', async () => {
    await site.publish([aHearing('h1', { outcome: 'Granted' }), ...OTHERS]);
    expect(await site.get('hearingCalendarEntries11/h1/outcome')).toBe('Granted');
  });
});

describe('a hearing missing from the export', () => {
  it('is marked as removed and not counted if it is in the future', async () => {
    const summary = await site.publish(OTHERS);
    expect(summary.hearings).toMatchObject({ removed: 1, upcoming: 5 });
    expect((await day(OLD_DAY))['0930~h1']?.s).toBe('removed');
    expect(await site.get('hearingCalendarEntries11/h1/status')).toBe('removed');
    expect(await counted(OLD_DAY)).toBe(4);
    expect((await site.publish(OTHERS)).outcome).toBe('unchanged');
  });

  it('stays unchanged if its day is past or before the export’s first day', async () => {
    const past = aHearing('p1', { date: '2026-11-20', status: 'held' });
    await site.publish([past, aHearing('p2', { date: '2026-11-20' }), aHearing('h1'), ...OTHERS]);
    await site.publish([aHearing('p2', { date: '2026-11-20' }), aHearing('h1'), ...OTHERS]);
    expect((await day('2026-11-20'))['0930~p1']?.s).toBe('held');
    await site.publish([aHearing('h1'), ...OTHERS]);
    expect(await counted('2026-11-20')).toBe(2);
  });

  it('stops the publication if more than a third are missing', async () => {
    const before = await site.get('');
    await expect(site.publish(OTHERS.slice(0, 3))).rejects.toThrow(ShrinkError);
    expect(await site.get('')).toEqual(before);
    await site.publish(OTHERS.slice(0, 3), { allowShrink: 2 });
    expect(await counted(OLD_DAY)).toBe(3);
  });
});

describe('a hearing sealed as it moves', () => {
  it('leaves no row on its former day', async () => {
    await site.publish([aHearing('h1', { date: NEW_DAY, sealed: 'Y' }), ...OTHERS]);
    expect(Object.keys(await day(OLD_DAY))).not.toContain('0930~h1');
    expect(await site.get('hearingCalendarEntries11/h1')).toEqual({ withdrawn: true });
    expect([await counted(OLD_DAY), await counted(NEW_DAY)]).toEqual([4, 0]);
  });
});

describe('an id with characters the database forbids', () => {
  const id = '7.a/b #1 [ñ]~%';
  const key = 'i-7%2Ea%2Fb %231 %5Bñ%5D%7E%25';

  it('is stored, found, moved and removed like any other', async () => {
    await site.publish([aHearing(id), aHearing('h1'), ...OTHERS]);
    expect(await site.get(`hearingCalendarEntries11/${key}/id`)).toBe(id);
    expect((await site.publish([aHearing(id), aHearing('h1'), ...OTHERS])).outcome).toBe('unchanged');
    const moved = await site.publish([aHearing(id, { date: NEW_DAY }), aHearing('h1'), ...OTHERS]);
    expect(moved.hearings).toMatchObject({ moved: 1, added: 0, removed: 0 });
    expect((await site.publish([aHearing('h1'), ...OTHERS])).hearings).toMatchObject({ removed: 1 });
    expect(await site.get(`hearingCalendarEntries11/${key}/status`)).toBe('removed');
  });
});

describe('rejected records', () => {
  const bad = aHearing('h9', { time: 'soon' });

  it('stop the publication', async () => {
    const before = await site.get('');
    await expect(site.publish([aHearing('h1', { status: 'held' }), bad, ...OTHERS])).rejects.toThrow(
      RejectedRecordsError,
    );
    expect(await site.get('')).toEqual(before);
  });

  it('are left out if that is allowed', async () => {
    const summary = await site.publish([aHearing('h1', { status: 'held' }), bad, ...OTHERS], {
      allowRejects: 1,
    });
    expect(summary.rejects).toMatchObject([{ line: 2, id: 'h9', field: 'time' }]);
    expect(await counted(OLD_DAY)).toBe(5);
  });
});
