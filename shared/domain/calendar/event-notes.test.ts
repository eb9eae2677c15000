import { expect, test } from 'vitest';
import { rowOfEntry } from '../docket/row-of-entry';
import { calendarEntryOf } from '../source/calendar-entry';
import { HEARING_STATUSES } from '../source/hearing-status';
import { calendarEventOf, eventSequence, eventWithSuccessors } from './calendar-event';
import { eventText } from './event-text';
import { EVENT_CONTEXT, EVENT_RECORD, eventOf } from './testing/event-of';

test('a stricken flag cancels a scheduled hearing, and a cleared flag does not confirm a rescheduled one', () => {
  expect(eventOf({ status: 'scheduled', stricken: 'Y' })?.status).toBe('CANCELLED');
  expect(eventOf({ status: 'rescheduled', stricken: 'N' })?.status).toBe('CANCELLED');
});

const PRINTED = 'It will not be held on Monday, November 30, 2026, 9:30 AM MST.';

test('begins the text of a hearing that is off with the warning', () => {
  const event = eventOf({ status: 'vacated' });
  expect(event?.warning).toBe(`Vacated. ${PRINTED}`);
  expect(event?.replacedBy).toBeUndefined();
  if (event) expect(eventText(event)).toMatch(/^Vacated\. It will not/);
});

test.each([
  [{}, 'The new date is not published yet. Watch for a notice.', ''],
  [{ continuedTo: '2026-12-07' }, 'New date: Monday, December 7, 2026.', ''],
  [
    { continuedTo: '2026-12-07', continuedTime: '10:00', continuedToId: 'h2' },
    'New date: Monday, December 7, 2026, 10:00 AM on the clock of its place.',
    'h2@txwb',
  ],
])('a continued hearing with %j says what is known of the new date', (more, words, successor) => {
  const event = eventOf({ status: 'continued', ...more });
  expect(event?.warning).toBe(`Continued. ${PRINTED}\n${words}`);
  expect(event?.replacedBy).toBe(successor);
});

const CONTINUED = { status: 'continued', continuedTo: '2026-12-07', continuedToId: 'h2' };
const second = (more: Record<string, unknown>) =>
  calendarEntryOf('h2', { ...EVENT_RECORD, date: '2026-12-07', time: '10:00', ...more });
const lastLine = (...successors: ReturnType<typeof second>[]) =>
  eventWithSuccessors(calendarEntryOf('h1', { ...EVENT_RECORD, ...CONTINUED }), successors, EVENT_CONTEXT)
    ?.warning?.split('\n')
    .at(-1);

test('names the last date of the chain, in the zone of its place, and says if it is off', () => {
  const third = calendarEntryOf('h3', { ...EVENT_RECORD, date: '2026-12-14', time: '11:00' });
  const putOff = second({ status: 'continued', continuedTo: '2026-12-14', continuedToId: 'h3' });
  expect(lastLine(second({}))).toBe('New date: Monday, December 7, 2026, 10:00 AM MST.');
  expect(lastLine(putOff, third)).toBe('New date: Monday, December 14, 2026, 11:00 AM MST.');
  expect(lastLine(second({ stricken: 'Y' }))).toBe(
    'The new date, Monday, December 7, 2026, 10:00 AM MST, is off too: Stricken.',
  );
  expect(lastLine(second({ status: 'continued' }))).toMatch(/was changed too/);
  expect(lastLine(second({ status: 'removed' }))).toMatch(/no longer shows the new date.*may still be held/);
});

test('raises the sequence with the hearing that continues it, and with a changed matter', () => {
  const at = Date.parse('2026-11-21T17:00:00Z');
  const entry = calendarEntryOf('h1', { ...EVENT_RECORD, ...CONTINUED, changes: [{ at, what: 'changed' }] });
  const own = calendarEventOf(entry, EVENT_CONTEXT)?.sequence ?? 0;
  const next = second({ changes: [{ at: at + 60_000, what: 'changed' }] });
  expect(eventWithSuccessors(entry, [next], EVENT_CONTEXT)?.sequence).toBeGreaterThan(own);
  expect(eventSequence({ ...entry, revised: at + 60_000 })).toBeGreaterThan(own);
});

test('uses the other records of the case for the status of the new date', () => {
  const dates = [{ kind: 'hearings' as const, row: rowOfEntry(second({ status: 'vacated' })) }];
  const event = calendarEventOf(calendarEntryOf('h1', { ...EVENT_RECORD, ...CONTINUED }), {
    ...EVENT_CONTEXT,
    dates,
  });
  expect(event?.warning).toContain('is off too: Vacated');
  expect(event?.replacedBy).toBeUndefined();
});

test('keeps the event of an unlisted hearing, and begins its text with the advice to call the court', () => {
  const removed = { at: Date.parse('2026-11-26T20:03:00Z'), what: 'removed', status: { to: 'removed' } };
  const event = eventOf({ status: 'removed', changes: [removed] });
  expect(event).toMatchObject({ status: 'CONFIRMED', place: expect.stringMatching(/^Courtroom 1/) });
  const warning =
    'The court’s list of Nov 26, 1:03 PM no longer shows this hearing. It may still be held. Call the court before you decide not to go.';
  expect(event?.warning).toBe(warning);
  if (event) expect(eventText(event).startsWith(`${warning}\n\nAt the venue: `)).toBe(true);
  expect(eventOf({ status: 'removed' })?.warning).toMatch(/^The court’s list no longer shows this hearing/);
});

const APPEAR = { url: 'https://zoom.example/j/1', phone: '915-555-0100', passcode: '4455' };
const MODES = ['inPerson', 'video', 'phone', 'hybrid', 'none', 'as ordered', null] as const;
const OFF = [
  'continued',
  'rescheduled',
  'not-held',
  'stricken',
  'vacated',
  'withdrawn',
  'cancelled',
  'terminated',
];
const DONE = ['held', 'concluded', 'satisfied'];

test.each(
  [...HEARING_STATUSES, 'removed', 'an odd word'].flatMap((status) =>
    MODES.map((mode) => [status, mode] as const),
  ),
)('a hearing that is %s, by mode %s, sends nobody where nobody goes', (status, mode) => {
  const event = eventOf({ status, ...(mode && { appear: { mode, ...APPEAR } }) });
  const notes = event?.notes ?? '';
  const isToAttend = !OFF.includes(status) && !DONE.includes(status);
  const isPlace = !['video', 'phone', 'none'].includes(mode ?? '');
  const isJoined = isToAttend && mode !== null && mode !== 'none';
  expect(event?.status).toBe(OFF.includes(status) ? 'CANCELLED' : 'CONFIRMED');
  expect(/zoom\.example/.test(notes)).toBe(isJoined);
  expect(notes.includes('4455')).toBe(isJoined);
  expect(/^Where: Courtroom 1/m.test(notes)).toBe(isToAttend && isPlace);
  expect(/^Do not go to this address: /m.test(notes)).toBe(
    isToAttend && (mode === 'video' || mode === 'phone'),
  );
  expect(/^No appearance required$/m.test(notes)).toBe(isToAttend && mode === 'none');
  expect(event?.place.includes('Courtroom 1')).toBe(!OFF.includes(status) && isPlace);
  if (OFF.includes(status) || mode === 'none') expect(event?.place).toBe('');
  expect(/^Judge: /m.test(notes)).toBe(!OFF.includes(status));
  expect(Boolean(event?.warning)).toBe(OFF.includes(status) || status === 'removed');
});

test.each([
  [{ matter: 'Motion to lift stay\nby the bank' }, 'Hearing: Motion to lift stay, 26-30001-abc Rivera'],
  [{ matter: undefined }, 'Hearing: 26-30001-abc Rivera'],
  [{ matter: undefined, eventKind: 'Trial' }, 'Hearing: Trial, 26-30001-abc Rivera'],
  [{ caseTitle: 'R'.repeat(100) }, 'Hearing: Motion to dismiss, 26-30001-abc'],
  [{ matter: undefined, caseNumber: undefined, caseTitle: undefined }, 'Hearing'],
])('a record with %j begins its title with what it is', (more, title) => {
  expect(eventOf(more)?.title).toBe(title);
});

test('turns no court text into an HTML tag or a link', () => {
  const evil = '<a href="https://evil.example">Join</a> <b>x</b> 5 < 6';
  const event = eventOf({ matter: evil, location: evil, appear: { mode: 'inPerson', note: evil } });
  expect(`${event?.title} ${event?.notes} ${event?.place}`).not.toMatch(/<[a-z/]/i);
  expect(event?.notes).toContain('5 < 6');
});
