import type { CalendarEntry, ExportedRecord } from '@court/domain';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PublishOptions } from './publish-options';
import { LeaseHeldError, takeLease } from './store/lease';
import { ownerDatabase } from './store/owner-database';
import { aHearing } from './testing/a-hearing';
import { NOON, type TestCourt, testCourt } from './testing/test-court';
import { unsealCases } from './unseal-cases';
import { withdrawRecords } from './withdraw-records';

const OLD_DAY = '2026-11-30';
const NEW_DAY = '2026-12-07';
const DAY_MS = 86_400_000;
const OTHERS = ['h2', 'h3', 'h4', 'h5'].map((id) => aHearing(id));
/** A record whose names occur in no other record. */
const secret = (more: Partial<ExportedRecord> = {}) =>
  aHearing('s1', {
    caseNumber: '26-59999',
    caseTitle: 'Xóchitl Quivrandel',
    debtors: [
      { name: 'Xóchitl Quivrandel', role: 'Debtor', aliases: [{ kind: 'aka', name: 'Zoë Vortimer' }] },
    ],
    attorneys: [{ name: 'Wanda Plexmoor', firm: 'Plexmoor & Jastrow' }],
    matter: 'Motion of Ulrich Gandersby',
    outcome: 'Granted to Gandersby',
    ...more,
  });
const NAMES = /x[oó]chitl|quivrandel|vortimer|plexmoor|jastrow|gandersby/i;

let site: TestCourt;
beforeEach(async () => {
  site = await testCourt();
});
afterEach(() => site.close());

const all = async () => JSON.stringify(await site.get(''));
const withdraw = (...ids: string[]) =>
  withdrawRecords({ court: site.court, database: site.database, ids, now: () => NOON });
const counted = async (date: string) => {
  const counts = await site.get(`hearingCalendar11/months/${date.slice(0, 7)}/d${date.slice(8)}`);
  return Object.values((counts ?? {}) as Record<string, number>).reduce((sum, count) => sum + count, 0);
};
const publish = (hearings: ExportedRecord[], more: Partial<PublishOptions> = {}) =>
  site.publish(hearings, { allowShrink: true, ...more });

/** Publishes the record with a history: moved twice, changed, removed and listed again. */
async function publishSecret() {
  await publish([secret(), ...OTHERS]);
  await publish([secret({ date: NEW_DAY }), ...OTHERS]);
  await publish([secret({ date: '2026-12-14', outcome: 'Denied to Gandersby' }), ...OTHERS]);
  await publish(OTHERS);
  await publish([secret({ date: NEW_DAY, judge: 'Edwin J. Castellaw' }), ...OTHERS]);
  expect(Object.keys((await site.get('publisher11/traces/hearings/s1')) ?? {})).toHaveLength(2);
}

describe('withdrawing a record', () => {
  it('leaves its names in no path, and no row, count, change or history', async () => {
    await publishSecret();
    expect(await all()).toMatch(NAMES);
    expect(await withdraw('s1')).toMatchObject({ withdrawn: ['s1'], unknown: [] });
    expect(await all()).not.toMatch(NAMES);
    expect(await all()).not.toContain('59999');
    expect(await site.get('hearingCalendarEntries11/s1')).toEqual({ withdrawn: true });
    expect(JSON.stringify(await site.get('hearingCalendar11'))).not.toContain('s1');
    expect(await site.get('publisher11/traces/hearings/s1')).toBeNull();
    expect([await counted(OLD_DAY), await counted(NEW_DAY)]).toEqual([4, 0]);
    expect(await site.get(`hearingCalendar11/days/${NEW_DAY}`)).toBeNull();
  });

  it('leaves its names in no path, also if the export no longer has it', async () => {
    await publishSecret();
    await publish(OTHERS);
    await withdraw('s1');
    expect(await all()).not.toMatch(NAMES);
    expect((await publish(OTHERS)).outcome).toBe('unchanged');
  });

  it('is one write, which increases the version', async () => {
    await publishSecret();
    const version = (await site.get('lastUpdated11/version')) as number;
    const fetched = vi.spyOn(globalThis, 'fetch');
    await withdraw('s1');
    const writes = fetched.mock.calls.filter(([, init]) => init?.method === 'PATCH');
    fetched.mockRestore();
    expect(writes).toHaveLength(1);
    expect(await site.get('lastUpdated11')).toMatchObject({
      version: version + 1,
      hearings: NOON + 5,
      withdrawn: NOON + 5,
    });
  });

  it('lasts through later exports that still have the record, moved or changed', async () => {
    await publishSecret();
    await withdraw('s1');
    const after = await all();
    expect((await publish([secret({ date: NEW_DAY }), ...OTHERS])).outcome).toBe('unchanged');
    expect((await publish([secret({ date: '2026-12-21' }), ...OTHERS])).outcome).toBe('unchanged');
    expect((await publish([secret({ sealed: 'Y' }), ...OTHERS])).outcome).toBe('unchanged');
    expect(await all()).toBe(after);
    await publish([secret(), ...OTHERS.slice(1)]);
    expect(await all()).not.toMatch(NAMES);
    expect(await site.get('hearingCalendarEntries11/h2/status')).toBe('removed');
  });

  it('lasts if it was the export’s only record', async () => {
    await publish([secret()]);
    await withdraw('s1');
    expect((await publish([secret()])).outcome).toBe('unchanged');
    expect(await all()).not.toMatch(NAMES);
  });

  it('accepts hearings and 341 meetings, several at once, and names unknown ids', async () => {
    const meetings = { name: 'meetings.json', records: [secret({ id: 'm1' }), aHearing('m2')] };
    await publish([secret(), ...OTHERS], { meetings });
    expect(await withdraw('s1', 'm1', 'x9', 's1')).toMatchObject({
      withdrawn: ['s1', 'm1'],
      unknown: ['x9'],
    });
    expect(await all()).not.toMatch(NAMES);
    expect(await site.get('341hearingCalendarEntries11/m1')).toEqual({ withdrawn: true });
    expect(await site.get('341hearingCalendarEntries11/m2/id')).toBe('m2');
    expect((await publish([secret(), ...OTHERS], { meetings })).outcome).toBe('unchanged');
  });

  it('changes nothing if the id was never published', async () => {
    await publish(OTHERS);
    const before = await all();
    expect(await withdraw('x9')).toMatchObject({ withdrawn: [], unknown: ['x9'] });
    expect(await all()).toBe(before);
  });

  it('can be repeated', async () => {
    await publish([secret(), ...OTHERS]);
    await withdraw('s1');
    expect(await withdraw('s1')).toMatchObject({ withdrawn: ['s1'], unknown: [], casesClosed: 0 });
    await publish([secret(), ...OTHERS]);
    expect(await all()).not.toMatch(NAMES);
  });

  it('closes its case if the case has no other public record, so that no other id publishes it again', async () => {
    await publish([secret(), ...OTHERS]);
    expect(await withdraw('s1', 'h2')).toMatchObject({ withdrawn: ['s1', 'h2'], casesClosed: 1 });
    const other = secret({ id: 's2', date: NEW_DAY, time: '13:30', caseNumber: '1:26-bk-59999-HTO' });
    expect((await publish([other, ...OTHERS.slice(1)])).sealed).toEqual({
      hearings: 1,
      meetings: 0,
      cases: 1,
      why: 'sealed or hidden',
    });
    expect(await all()).not.toMatch(NAMES);
    expect(await site.get('hearingCalendarEntries11/h3/id')).toBe('h3');
  });

  it('removes the links of the hearings it was continued from and to, also if they are withdrawn with it', async () => {
    const caseNumber = { caseNumber: '26-59999' };
    const first = aHearing('p', { ...caseNumber, date: '2026-11-25', continuedTo: OLD_DAY });
    const last = aHearing('n', { ...caseNumber, date: NEW_DAY });
    await publish([first, secret({ continuedTo: NEW_DAY }), last, ...OTHERS]);
    expect(await site.get('hearingCalendarEntries11/p/continuedToId')).toBe('s1');
    await withdraw('s1', 'n');
    expect(await site.get('hearingCalendarEntries11/p')).not.toHaveProperty('continuedToId');
    expect(await site.get('hearingCalendarEntries11/n')).toEqual({ withdrawn: true });
  });

  it('expires like other records', async () => {
    await publish([secret(), aHearing('h9', { date: '2028-06-01' })]);
    await withdraw('s1');
    const later = { now: () => NOON + 408 * DAY_MS };
    await publish([aHearing('h9', { date: '2028-06-01' })], later);
    expect(await site.get('hearingCalendarEntries11/s1')).toBeNull();
    await publish([secret({ date: '2028-06-01' }), aHearing('h9', { date: '2028-06-01' })], later);
    expect(await all()).not.toMatch(NAMES);
  });

  it('changes nothing while a publisher holds the lease', async () => {
    await publish([secret(), ...OTHERS]);
    const lease = await takeLease(ownerDatabase(site.database), () => NOON);
    await expect(withdraw('s1')).rejects.toThrow(LeaseHeldError);
    await lease.release();
    expect(((await site.get('hearingCalendarEntries11/s1')) as CalendarEntry).id).toBe('s1');
  });
});

describe('a record that the court seals', () => {
  it('leaves its names in no path, after any history', async () => {
    await publishSecret();
    await publish([secret({ date: NEW_DAY, sealed: 'Y' }), ...OTHERS]);
    expect(await all()).not.toMatch(NAMES);
    expect(JSON.stringify(await site.get('hearingCalendar11'))).not.toContain('s1');
    expect((await publish([secret({ date: NEW_DAY, sealed: 'Y' }), ...OTHERS])).outcome).toBe('unchanged');
  });

  it('starts without history when the seal is lifted', async () => {
    await publishSecret();
    await publish([secret({ date: NEW_DAY, sealed: 'Y' }), ...OTHERS]);
    await unsealCases({ court: site.court, database: site.database, cases: ['26-59999'], now: () => NOON });
    await publish([secret({ date: NEW_DAY }), ...OTHERS]);
    const { changes } = (await site.get('hearingCalendarEntries11/s1')) as CalendarEntry;
    expect(changes).toMatchObject([{ what: 'added' }]);
    expect(await site.get(`hearingCalendar11/days/${NEW_DAY}/0930~s1`)).not.toHaveProperty('was');
  });
});
