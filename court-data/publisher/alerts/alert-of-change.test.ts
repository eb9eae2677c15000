import { type CalendarChange, calendarEntryOf, HEARING_STATUSES, stateOfStatus } from '@court/domain';
import { describe, expect, test } from 'vitest';
import { alertOfChange, reminderOf } from './alert-of-change';
import type { AlertContext } from './alert-words';

const NOW = Date.UTC(2026, 10, 23, 18);
const CONTEXT: AlertContext = {
  court: { code: 'txwb', timeZones: ['America/Chicago', 'America/Denver'] },
  offices: {
    o5: { name: 'San Antonio', timeZone: 'America/Chicago' },
    o3: { name: 'El Paso', timeZone: 'America/Denver' },
  },
  judges: {},
};
const RECORD = {
  ...{ date: '2026-11-30', time: '09:30', caseNumber: '26-50001', caseTitle: 'Peña', caseType: 'bk' },
  ...{ officeId: 'o5', location: 'Courtroom 1', status: 'scheduled' },
};
type More = Record<string, unknown>;

/** The alert's text for a change of a record with the given fields. */
function told(change: Partial<CalendarChange>, more: More = {}, context = CONTEXT): string | null {
  const entry = calendarEntryOf('h1', { ...RECORD, ...more });
  const { date: d = '', time: t = '' } = entry;
  const whole: CalendarChange = { id: 'h1', at: NOW, what: 'changed', d, t, ...change };
  return alertOfChange({ kind: 'hearings', entry, successors: [] }, whole, context, NOW)?.body ?? null;
}
const became = (from: string, to: string, more: More = {}) =>
  told({ status: { from, to } }, { status: to, ...more });

const WHEN = 'Monday, November 30, 2026, 9:30 AM CST';
const STATUSES = [...HEARING_STATUSES, 'an odd word'];

describe.each(STATUSES)('a hearing that was %s', (from) => {
  test.each(STATUSES.filter((to) => to !== from))('and is now %s', (to) => {
    const state = stateOfStatus(to);
    const body = became(from, to);
    if (state === 'done') expect(body).toBeNull();
    else if (state === 'off') expect(body).toMatch(/ It will not take place on Monday, Nov/);
    else if (state === 'moved')
      expect(body).toMatch(/^(Continued|Rescheduled) from Monday, .* is not published yet$/);
    else expect(body).toBe(stateOfStatus(from) === 'on' ? null : `On again: ${WHEN}`);
  });
});

test.each(['added', 'back'] as const)('the alert for a hearing that is %s describes the hearing', (what) => {
  const of = (status: string) => told({ what }, { status });
  expect(of('scheduled')).toBe(`${what === 'added' ? 'New' : 'Listed again'}: ${WHEN}`);
  expect(of('vacated')).toBe(`Vacated. It will not take place on ${WHEN}`);
  expect(of('continued')).toBe(`Continued from ${WHEN}. The new date is not published yet`);
  expect(of('held')).toBeNull();
  expect(told({ what }, { stricken: 'Y' })).toBe(`Stricken. It will not take place on ${WHEN}`);
});

test('the alert for a hearing that is no longer listed says that it may still be held', () => {
  const body = told({ what: 'removed', status: { from: 'scheduled', to: 'removed' } }, { status: 'removed' });
  expect(body).toBe(`No longer listed for ${WHEN}. It may still be held: check with the court`);
  const off = { status: 'removed', lastStatus: 'vacated' };
  expect(told({ what: 'removed', status: { from: 'vacated', to: 'removed' } }, off)).toBeNull();
});

test('for a hearing that is off, only another new date causes an alert', () => {
  expect(told({ place: { to: 'Courtroom 2' } }, { status: 'vacated' })).toBeNull();
  const continued = { status: 'continued', continuedTo: '2026-12-14', continuedTime: '10:00' };
  expect(told({ continuedTo: { from: '2026-12-07', to: '2026-12-14 10:00' } }, continued)).toBe(
    `Continued. It will not take place on ${WHEN}. New date: Monday, December 14, 2026, 10:00 AM`,
  );
});

test('the alert for a moved date with the status rescheduled says both', () => {
  const change = {
    status: { from: 'scheduled', to: 'rescheduled' },
    date: { from: '2026-11-23', to: '2026-11-30' },
  };
  expect(told(change, { status: 'rescheduled' })).toBe(
    `Rescheduled. It was on Monday, November 23, 2026, 9:30 AM CST, and the court’s list now shows ${WHEN}. Check with the court`,
  );
});

const video = { appear: { mode: 'video' } };

test('a place is named only if someone appears there', () => {
  const place = { place: { from: 'Courtroom 1', to: 'Courtroom 2' } };
  expect(told(place)).toBe(`Place: Courtroom 2. It is on ${WHEN}`);
  expect(told(place, video)).toBeNull();
  expect(told({ ...place, how: { to: 'video' } }, video)).toBe(`How to appear: By video. It is on ${WHEN}`);
});

test('a hearing’s own time is named before its block’s time, each in the time zone of the venue', () => {
  const own = { eventTime: '09:45' };
  expect(told({ time: { from: '09:00', to: '09:30' }, eventTime: { to: '09:45' } }, own)).toBe(
    'Moved to Monday, November 30, 2026, 9:45 AM CST. It was on Monday, November 30, 2026, 9:00 AM CST',
  );
  expect(told({ date: { from: '2026-11-23', to: '2026-11-30' } }, own)).toMatch(
    /9:45 AM CST\. It was on .*9:45 AM CST$/,
  );
  const there = { time: { from: '10:30', to: '09:30' }, office: { from: 'o3', to: 'o5' } };
  expect(told(there)).toMatch(/^Moved to .*9:30 AM CST\. It was on .*10:30 AM MST$/);
});

test.each<[More, string]>([
  [{}, 'Tomorrow at 9:30 AM CST, Courtroom 1'],
  [{ appear: { mode: 'inPerson' }, location: null }, 'Tomorrow at 9:30 AM CST'],
  [video, 'Tomorrow at 9:30 AM CST, by video'],
  [{ appear: { mode: 'phone' } }, 'Tomorrow at 9:30 AM CST, by phone'],
  [{ appear: { mode: 'hybrid' } }, 'Tomorrow at 9:30 AM CST, in person (Courtroom 1) or by video'],
  [{ appear: { mode: 'hybrid' }, location: null }, 'Tomorrow at 9:30 AM CST, in person or by video'],
  [{ appear: { mode: 'none' } }, 'Tomorrow at 9:30 AM CST, no appearance required'],
  [{ appear: { mode: 'as ordered' } }, 'Tomorrow at 9:30 AM CST, Courtroom 1'],
  [{ eventTime: '09:45', officeId: 'o3' }, 'Tomorrow at 9:45 AM MST, Courtroom 1'],
  [{ officeId: 'unknown' }, 'Tomorrow at 9:30 AM, Courtroom 1'],
  [{ time: '' }, 'Tomorrow, time not published, Courtroom 1'],
])('the reminder of a hearing with %j', (more, body) => {
  expect(reminderOf('hearings', calendarEntryOf('h1', { ...RECORD, ...more }), CONTEXT).body).toBe(body);
});

test('a court with one time zone names no zone, and a reminder expires at the hearing’s own time', () => {
  const court = { code: 'txwb', timeZones: ['America/Chicago'] as [string] };
  const entry = calendarEntryOf('h1', { ...RECORD, eventTime: '09:45' });
  const { body, expires } = reminderOf('hearings', entry, { ...CONTEXT, court });
  expect(body).toBe('Tomorrow at 9:45 AM, Courtroom 1');
  expect(expires).toBe(Date.parse('2026-11-30T15:45:00Z'));
});
