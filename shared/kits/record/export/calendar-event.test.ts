import { calendarEntryOf, HEARING_STATUSES, rowOfEntry } from '@court/records';
import { expect, test } from 'vitest';
import {
  calendarEventOf,
  type EventContext,
  eventSequence,
  eventUid,
  eventWithSuccessors,
} from './calendar-event';
import { calendarFile } from './calendar-file';
import { googleLink, outlookLink } from './calendar-links';
import { eventText } from './event-text';

const CONTEXT: EventContext = {
  kind: 'hearings',
  court: {
    code: 'txwb',
    timeZones: ['America/Chicago', 'America/Denver'],
    officialSite: 'https://www.txwb.uscourts.gov',
  },
  offices: {
    o3: {
      name: 'El Paso',
      timeZone: 'America/Denver',
      address: { street: '511 E. San Antonio', city: 'El Paso', state: 'TX', zip: '79901' },
    },
  },
  judges: { 'j-ada-brook': { name: 'Ada Brook' } },
  url: 'https://court.test/hearing-detail/h1',
};
const RECORD = {
  date: '2026-11-30',
  time: '09:30',
  caseNumber: '26-30001-abc',
  caseTitle: 'Rivera',
  officeId: 'o3',
  judgeId: 'j-ada-brook',
  location: 'Courtroom 1',
  matter: 'Motion to dismiss',
  status: 'scheduled',
};
const eventOf = (more: Record<string, unknown> = {}) =>
  calendarEventOf(calendarEntryOf('h1', { ...RECORD, ...more }), CONTEXT);

test('a record becomes an event at the time of its venue', () => {
  expect(eventOf()).toEqual({
    uid: 'h1@txwb',
    title: 'Hearing: Motion to dismiss, 26-30001-abc Rivera',
    start: Date.parse('2026-11-30T16:30:00Z'),
    end: Date.parse('2026-11-30T17:00:00Z'),
    zone: 'America/Denver',
    place: 'Courtroom 1, El Paso, 511 E. San Antonio, El Paso, TX 79901',
    notes: expect.stringContaining('Judge: Ada Brook\n\nMotion to dismiss\n\nUnofficial copy: '),
    url: CONTEXT.url,
    sequence: 0,
    status: 'CONFIRMED',
  });
});

test('its own time inside the block counts, and the length the court gives', () => {
  const event = eventOf({ eventTime: '09:45', durationMinutes: 60 });
  expect(event?.start).toBe(Date.parse('2026-11-30T16:45:00Z'));
  expect(event?.end).toBe(Date.parse('2026-11-30T17:45:00Z'));
});

test('how to appear stands before where, and is the place of a hearing by video', () => {
  const appear = { mode: 'video', url: 'https://zoom.example/j/1', passcode: '4455' };
  const event = eventOf({ appear });
  expect(event?.place).toBe('https://zoom.example/j/1');
  expect(event?.notes).toMatch(
    /^How to appear: By video\nJoin: https:.*\nPasscode: 4455\n\nDo not go to this address: Courtroom 1/,
  );
});

test.each([
  ['scheduled', 'CONFIRMED'],
  ['held', 'CONFIRMED'],
  ['stricken', 'CANCELLED'],
  ['vacated', 'CANCELLED'],
  ['continued', 'CANCELLED'],
  ['removed', 'CONFIRMED'],
  ['terminated', 'CANCELLED'],
  ['not-held', 'CANCELLED'],
])('a hearing that is %s is %s', (status, expected) => {
  expect(eventOf({ status })?.status).toBe(expected);
});

test('a flag strikes what is scheduled, and takes nothing back from another status', () => {
  expect(eventOf({ status: 'scheduled', stricken: 'Y' })?.status).toBe('CANCELLED');
  expect(eventOf({ status: 'rescheduled', stricken: 'N' })?.status).toBe('CANCELLED');
});

const PRINTED = 'It will not be held on Monday, November 30, 2026, 9:30 AM MST.';

test('a hearing that is off says so before everything else', () => {
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
  calendarEntryOf('h2', { ...RECORD, date: '2026-12-07', time: '10:00', ...more });
const lastLine = (...successors: ReturnType<typeof second>[]) =>
  eventWithSuccessors(calendarEntryOf('h1', { ...RECORD, ...CONTINUED }), successors, CONTEXT)
    ?.warning?.split('\n')
    .at(-1);

test('the new date is the end of the chain, in the zone of its own place, and says if it is off', () => {
  const third = calendarEntryOf('h3', { ...RECORD, date: '2026-12-14', time: '11:00' });
  const putOff = second({ status: 'continued', continuedTo: '2026-12-14', continuedToId: 'h3' });
  expect(lastLine(second({}))).toBe('New date: Monday, December 7, 2026, 10:00 AM MST.');
  expect(lastLine(putOff, third)).toBe('New date: Monday, December 14, 2026, 11:00 AM MST.');
  expect(lastLine(second({ stricken: 'Y' }))).toBe(
    'The new date, Monday, December 7, 2026, 10:00 AM MST, is off too: Stricken.',
  );
  expect(lastLine(second({ status: 'continued' }))).toMatch(/was put off too/);
  expect(lastLine(second({ status: 'removed' }))).toMatch(/no longer shows the new date.*may still be held/);
});

test('the sequence rises with a hearing that continues it, and so does that of a record whose matter changed', () => {
  const at = Date.parse('2026-11-21T17:00:00Z');
  const entry = calendarEntryOf('h1', { ...RECORD, ...CONTINUED, changes: [{ at, what: 'changed' }] });
  const own = calendarEventOf(entry, CONTEXT)?.sequence ?? 0;
  const next = second({ changes: [{ at: at + 60_000, what: 'changed' }] });
  expect(eventWithSuccessors(entry, [next], CONTEXT)?.sequence).toBeGreaterThan(own);
  expect(eventSequence({ ...entry, revised: at + 60_000 })).toBeGreaterThan(own);
});

test('the dates of its case tell where the new date stands, too', () => {
  const dates = [{ kind: 'hearings' as const, row: rowOfEntry(second({ status: 'vacated' })) }];
  const event = calendarEventOf(calendarEntryOf('h1', { ...RECORD, ...CONTINUED }), { ...CONTEXT, dates });
  expect(event?.warning).toContain('is off too: Vacated');
  expect(event?.replacedBy).toBeUndefined();
});

test('a hearing that the list leaves out keeps its event, and says first to call the court', () => {
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

test('no text of the court’s is read as a tag, and none becomes a link', () => {
  const evil = '<a href="https://evil.example">Join</a> <b>x</b> 5 < 6';
  const event = eventOf({ matter: evil, location: evil, appear: { mode: 'inPerson', note: evil } });
  expect(`${event?.title} ${event?.notes} ${event?.place}`).not.toMatch(/<[a-z/]/i);
  expect(event?.notes).toContain('5 < 6');
});

test('a zone that has to be guessed is said to be', () => {
  expect(eventOf({ officeId: 'nowhere' })).toMatchObject({
    zone: 'America/Chicago',
    notes: expect.stringContaining('did not publish the time zone. Its main zone is assumed'),
  });
});

test.each([{ date: 'soon' }, { time: '' }, { time: '25:00' }])('a record with %j is no event', (more) => {
  expect(eventOf(more)).toBeNull();
});

test('line breaks and control characters in a record begin no property of their own', () => {
  const evil = 'x\r\nATTENDEE:mailto:a@b.c\u0000\r\nBEGIN:VEVENT';
  const record = calendarEntryOf(evil, {
    ...RECORD,
    caseTitle: evil,
    location: evil,
    matter: evil,
    judge: evil,
  });
  const event = calendarEventOf(record, CONTEXT);
  const file = calendarFile({ court: 'Court', events: event ? [event] : [] });
  expect(file.match(/^BEGIN:VEVENT/gm)).toHaveLength(1);
  expect(file).not.toMatch(/^ATTENDEE/m);
  expect(file).not.toContain('\u0000');
  expect(event?.title).not.toContain('\n');
});

test('an id keeps its letters in the uid, and loses what a uid may not hold', () => {
  expect(eventUid('hearings', '2026/11~a b', 'txwb')).toBe('2026/11~a b@txwb');
  expect(eventUid('hearings', 'a,b;c\\d\r\n', 'txwb')).toBe('a%2Cb%3Bc%5Cd%0D%0A@txwb');
});

test('a matter of ten thousand characters is shortened', () => {
  expect(eventOf({ matter: 'm'.repeat(10_000) })?.notes.length).toBeLessThan(1_500);
});

test('the sequence is the same for the same state and rises with every change', () => {
  const at = Date.parse('2026-11-21T17:00:00Z');
  const changes = [at, at + 10, at + 20, at + 60_000].map((each) => ({ at: each, what: 'changed' as const }));
  const sequences = [0, 1, 2, 3, 4].map((count) => eventSequence({ changes: changes.slice(0, count) }));
  expect(sequences).toEqual([...new Set(sequences)].sort((a, b) => a - b));
  expect(eventSequence({ changes })).toBe(sequences[4]);
  // the record remembers its last twenty changes only
  const many = Array.from({ length: 30 }, (_, n) => ({ at: at + n * 1_000, what: 'changed' as const }));
  expect(eventSequence({ changes: many.slice(10) })).toBeGreaterThan(
    eventSequence({ changes: many.slice(9, 29) }),
  );
});

test('Google and Outlook get the moment, the place and the notes', () => {
  const event = eventOf({ caseTitle: 'A & B + C' });
  if (!event) throw new Error('no event');
  const google = new URL(googleLink(event));
  expect(google.searchParams.get('dates')).toBe('20261130T163000Z/20261130T170000Z');
  expect(google.searchParams.get('text')).toBe('Hearing: Motion to dismiss, 26-30001-abc A & B + C');
  expect(google.searchParams.get('details')).toContain('At the venue: Mon, Nov 30, 2026, 9:30 AM MST');
  const outlook = new URL(outlookLink(event, 'work'));
  expect(outlook.host).toBe('outlook.office.com');
  expect(outlook.search).not.toContain('+');
  expect(outlook.searchParams.get('startdt')).toBe('2026-11-30T16:30:00.000Z');
  expect(outlook.searchParams.get('subject')).toBe('Hearing: Motion to dismiss, 26-30001-abc A & B + C');
});

test('what stands in an address stays short enough for one', () => {
  const event = eventOf({ matter: '审'.repeat(10_000) });
  if (!event) throw new Error('no event');
  for (const address of [googleLink(event), outlookLink(event, 'own')])
    expect(address.length).toBeLessThan(8_000);
});

test('a 341 meeting has an event of its own beside the hearing of the same id, without the judge of the case', () => {
  const entry = calendarEntryOf('h1', RECORD);
  const meeting = calendarEventOf(entry, { ...CONTEXT, kind: 'meetings' });
  expect(meeting?.uid).toBe('h1@341.txwb');
  expect(meeting?.uid).not.toBe(eventOf()?.uid);
  expect(meeting?.title).toBe('341 meeting: 26-30001-abc Rivera');
  expect(meeting?.notes).not.toContain('Ada Brook');
  // nor is there a hearing whose id could make it so
  expect(eventUid('hearings', 'h1@341.txwb', 'txwb')).not.toBe(meeting?.uid);
});
