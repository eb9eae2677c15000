import { expect, test, vi } from 'vitest';
import { calendarEntryOf } from '../source/calendar-entry';
import { calendarEventOf, eventSequence, eventUid } from './calendar-event';
import { calendarFile } from './calendar-file';
import { googleLink, outlookLink } from './calendar-links';
import { EVENT_CONTEXT, EVENT_RECORD, eventOf } from './testing/event-of';

// first, because formats are cached
test('needs no Intl for a court of the United States, whose first use delays a record by 80 ms on a phone', () => {
  const made = vi.spyOn(Intl, 'DateTimeFormat');
  expect(eventOf()).not.toBeNull();
  expect(made).not.toHaveBeenCalled();
  made.mockRestore();
});

test('makes an event at the time of the venue', () => {
  expect(eventOf()).toEqual({
    uid: 'h1@txwb',
    title: 'Hearing: Motion to dismiss, 26-30001-abc Rivera',
    start: Date.parse('2026-11-30T16:30:00Z'),
    end: Date.parse('2026-11-30T17:00:00Z'),
    zone: 'America/Denver',
    place: 'Courtroom 1, El Paso, 511 E. San Antonio, El Paso, TX 79901',
    notes: expect.stringContaining('Judge: Ada Brook\n\nMotion to dismiss\n\nUnofficial copy. '),
    url: EVENT_CONTEXT.url,
    sequence: 0,
    status: 'CONFIRMED',
  });
});

test("uses the record's own time within the block, and the court's duration", () => {
  const event = eventOf({ eventTime: '09:45', durationMinutes: 60 });
  expect(event?.start).toBe(Date.parse('2026-11-30T16:45:00Z'));
  expect(event?.end).toBe(Date.parse('2026-11-30T17:45:00Z'));
});

test('puts how to appear before the place, and the video link as the place of a video hearing', () => {
  const appear = { mode: 'video', url: 'https://zoom.example/j/1', passcode: '4455' };
  const event = eventOf({ appear });
  expect(event?.place).toBe('https://zoom.example/j/1');
  expect(event?.notes).toMatch(
    /^How to appear: By video\nJoin: https:.*\nPasscode: 4455\n\nDo not go to this address: Courtroom 1/,
  );
});

test('marks a guessed time zone', () => {
  expect(eventOf({ officeId: 'nowhere' })).toMatchObject({
    zone: 'America/Chicago',
    notes: expect.stringContaining('did not publish the time zone. Its main zone is assumed'),
  });
});

test.each([{ date: 'soon' }, { time: '' }, { time: '25:00' }])(
  'makes no event of a record with %j',
  (more) => {
    expect(eventOf(more)).toBeNull();
  },
);

test('lets no line break or control character start a new property', () => {
  const evil = 'x\r\nATTENDEE:mailto:a@b.c\u0000\r\nBEGIN:VEVENT';
  const record = calendarEntryOf(evil, {
    ...EVENT_RECORD,
    caseTitle: evil,
    location: evil,
    matter: evil,
    judge: evil,
  });
  const event = calendarEventOf(record, EVENT_CONTEXT);
  const file = calendarFile({ court: 'Court', events: event ? [event] : [] });
  expect(file.match(/^BEGIN:VEVENT/gm)).toHaveLength(1);
  expect(file).not.toMatch(/^ATTENDEE/m);
  expect(file).not.toContain('\u0000');
  expect(event?.title).not.toContain('\n');
});

test('keeps the letters of an id in the uid, and encodes characters that a uid must not contain', () => {
  expect(eventUid('hearings', '2026/11~a b', 'txwb')).toBe('2026/11~a b@txwb');
  expect(eventUid('hearings', 'a,b;c\\d\r\n', 'txwb')).toBe('a%2Cb%3Bc%5Cd%0D%0A@txwb');
});

test('shortens a matter of ten thousand characters', () => {
  expect(eventOf({ matter: 'm'.repeat(10_000) })?.notes.length).toBeLessThan(1_500);
});

test('keeps the sequence for the same state, and raises it with every change', () => {
  const at = Date.parse('2026-11-21T17:00:00Z');
  const changes = [at, at + 10, at + 20, at + 60_000].map((each) => ({ at: each, what: 'changed' as const }));
  const sequences = [0, 1, 2, 3, 4].map((count) => eventSequence({ changes: changes.slice(0, count) }));
  expect(sequences).toEqual([...new Set(sequences)].sort((a, b) => a - b));
  expect(eventSequence({ changes })).toBe(sequences[4]);
  // the record stores only its last twenty changes
  const many = Array.from({ length: 30 }, (_, n) => ({ at: at + n * 1_000, what: 'changed' as const }));
  expect(eventSequence({ changes: many.slice(10) })).toBeGreaterThan(
    eventSequence({ changes: many.slice(9, 29) }),
  );
});

test('gives Google and Outlook the time, place and notes', () => {
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

test('keeps text in a URL short enough', () => {
  const event = eventOf({ matter: '审'.repeat(10_000) });
  if (!event) throw new Error('no event');
  for (const address of [googleLink(event), outlookLink(event, 'own')])
    expect(address.length).toBeLessThan(8_000);
});

test('gives a 341 meeting an event of its own beside a hearing with the same id, without the judge of the case', () => {
  const entry = calendarEntryOf('h1', EVENT_RECORD);
  const meeting = calendarEventOf(entry, { ...EVENT_CONTEXT, kind: 'meetings' });
  expect(meeting?.uid).toBe('h1@341.txwb');
  expect(meeting?.uid).not.toBe(eventOf()?.uid);
  expect(meeting?.title).toBe('341 meeting: 26-30001-abc Rivera');
  expect(meeting?.notes).not.toContain('Ada Brook');
  // no hearing id can produce the same uid either
  expect(eventUid('hearings', 'h1@341.txwb', 'txwb')).not.toBe(meeting?.uid);
});
