import { expect, it } from 'vitest';
import type { DocketRow, StoredRow } from '../docket/docket-row';
import { readRow } from '../docket/docket-row';
import { rowKey } from '../keys/keys';
import type { HearingState, RowStatus } from '../source/hearing-status';
import type { AnswerContext, DatedRecord } from './answer-types';
import { answerOf } from './hearing-answer';
import { factsOfEntry, factsOfRow } from './hearing-facts';

/** Monday, November 30, 2026, 10:40 AM CST */
const NOW = Date.parse('2026-11-30T16:40:00Z');
const CONTEXT: AnswerContext = {
  timeZones: ['America/Chicago', 'America/Denver'],
  offices: { sa: { timeZone: 'America/Chicago' }, ep: { timeZone: 'America/Denver' } },
  now: NOW,
};

function row(id: string, date: string, time: string, more: Partial<StoredRow> = {}): DocketRow {
  const stored: StoredRow = {
    n: '26-50001',
    c: 'Rosa',
    y: 'bk',
    s: 'scheduled',
    o: 'sa',
    j: 'j-ada',
    l: 'Courtroom 1',
    ...more,
  };
  return readRow(date, rowKey(time, id), stored);
}
const dated = (...rows: DocketRow[]): DatedRecord[] => rows.map((each) => ({ kind: 'hearings', row: each }));
const ask = (each: DocketRow, dates: readonly DatedRecord[] | 'reading' = []) =>
  answerOf(factsOfRow('hearings', each), dates === 'reading' ? undefined : dates, CONTEXT);

const STATES: Readonly<Record<RowStatus, HearingState>> = {
  scheduled: 'on',
  continued: 'moved',
  rescheduled: 'moved',
  held: 'done',
  'not-held': 'off',
  stricken: 'off',
  vacated: 'off',
  withdrawn: 'off',
  cancelled: 'off',
  concluded: 'done',
  terminated: 'off',
  satisfied: 'done',
  removed: 'unlisted',
};

it.each(Object.entries(STATES))('status %s gives state %s', (status, state) => {
  expect(ask(row('h1', '2026-12-01', '09:00', { s: status as RowStatus })).state).toBe(state);
});

it.each([
  ['scheduled', undefined, 'on', 'attend'],
  ['scheduled', 'YNN', 'off', 'stayAway'],
  ['scheduled', 'NYN', 'off', 'stayAway'],
  ['scheduled', 'NNY', 'done', 'none'],
  ['stricken', 'NNN', 'off', 'stayAway'],
  ['not-held', undefined, 'off', 'stayAway'],
  ['continued', undefined, 'moved', 'awaitDate'],
  ['rescheduled', undefined, 'moved', 'awaitDate'],
  ['removed', undefined, 'unlisted', 'askCourt'],
  ['held', undefined, 'done', 'none'],
] as const)('status %s with flags %s gives state %s and next step %s', (status, flags, state, next) => {
  const answer = ask(row('h1', '2026-12-01', '09:00', { s: status, ...(flags && { f: flags }) }));
  expect(answer).toMatchObject({ state, next });
  const isOff = state === 'off' || state === 'moved';
  expect(answer.attendance === null).toBe(isOff);
  expect(answer.before === null).toBe(isOff);
});

it.each([
  ['sa', '10:30', null, 'now'],
  ['sa', '11:00', null, 'ahead'],
  ['sa', '10:00', null, 'earlier'],
  ['sa', '09:00', '10:40', 'now'],
  // 10:40 AM in San Antonio is 9:40 AM in El Paso
  ['ep', '09:30', null, 'now'],
  ['ep', '10:30', null, 'ahead'],
] as const)('at office %s, block time %s, own time %s, the phase is %s', (office, time, own, phase) => {
  const answer = ask(row('h1', '2026-11-30', time, { o: office, ...(own && { e: own }) }));
  expect(answer.when.phase).toBe(phase);
  expect(answer.attendance?.canJoin).toBe(true);
});

it('returns no time zone and no start if the office is unknown', () => {
  const { when } = ask(row('h1', '2026-11-30', '09:00', { o: 'unknown' }));
  expect(when).toMatchObject({ zone: '', start: null, time: '09:00' });
});

it.each([
  ['10:30', 'now'],
  ['10:00', 'now'],
  ['09:00', 'earlier'],
  ['11:00', 'ahead'],
])('without a zone, at %s, uses the latest end in all zones of the court: %s', (time, phase) => {
  expect(ask(row('h1', '2026-11-30', time, { o: 'unknown' })).when.phase).toBe(phase);
});

it('offers no link to join after the hearing or after the day at the venue', () => {
  expect(ask(row('h1', '2026-11-29', '09:00', { a: 'video' })).attendance?.canJoin).toBe(false);
  expect(ask(row('h1', '2026-11-30', '09:00', { a: 'video', s: 'held' })).attendance?.canJoin).toBe(false);
});

it('returns the time zone of an unlisted new date only if the court has one zone', () => {
  const facts = factsOfRow('hearings', row('h1', '2026-12-01', '09:00', { s: 'continued', t: '2026-12-08' }));
  const zoneIn = (...timeZones: string[]) => answerOf(facts, [], { ...CONTEXT, timeZones }).newDates[0]?.zone;
  expect(zoneIn('America/Chicago')).toBe('America/Chicago');
  expect(zoneIn('America/Chicago', 'America/Denver')).toBe('');
});

it('returns no place for a hearing by video, by phone or without appearance', () => {
  for (const mode of ['video', 'phone', 'none'] as const)
    expect(ask(row('h1', '2026-12-01', '09:00', { a: mode })).attendance?.place).toBeNull();
  expect(ask(row('h1', '2026-12-01', '09:00', { a: 'hybrid' })).attendance?.place?.text).toBe('Courtroom 1');
});

it('follows continuances to the last date, with the judge and the method of the new hearing', () => {
  const a = row('h1', '2026-12-01', '09:00', { s: 'continued', t: '2026-12-08' });
  const b = row('h2', '2026-12-08', '10:00', { s: 'continued', t: '2026-12-15' });
  const c = row('h3', '2026-12-15', '11:00', { a: 'video', j: 'j-bo', o: 'ep' });
  const answer = ask(a, dated(a, b, c));
  expect(answer.newDates.map(({ date, time, zone, state }) => [date, time, zone, state])).toEqual([
    ['2026-12-08', '10:00', 'America/Chicago', 'moved'],
    ['2026-12-15', '11:00', 'America/Denver', 'on'],
  ]);
  expect(answer.newDates.at(-1)?.row).toMatchObject({ judgeId: 'j-bo', how: 'video' });
  expect(answer.next).toBe('useNewDate');
});

it('reports that the new date is off too', () => {
  const a = row('h1', '2026-12-01', '09:00', { s: 'continued', t: '2026-12-08' });
  const b = row('h2', '2026-12-08', '10:00', { s: 'withdrawn' });
  expect(ask(a, dated(a, b))).toMatchObject({
    state: 'moved',
    next: 'stayAway',
    newDates: [{ state: 'off' }],
  });
});

it('stops at a loop of continuances', () => {
  const a = row('h1', '2026-12-01', '09:00', { s: 'continued', t: '2026-12-08' });
  const b = row('h2', '2026-12-08', '10:00', { s: 'continued', t: '2026-12-01' });
  expect(ask(a, dated(a, b)).newDates).toHaveLength(1);
});

it('does not choose between two hearings on the new date', () => {
  const a = row('h1', '2026-12-01', '09:00', { s: 'continued', t: '2026-12-08' });
  const two = [row('h2', '2026-12-08', '10:00'), row('h3', '2026-12-08', '11:00')];
  expect(ask(a, dated(a, ...two)).newDates).toMatchObject([{ date: '2026-12-08', time: null, row: null }]);
});

it('reports that the case is still being read', () => {
  const a = row('h1', '2026-12-01', '09:00', { s: 'continued', t: '2026-12-08' });
  expect(ask(a, 'reading')).toMatchObject({ isReading: true, newDates: [{ date: '2026-12-08', row: null }] });
  expect(ask(row('h1', '2026-12-01', '09:00'), 'reading').isReading).toBe(false);
});

it('finds the new date of a hearing that was moved', () => {
  const old = row('h1', '2026-12-01', '09:00', { movedTo: { date: '2026-12-03', time: '14:00' } });
  const now = row('h1', '2026-12-03', '14:00');
  expect(ask(old, dated(old, now))).toMatchObject({
    state: 'moved',
    status: 'moved',
    next: 'useNewDate',
    newDates: [{ date: '2026-12-03', time: '14:00', state: 'on' }],
  });
});

it('gives the same answer for a record and for its row', () => {
  for (const status of ['scheduled', 'continued', 'vacated', 'removed', 'held'] as const) {
    const each = row('h1', '2026-12-01', '09:00', { s: status, a: 'video', e: '09:15', t: '2026-12-08' });
    const entry = {
      ...{
        id: 'h1',
        date: '2026-12-01',
        time: '09:00',
        eventTime: '09:15',
        status,
        continuedTo: '2026-12-08',
      },
      ...{ appear: { mode: 'video' as const }, officeId: 'sa', judgeId: 'j-ada', location: 'Courtroom 1' },
    };
    expect(answerOf(factsOfEntry('hearings', entry), [], CONTEXT)).toEqual(ask(each));
  }
});
