import { type CalendarEntry, type ChangeRecord, entryKey, type StoredRow } from '@court/domain';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { MovedRecordsError } from './diff/moved-records';
import type { PublishOptions } from './publish-options';
import { PLAIN_READING } from './reading/reading';
import { failureOf } from './report';
import { NOON, type TestCourt, testCourt } from './testing/test-court';

/** A court's list without ids. Its map makes ids from number, day and time. */
const reading = {
  ...PLAIN_READING,
  dates: 'mdy' as const,
  defaults: new Map([['caseType', 'bk']]),
  values: new Map([['status', new Map([['scheduled', 'scheduled']])]]),
  idFrom: ['caseNumber', 'date', 'time'],
};
const columns = new Map([
  ['Case No.', 'caseNumber'],
  ['Debtor', 'caseTitle'],
  ['Hearing Date', 'date'],
  ['Hearing Time', 'time'],
  ['Judge', 'judge'],
  ['Matter', 'matter'],
  ['Status', 'status'],
]);
const HEAD = [...columns.keys()].join(',');
const RELIEF = 'Motion for relief from stay';
const line = (serial: number, name: string, day: string, time: string, matter = 'Confirmation hearing') =>
  `26-${serial}-hto,${name} Pell,${day},${time},Harlan T. Oakesmith,${matter},Scheduled`;
const OTHERS = [
  line(51502, 'Nils', '11/30/2026', '9:30 AM'),
  line(51503, 'Nina', '12/01/2026', '9:30 AM'),
  line(51504, 'Neal', '12/01/2026', '9:30 AM'),
  line(51505, 'Nell', '12/02/2026', '9:30 AM'),
];
const nora = (day: string, time: string) => line(51501, 'Nora', day, time, RELIEF);
const at = (day: string, time: string) => `26-51501-hto_${day}_${time}`;
const FIRST = at('2026-11-30', '09:30');

let site: TestCourt;
const publish = (rows: string[], more: Partial<PublishOptions> = {}) =>
  site.publish([], {
    hearings: { name: 'hearings.csv', text: [HEAD, ...OTHERS, ...rows].join('\n'), columns, reading },
    ...more,
  });
const entries = async () => (await site.get('hearingCalendarEntries11')) as Record<string, CalendarEntry>;
const places = async () => {
  const found = Object.values(await entries()).filter(({ caseNumber }) => caseNumber === '26-51501-hto');
  return found.map(({ id, date, time, status }) => [id, date, time, status]);
};
const rowsOn = async (date: string) => {
  const rows = (await site.get(`hearingCalendar11/days/${date}`)) as Record<string, StoredRow>;
  return Object.entries(rows)
    .filter(([, { n }]) => n === '26-51501-hto')
    .map(([key, { s, movedTo, was }]) => ({ key, s, movedTo, was }));
};
const aliases = () => site.get('publisher11/sums/aliases/hearings');

beforeEach(async () => {
  site = await testCourt();
  await publish([nora('11/30/2026', '9:30 AM')]);
});
afterEach(() => site.close());

describe('a hearing of an export without ids', () => {
  it('at another time of its day is the same hearing, changed', async () => {
    const summary = await publish([nora('11/30/2026', '2:00 PM')]);
    expect(summary.hearings).toMatchObject({ added: 0, changed: 1, removed: 0, moved: 0 });
    expect(await places()).toEqual([[FIRST, '2026-11-30', '14:00', 'scheduled']]);
    expect(await rowsOn('2026-11-30')).toEqual([
      { key: `1400~${FIRST}`, s: 'scheduled', movedTo: undefined, was: { time: '09:30' } },
    ]);
    const changes = Object.values(
      (await site.get('hearingCalendar11/changes')) as Record<string, ChangeRecord>,
    );
    expect(changes).toMatchObject([{ what: 'changed', time: { from: '09:30', to: '14:00' } }]);
    expect(await aliases()).toEqual({ [entryKey(at('2026-11-30', '14:00'))]: FIRST });
  });

  it('keeps its id in later exports until it returns to its first time', async () => {
    await publish([nora('11/30/2026', '2:00 PM')]);
    expect((await publish([nora('11/30/2026', '2:00 PM')])).outcome).toBe('unchanged');
    const moved = await publish([nora('12/07/2026', '10:00 AM')]);
    expect(moved.hearings).toMatchObject({ added: 0, moved: 1, removed: 0 });
    expect(await places()).toEqual([[FIRST, '2026-12-07', '10:00', 'scheduled']]);
    expect(await aliases()).toEqual({ [entryKey(at('2026-12-07', '10:00'))]: FIRST });
    expect(await rowsOn('2026-11-30')).toMatchObject([{ movedTo: { date: '2026-12-07', time: '10:00' } }]);
    expect((await publish([nora('12/07/2026', '10:00 AM')])).outcome).toBe('unchanged');
    const back = await publish([nora('11/30/2026', '9:30 AM')]);
    expect(back.hearings).toMatchObject({ added: 0, moved: 1, removed: 0 });
    expect(await places()).toEqual([[FIRST, '2026-11-30', '09:30', 'scheduled']]);
    expect(await aliases()).toBeNull();
  });

  it('keeps its id if another hearing of its case takes its first time', async () => {
    await publish([nora('11/30/2026', '2:00 PM')]);
    const other = line(51501, 'Nora', '11/30/2026', '9:30 AM', 'Status conference');
    const rows = [nora('11/30/2026', '2:00 PM'), other];
    expect((await publish(rows)).hearings).toMatchObject({ added: 1, changed: 0, removed: 0 });
    expect((await places()).sort()).toEqual([
      [FIRST, '2026-11-30', '14:00', 'scheduled'],
      [`${FIRST}_2`, '2026-11-30', '09:30', 'scheduled'],
    ]);
    expect((await publish(rows)).outcome).toBe('unchanged');
  });

  it('keeps its id if the map makes ids from other fields', async () => {
    const text = [HEAD, ...OTHERS, nora('11/30/2026', '9:30 AM')].join('\n');
    const idFrom = ['caseNumber', 'matter', 'date'];
    const hearings = { name: 'hearings.csv', text, columns, reading: { ...reading, idFrom } };
    const before = await entries();
    expect((await publish([], { hearings })).hearings).toMatchObject({ added: 0, changed: 0, removed: 0 });
    expect(await entries()).toEqual(before);
    expect((await publish([], { hearings })).outcome).toBe('unchanged');
  });

  it('is a new hearing with another matter, or on an earlier day', async () => {
    const other = line(51501, 'Nora', '12/07/2026', '9:30 AM', 'Status conference');
    expect((await publish([other])).hearings).toMatchObject({ added: 1, removed: 1 });
    const earlier = line(51505, 'Nell', '11/30/2026', '9:30 AM');
    const rows = [...OTHERS.slice(0, 3), earlier, other];
    const text = [HEAD, ...rows].join('\n');
    const summary = await publish([], { hearings: { name: 'hearings.csv', text, columns, reading } });
    expect(summary.hearings).toMatchObject({ added: 1, moved: 0, removed: 1 });
  });

  it('is searched only among future hearings: yesterday’s stays unchanged', async () => {
    const later = { now: () => NOON + 8 * 86_400_000 };
    const summary = await publish([nora('12/07/2026', '9:30 AM')], later);
    expect(summary.hearings).toMatchObject({ added: 1, removed: 0, moved: 0 });
    expect(await places()).toHaveLength(2);
  });

  it('loses its other id when it expires', async () => {
    await publish([nora('11/30/2026', '2:00 PM')]);
    const text = [HEAD, line(51509, 'Nan', '12/01/2030', '9:30 AM')].join('\n');
    const hearings = { name: 'hearings.csv', text, columns, reading };
    await publish([], { hearings, now: () => NOON + 1_460 * 86_400_000 });
    expect([await places(), await aliases()]).toEqual([[], null]);
  });
});

describe('two hearings of which either may have moved', () => {
  const rows = [nora('11/30/2026', '2:00 PM'), nora('12/07/2026', '9:30 AM')];
  const [two, dec] = [at('2026-11-30', '14:00'), at('2026-12-07', '09:30')];

  it('cause a question with both times and the answers, and nothing is written', async () => {
    const before = await site.get('');
    const error = await publish(rows).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(MovedRecordsError);
    expect(failureOf(error)).toMatchObject({
      exitCode: 3,
      message:
        `hearings.csv: 26-51501-hto, ${RELIEF} is no longer on Mon, Nov 30, 2026, 9:30 AM (id ${FIRST}), and is new on ` +
        `Mon, Nov 30, 2026, 2:00 PM (id ${two}); Mon, Dec 7, 2026, 9:30 AM (id ${dec}). Which is the same hearing, moved? ` +
        `Give --same "${FIRST}=${two}" for one that moved, and --new "${two}" for one that is new, or export an id with ` +
        'each hearing; nothing was published.',
    });
    expect(await site.get('')).toEqual(before);
  });

  it('are distinguished by the answer, given once', async () => {
    const same = { same: new Map([[dec, FIRST]]), isNew: new Set<string>() };
    const summary = await publish(rows, { answers: same });
    expect(summary.hearings).toMatchObject({ added: 1, moved: 1, removed: 0 });
    expect((await places()).sort()).toEqual([
      [FIRST, '2026-12-07', '09:30', 'scheduled'],
      [two, '2026-11-30', '14:00', 'scheduled'],
    ]);
    expect((await publish(rows)).outcome).toBe('unchanged');
  });

  it('are both new if that is the answer: the one before is removed', async () => {
    const answers = { same: new Map<string, string>(), isNew: new Set([two, dec]) };
    expect((await publish(rows, { answers })).hearings).toMatchObject({ added: 2, moved: 0, removed: 1 });
  });
});
