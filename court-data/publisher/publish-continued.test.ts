import type { CalendarEntry, ExportedRecord } from '@court/domain';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aHearing } from './testing/a-hearing';
import { cutAt } from './testing/cut-at';
import { NOON, type TestCourt, testCourt } from './testing/test-court';
import { withdrawRecords } from './withdraw-records';

const [FIRST, NEXT, LAST] = ['2026-11-24', '2026-12-08', '2026-12-22'] as const;

let site: TestCourt;
beforeEach(async () => {
  site = await testCourt();
});
afterEach(() => site.close());

/** A hearing of another case on every day, so that the export may begin on any day. */
const filler = [FIRST, '2026-11-25', NEXT, LAST].map((date, n) =>
  aHearing(`f${n}`, { date, caseNumber: `26-6000${n}` }),
);
const from = (day: string) => filler.filter(({ date }) => date >= day);
const one = (more: Partial<ExportedRecord> = {}) =>
  aHearing('one', { date: FIRST, status: 'continued', continuedTo: NEXT, ...more });
const two = (more: Partial<ExportedRecord> = {}) => aHearing('two', { date: NEXT, ...more });
const withdraw = (id: string) =>
  withdrawRecords({ court: site.court, database: site.database, ids: [id], now: () => NOON });
const publish = (hearings: ExportedRecord[]) => site.publish(hearings, { allowShrink: true });

async function links(id: string) {
  const entry = (await site.get(`hearingCalendarEntries11/${id}`)) as CalendarEntry;
  return { to: entry.continuedToId, from: entry.continuedFromId, on: entry.continuedFrom };
}
const LINKED = [{ to: 'two' }, { from: 'one', on: FIRST }];
const NOT_LINKED = [{}, {}];
const both = async () => [await links('one'), await links('two')];

describe('a continued hearing and its successor', () => {
  it('are linked both ways if they are published together', async () => {
    await publish([one(), two(), ...filler]);
    expect(await both()).toEqual(LINKED);
    expect((await publish([one(), two(), ...filler])).outcome).toBe('unchanged');
  });

  it('are matched by case number and type, in any spelling, and not by number only', async () => {
    await publish([one({ caseNumber: '5:26-bk-50001' }), two({ caseNumber: '26-50001-HTO' }), ...filler]);
    expect(await both()).toEqual(LINKED);
    await publish([one({ caseNumber: '5:26-bk-50001' }), two({ caseType: 'ap' }), ...filler]);
    expect(await both()).toEqual(NOT_LINKED);
  });

  it('are linked if the successor is published later, after the export has dropped the first', async () => {
    await publish([one(), ...filler]);
    expect(await links('one')).toEqual({});
    await publish([two(), ...from('2026-11-25')]);
    expect(await both()).toEqual(LINKED);
  });

  it('are linked if the first is continued after the second is on the calendar', async () => {
    await publish([one({ status: 'scheduled', continuedTo: null }), two(), ...filler]);
    expect(await both()).toEqual(NOT_LINKED);
    await publish([one(), two(), ...filler]);
    expect(await both()).toEqual(LINKED);
  });

  it('are linked by the printed new time, and relinked when it changes', async () => {
    const matters = { matter: null, judge: null, docketNumber: null };
    const later = two({ ...matters, time: '13:30' });
    const first = (continuedTime: string) => one({ ...matters, continuedTime });
    const other = aHearing('other', { ...matters, date: NEXT, time: '15:00' });
    await publish([first('13:30'), later, other, ...filler]);
    expect(await both()).toEqual(LINKED);
    expect(await site.get('hearingCalendarEntries11/one/continuedTime')).toBe('13:30');
    await publish([first('15:00'), later, other, ...filler]);
    expect(await both()).toEqual([{ to: 'other' }, {}]);
  });

  it('stay linked if no linking field changes', async () => {
    await publish([one(), two(), ...filler]);
    await publish([one({ outcome: 'Reset' }), two({ location: 'Courtroom 2' }), ...filler]);
    expect(await both()).toEqual(LINKED);
    await publish([two({ status: 'held' }), ...from('2026-11-25')]);
    expect(await both()).toEqual(LINKED);
  });

  it('are unlinked when the second is removed or withdrawn, and linked again when it is back', async () => {
    await publish([one(), two(), ...filler]);
    await publish([one(), ...filler]);
    expect(await both()).toEqual(NOT_LINKED);
    await publish([one(), two(), ...filler]);
    expect(await both()).toEqual(LINKED);
    await withdraw('two');
    expect(await both()).toEqual(NOT_LINKED);
  });

  it('are unlinked when the first is withdrawn, or continued to another day', async () => {
    await publish([one(), two(), ...filler]);
    await publish([one({ continuedTo: LAST }), two(), ...filler]);
    expect(await both()).toEqual(NOT_LINKED);
    await publish([one(), two(), ...filler]);
    await withdraw('one');
    expect(await both()).toEqual(NOT_LINKED);
  });

  it('are unlinked when another hearing matches better', async () => {
    const matter = { matter: 'Motion to dismiss', docketNumber: '32' };
    await publish([one(matter), two({ matter: 'Status conference' }), ...filler]);
    expect(await both()).toEqual(LINKED);
    await publish([
      one(matter),
      two({ matter: 'Status conference' }),
      aHearing('three', { date: NEXT, ...matter }),
      ...filler,
    ]);
    expect([await links('one'), await links('two'), await links('three')]).toEqual([
      { to: 'three' },
      {},
      { from: 'one', on: FIRST },
    ]);
  });

  it('form a chain: a hearing continued again links both ways', async () => {
    const three = aHearing('three', { date: LAST });
    await publish([one(), two({ status: 'continued', continuedTo: LAST }), ...filler]);
    await publish([two({ status: 'continued', continuedTo: LAST }), three, ...from('2026-11-25')]);
    expect([await links('one'), await links('two'), await links('three')]).toEqual([
      { to: 'two' },
      { to: 'three', from: 'one', on: FIRST },
      { from: 'two', on: NEXT },
    ]);
  });

  it('are never a hearing and a 341 meeting', async () => {
    const meetings = { name: 'meetings.json', records: [two(), aHearing('m1', { date: LAST })] };
    await site.publish([one(), ...filler], { meetings });
    expect(await links('one')).toEqual({});
  });
});

describe.each(['hearings', 'meetings'] as const)('the row of one of the continued %s', (kind) => {
  const docket = kind === 'hearings' ? 'hearingCalendar11' : '341hearingCalendar11';
  const rowOf = (id: string, day: string) => site.get(`${docket}/days/${day}/0930~${id}`);
  const publishThem = (records: ExportedRecord[]) =>
    kind === 'hearings'
      ? publish([...records, ...filler])
      : site.publish(filler, {
          allowShrink: true,
          meetings: { name: 'meetings.json', records: [...records, ...others] },
        });
  const others = filler.map((one) => ({ ...one, id: `m${one.id}` }));

  it('of the successor names the original day while the two are linked', async () => {
    await publishThem([one(), two()]);
    expect(await rowOf('two', NEXT)).toMatchObject({ b: FIRST });
    expect(await rowOf('one', FIRST)).not.toHaveProperty('b');
    // rewritten for another reason
    await publishThem([one(), two({ location: 'Courtroom 2' })]);
    expect(await rowOf('two', NEXT)).toMatchObject({ b: FIRST, l: 'Courtroom 2' });
    await publishThem([one({ continuedTo: LAST }), two({ location: 'Courtroom 2' })]);
    expect(await rowOf('two', NEXT)).not.toHaveProperty('b');
    expect(await rowOf('two', NEXT)).toMatchObject({ l: 'Courtroom 2' });
  });

  it('gains the day when the first is continued later, and loses it when the first is withdrawn', async () => {
    await publishThem([one({ status: 'scheduled', continuedTo: null }), two()]);
    expect(await rowOf('two', NEXT)).not.toHaveProperty('b');
    await publishThem([one(), two()]);
    expect(await rowOf('two', NEXT)).toMatchObject({ b: FIRST });
    await withdraw('one');
    expect(await rowOf('two', NEXT)).not.toHaveProperty('b');
  });

  it('has no original day if the successor left its day', async () => {
    await publishThem([one(), two()]);
    await publishThem([one(), two({ date: LAST })]);
    expect(await rowOf('two', NEXT)).toMatchObject({ movedTo: { date: LAST } });
    expect(await rowOf('two', NEXT)).not.toHaveProperty('b');
    expect(await rowOf('two', LAST)).not.toHaveProperty('b');
  });
});

describe('the row of a continued hearing', () => {
  it('names the day to which it was continued', async () => {
    await publish([one(), two(), ...filler]);
    expect(await site.get(`hearingCalendar11/days/${FIRST}/0930~one/t`)).toBe(NEXT);
    expect(await site.get(`hearingCalendar11/days/${NEXT}/0930~two/t`)).toBeNull();
  });
});

describe('hearings of one case continued to one day, which are older than the export', () => {
  const docket = (docketNumber: string) => ({ docketNumber });
  const other = aHearing('other', { date: FIRST, status: 'continued', continuedTo: NEXT, ...docket('9') });
  const last = (date: string) => aHearing('last', { date, ...docket('9') });
  const all = [one(docket('7')), two(docket('7')), other, last(NEXT), ...filler];

  it('stay linked when another of them moves', async () => {
    await publish(all);
    expect(await both()).toEqual(LINKED);
    expect([(await links('other')).to, (await links('last')).from]).toEqual(['last', 'other']);
    await publish([last(LAST), ...from(LAST)]);
    expect(await both()).toEqual(LINKED);
    expect([await links('other'), await links('last')]).toEqual(NOT_LINKED);
  });

  it('stay linked if a run was interrupted while linking them', async () => {
    await publish(all);
    let minutes = 0;
    const options = { now: () => NOON + minutes * 60_000, allowShrink: true } as const;
    let isCut = true;
    for (let write = 1; isCut; write += 1) {
      const changed = [one({ ...docket('7'), time: `09:${10 + write}` }), ...all.slice(1)];
      isCut = await cutAt(write, () => site.publish(changed, { ...options, mostPaths: 1 }));
      minutes += 3;
      await site.publish(from(LAST), options);
      expect(await both(), `cut at ${write}`).toEqual(LINKED);
      minutes += 3;
    }
  });
});
