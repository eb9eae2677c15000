import { expect, test } from 'vitest';
import { calendarEntryOf } from './calendar-entry';

test('links of continued hearings, standing data of a trustee and trustees are read', () => {
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

test('what a court gives itself is no standing data', () => {
  expect(calendarEntryOf('h', { appear: { mode: 'phone', standing: 'yes' } }).appear).toEqual({
    mode: 'phone',
  });
});

test('changes are read oldest first, and of each only what is one', () => {
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

test('changes that the database hands back as an object are read all the same', () => {
  expect(calendarEntryOf('h', { changes: { 3: { at: 5, what: 'removed' } } }).changes).toEqual([
    { at: 5, what: 'removed' },
  ]);
});

test('a record of nothing but wrong kinds is one that says nothing', () => {
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

test.each([1e308, 1e16, -1, 0, 1.5, '30', null])('a length of %j is not known', (durationMinutes) => {
  expect(calendarEntryOf('h', { durationMinutes }).durationMinutes).toBeUndefined();
  expect(calendarEntryOf('h', { durationMinutes: 45 }).durationMinutes).toBe(45);
});

test('a key that the database cannot have leads nowhere', () => {
  const odd = ['a/b', '..', '#', 'x[0]', 'k'.repeat(800)];
  for (const key of odd) {
    const { caseKey, leadCaseKey } = calendarEntryOf('h', { caseKey: key, leadCaseKey: key });
    expect([caseKey, leadCaseKey]).toEqual([undefined, undefined]);
  }
  expect(calendarEntryOf('h', { caseKey: 'c2650001-bk' }).caseKey).toBe('c2650001-bk');
});

test('a change at no moment that a clock can show is left out', () => {
  const changes = [1e308, -1e300, 8.64e15 + 1, '5'].map((at) => ({ at, what: 'changed' }));
  expect(calendarEntryOf('h', { changes }).changes).toEqual([]);
});

test('texts are shown without what turns others round, and no character is half', () => {
  const { caseTitle, matter } = calendarEntryOf('h', {
    caseTitle: '\u202eAda\u2069 Co\ud800',
    matter: 'm'.repeat(100_000),
  });
  expect(caseTitle).toBe('Ada Co\ufffd');
  expect(matter).toHaveLength(20_000);
});
