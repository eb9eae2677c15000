import { addDays, type CalendarEntry, type ExportedRecord, type StoredRow } from '@court/domain';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PublishOptions } from './publish-options';
import { aHearing } from './testing/a-hearing';
import { NOON, type TestCourt, testCourt } from './testing/test-court';

const TODAY = '2026-11-23';
const OLD_DAY = '2026-11-30';
const NEW_DAY = '2027-03-01';
const DAY_MS = 86_400_000;

let site: TestCourt;
beforeEach(async () => {
  site = await testCourt();
});
afterEach(() => site.close());

const far = ['a', 'b', 'c', 'd'].map((id) => aHearing(id, { date: '2028-06-01' }));
const publish = (daysLater: number, hearings: ExportedRecord[], more: Partial<PublishOptions> = {}) =>
  site.publish([...hearings, ...far], { now: () => NOON + daysLater * DAY_MS, allowShrink: true, ...more });
const rows = async (date: string) =>
  ((await site.get(`hearingCalendar11/days/${date}`)) ?? {}) as Record<string, StoredRow>;
const entry = async (id: string) =>
  (await site.get(`hearingCalendarEntries11/${id}`)) as CalendarEntry | null;
const changes = async () => Object.keys((await site.get('hearingCalendar11/changes')) ?? {});

/** Paths of all requests, reads and writes. */
async function requests(run: () => Promise<unknown>): Promise<string[]> {
  const fetched = vi.spyOn(globalThis, 'fetch');
  await run();
  const made = fetched.mock.calls.map(([url, init]) => `${init?.method} ${new URL(String(url)).pathname}`);
  fetched.mockRestore();
  return made;
}

describe('a row that a hearing has left behind', () => {
  it('is removed after 30 days, on any day, with its ledger data', async () => {
    await publish(0, [aHearing('h1')]);
    await publish(1, [aHearing('h1', { date: NEW_DAY })]);
    await publish(31, [aHearing('h1', { date: NEW_DAY })]);
    expect((await rows(OLD_DAY))['0930~h1']?.movedTo?.date).toBe(NEW_DAY);
    await publish(32, [aHearing('h1', { date: NEW_DAY })]);
    expect(await rows(OLD_DAY)).toEqual({});
    expect((await rows(NEW_DAY))['0930~h1']?.s).toBe('scheduled');
    expect(await site.get('publisher11/traces')).toBeNull();
    expect(await site.get('publisher11/passing')).toBeNull();
    expect(await site.get('publisher11/sums/passing')).toBeNull();
    expect((await publish(33, [aHearing('h1', { date: NEW_DAY })])).outcome).toBe('unchanged');
  });

  it('stays for 30 days after it was last left', async () => {
    const away = aHearing('h1', { date: NEW_DAY });
    await publish(0, [aHearing('h1')]);
    await publish(1, [away]);
    await publish(2, [aHearing('h1')]);
    await publish(20, [away]);
    await publish(40, [away]);
    expect(Object.keys(await rows(OLD_DAY))).toEqual(['0930~h1']);
    await publish(51, [away]);
    expect(await rows(OLD_DAY)).toEqual({});
  });

  it('is replaced if the hearing returns on the day of its expiry', async () => {
    await publish(0, [aHearing('h1', { date: NEW_DAY })]);
    await publish(1, [aHearing('h1', { date: '2027-04-01' })]);
    await publish(32, [aHearing('h1', { date: NEW_DAY, time: '10:00' })]);
    expect(Object.keys(await rows(NEW_DAY))).toEqual(['1000~h1']);
    await publish(70, [aHearing('h1', { date: NEW_DAY, time: '10:00' })]);
    expect(Object.keys(await rows(NEW_DAY))).toEqual(['1000~h1']);
    expect(await rows('2027-04-01')).toEqual({});
  });

  it('of a removed hearing expires too, and its entry still says that it was removed', async () => {
    const early = aHearing('e', { date: '2026-11-25' });
    await publish(0, [early, aHearing('h1', { date: NEW_DAY })]);
    await publish(1, [early]);
    expect((await rows(NEW_DAY))['0930~h1']?.s).toBe('removed');
    await publish(32, [early]);
    expect(await rows(NEW_DAY)).toEqual({});
    expect((await entry('h1'))?.status).toBe('removed');
    await publish(33, [early, aHearing('h1', { date: NEW_DAY })]);
    expect((await rows(NEW_DAY))['0930~h1']?.s).toBe('scheduled');
    expect((await entry('h1'))?.changes?.at(-1)?.what).toBe('back');
  });
});

describe('a change', () => {
  it('is in the list for 30 days, and stays in its entry', async () => {
    await publish(0, [aHearing('h1')]);
    await publish(1, [aHearing('h1', { status: 'vacated' })]);
    await publish(2, [aHearing('h1', { status: 'scheduled' })]);
    const [first, second] = await changes();
    await publish(31, [aHearing('h1', { status: 'scheduled' })]);
    expect(await changes()).toEqual([first, second]);
    await publish(32, [aHearing('h1', { status: 'scheduled' })]);
    expect(await changes()).toEqual([second]);
    await publish(40, [aHearing('h1', { status: 'held' })]);
    expect(await changes()).toEqual([`${NOON + 40 * DAY_MS}~h1`]);
    expect((await entry('h1'))?.changes).toHaveLength(3);
  });
});

describe('a record that the export no longer reaches back to', () => {
  const dayOf = (daysLater: number) => addDays(TODAY, daysLater);

  it('stays for 400 days, then is removed from every path', async () => {
    await publish(0, [aHearing('h1', { continuedTo: NEW_DAY }), aHearing('h2', { date: '2026-12-01' })]);
    await publish(407, []);
    expect(dayOf(407)).toBe(addDays(OLD_DAY, 400));
    expect((await entry('h1'))?.id).toBe('h1');
    const { hearings } = await publish(408, []);
    expect(hearings).toMatchObject({ expired: 1, removed: 0 });
    expect([await entry('h1'), await rows(OLD_DAY)]).toEqual([null, {}]);
    expect(await site.get('hearingCalendar11/months/2026-11')).toBeNull();
    expect((await entry('h2'))?.id).toBe('h2');
    await publish(409, []);
    const publisher = JSON.stringify(await site.get('publisher11'));
    expect(publisher).not.toMatch(/h1|h2|2026-11-30|2026-12-01/);
    expect(Object.keys((await site.get('hearingCalendarEntries11')) as object)).toEqual(['a', 'b', 'c', 'd']);
    expect((await publish(410, [])).outcome).toBe('unchanged');
  });

  it('expires earlier if the court has a shorter retention time', async () => {
    await publish(0, [aHearing('h1')]);
    const court = { ...site.court, keepDays: 10 };
    await publish(17, [], { court });
    expect(await entry('h1')).not.toBeNull();
    await publish(18, [], { court });
    expect(await entry('h1')).toBeNull();
  });

  it('expires with the other records of its day, unless it moved to a later day', async () => {
    await publish(0, [aHearing('h1'), aHearing('h2')]);
    await publish(20, [aHearing('h2', { date: '2028-01-05' })]);
    await publish(408, [aHearing('h2', { date: '2028-01-05' })]);
    expect(await entry('h1')).toBeNull();
    expect((await entry('h2'))?.date).toBe('2028-01-05');
    expect(await rows(OLD_DAY)).toEqual({});
  });

  it('moves normally if the export has it again on the day of its expiry', async () => {
    await publish(0, [aHearing('h1')]);
    await publish(408, [aHearing('h1', { date: '2028-01-06' })]);
    expect((await rows(OLD_DAY))['0930~h1']?.movedTo?.date).toBe('2028-01-06');
    expect((await rows('2028-01-06'))['0930~h1']?.was).toEqual({ date: OLD_DAY });
    await publish(439, [aHearing('h1', { date: '2028-01-06' })]);
    expect(await rows(OLD_DAY)).toEqual({});
  });

  it('expires too if it was left out, removed or sealed', async () => {
    const day = [
      aHearing('h1'),
      aHearing('h2', { caseNumber: '26-60002', sealed: 'Y' }),
      aHearing('h3'),
      aHearing('h4'),
    ];
    await publish(0, day);
    await publish(1, day.slice(1));
    await publish(20, [aHearing('h4')]);
    expect((await entry('h1'))?.status).toBe('removed');
    expect((await entry('h3'))?.status).toBe('scheduled');
    expect((await publish(20, [aHearing('h4')])).outcome).toBe('unchanged');
    await publish(408, [aHearing('h4')]);
    expect([await entry('h1'), await entry('h2'), await entry('h3')]).toEqual([null, null, null]);
    expect(Object.keys(await rows(OLD_DAY))).toEqual(['0930~h4']);
    expect((await publish(409, [aHearing('h4')])).outcome).toBe('unchanged');
  });

  it('is unlinked from the hearing that continues it', async () => {
    const next = aHearing('h2', { date: NEW_DAY });
    await publish(0, [aHearing('h1', { continuedTo: NEW_DAY }), next]);
    expect((await entry('h2'))?.continuedFromId).toBe('h1');
    await publish(408, []);
    expect(await entry('h2')).not.toHaveProperty('continuedFromId');
  });
});

describe('a record in the export', () => {
  it('stays at any age, and costs an unchanged run no requests', async () => {
    const old = aHearing('h1', { date: '2021-01-04', status: 'held' });
    await publish(0, [old]);
    const made = await requests(() => publish(40, [old]));
    expect(made).toEqual(['GET /publisher11/sums.json', 'PUT /lastUpdated11/checkedAt.json']);
    expect((await entry('h1'))?.id).toBe('h1');
    await publish(41, []);
    expect(await entry('h1')).toBeNull();
  });
});

describe('the next expiry day', () => {
  it('is in the ledger: until then a run reads only the ledger', async () => {
    await publish(0, [aHearing('h1')]);
    await publish(1, [aHearing('h1', { date: NEW_DAY })]);
    const waiting = await requests(() => publish(31, [aHearing('h1', { date: NEW_DAY })]));
    expect(waiting).toEqual(['GET /publisher11/sums.json', 'PUT /lastUpdated11/checkedAt.json']);
    const due = await requests(() => publish(32, [aHearing('h1', { date: NEW_DAY })]));
    expect(due).toContain('GET /publisher11/passing/hearings/2026-11-24.json');
  });
});
