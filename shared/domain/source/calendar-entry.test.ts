import { expect, test } from 'vitest';
import { calendarEntryOf, entryHeadOf } from './calendar-entry';

test('parses links of continued hearings, a trustee’s appearance data and trustees', () => {
  const entry = calendarEntryOf('h2', {
    continuedToId: 'h3',
    continuedTo: '2026-12-07',
    continuedFromId: 'h1',
    continuedFrom: '2026-11-02',
    trusteeIds: ['t-ann-alder', 7, null],
    appear: { mode: 'video', meetingId: 161, standing: true },
  });
  expect(entry).toMatchObject({
    id: 'h2',
    continuedToId: 'h3',
    continuedTo: '2026-12-07',
    continuedFromId: 'h1',
    continuedFrom: '2026-11-02',
    trusteeIds: ['t-ann-alder', '7'],
    appear: { mode: 'video', meetingId: '161', standing: true },
  });
});

test('a hearing’s own appearance data is not a trustee’s', () => {
  expect(calendarEntryOf('h', { appear: { mode: 'phone', standing: 'yes' } }).appear).toEqual({
    mode: 'phone',
  });
});

test('parses changes oldest first, and drops invalid ones', () => {
  const moved = { at: 20, what: 'changed', time: { from: '09:30', to: '10:00' } };
  const changes = [
    moved,
    { at: 10, what: 'added' },
    { at: 'soon', what: 'changed' },
    { at: 30, what: 'sold' },
    'rubbish',
    { at: 40, what: 'changed', judge: 'j', place: { from: {}, to: 'Room 2' }, appear: true },
  ];
  expect(calendarEntryOf('h', { changes }).changes).toEqual([
    { at: 10, what: 'added' },
    moved,
    { at: 40, what: 'changed', place: { to: 'Room 2' }, appear: true },
  ]);
});

test('parses changes that the database returns as an object', () => {
  expect(calendarEntryOf('h', { changes: { 3: { at: 5, what: 'removed' } } }).changes).toEqual([
    { at: 5, what: 'removed' },
  ]);
});

test('a record whose fields all have a wrong type is empty', () => {
  const rubbish = {
    date: {},
    changes: 4,
    appear: 'x',
    attorneys: 'y',
    continuedToId: [],
    trusteeIds: 'z',
    stricken: true,
  };
  expect(calendarEntryOf('h', rubbish)).toEqual({
    id: 'h',
    durationMinutes: undefined,
    stricken: undefined,
    terminated: undefined,
    satisfied: undefined,
    debtors: [],
    attorneys: [],
    trustees: [],
    relatedDocs: [],
    movant: undefined,
    trusteeIds: [],
    appear: undefined,
    tentative: undefined,
    changes: [],
  });
});

test.each([1e308, 1e16, -1, 0, 1.5, '30', null])('a duration of %j is unknown', (durationMinutes) => {
  expect(calendarEntryOf('h', { durationMinutes }).durationMinutes).toBeUndefined();
  expect(calendarEntryOf('h', { durationMinutes: 45 }).durationMinutes).toBe(45);
});

test('drops a key that is invalid in the database', () => {
  const odd = ['a/b', '..', '#', 'x[0]', 'k'.repeat(800)];
  for (const key of odd) {
    const { caseKey, leadCaseKey } = calendarEntryOf('h', { caseKey: key, leadCaseKey: key });
    expect([caseKey, leadCaseKey]).toEqual([undefined, undefined]);
  }
  expect(calendarEntryOf('h', { caseKey: 'c2650001-bk' }).caseKey).toBe('c2650001-bk');
});

test('leaves out a change whose time is not a valid date', () => {
  const changes = [1e308, -1e300, 8.64e15 + 1, '5'].map((at) => ({ at, what: 'changed' }));
  expect(calendarEntryOf('h', { changes }).changes).toEqual([]);
});

test('removes direction overrides from text and replaces lone surrogates', () => {
  const { caseTitle, matter } = calendarEntryOf('h', {
    caseTitle: '\u202eAda\u2069 Co\ud800',
    matter: 'm'.repeat(100_000),
  });
  expect(caseTitle).toBe('Ada Co\ufffd');
  expect(matter).toHaveLength(20_000);
});

test('keeps that a debtor is a business, on which its deadlines depend', () => {
  const debtors = [{ name: 'Nova LP', role: 'Debtor', business: true, aliases: [] }, { name: 'Rosa Peña' }];
  for (const read of [calendarEntryOf, entryHeadOf])
    expect(read('h', { debtors }).debtors?.map(({ business }) => business)).toEqual([true, false]);
});
