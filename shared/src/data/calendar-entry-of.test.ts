import { expect, test } from 'vitest';
import { calendarEntryOf } from './calendar-entry-of';

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
