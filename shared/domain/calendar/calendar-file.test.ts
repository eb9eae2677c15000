import ICAL from 'ical.js';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { calendarEventOf } from './calendar-event';
import { calendarFile } from './calendar-file';
import type { CalendarEvent } from './event';
import { eventText, notesOfText, plainTitle } from './event-text';

const EVENT: CalendarEvent = {
  uid: 'h-1@txwb',
  title: '26-50123 Alder',
  start: Date.UTC(2026, 10, 25, 15, 30),
  end: Date.UTC(2026, 10, 25, 16, 0),
  zone: 'America/Chicago',
  place: '',
  notes: '',
  url: '',
  sequence: 0,
  status: 'CONFIRMED',
};

const fileOf = (...events: CalendarEvent[]) => calendarFile({ court: 'Western District', events });
const parsed = (text: string) =>
  new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((each) => new ICAL.Event(each));
const only = (event: CalendarEvent) => parsed(fileOf(event))[0];

/** Zone, day, and UTC time of 9:30 AM there. Written by hand, before and after both daylight saving changes. */
const HALF_PAST_NINE: [zone: string, date: string, utc: string][] = [
  ['America/Chicago', '2026-03-06', '15:30'],
  ['America/Chicago', '2026-03-09', '14:30'],
  ['America/Chicago', '2026-10-30', '14:30'],
  ['America/Chicago', '2026-11-02', '15:30'],
  ['America/Denver', '2026-03-06', '16:30'],
  ['America/Denver', '2026-03-09', '15:30'],
  ['America/Denver', '2026-10-30', '15:30'],
  ['America/Denver', '2026-11-02', '16:30'],
  ['America/Kentucky/Louisville', '2026-03-06', '14:30'],
  ['America/Kentucky/Louisville', '2026-03-09', '13:30'],
  ['America/Kentucky/Louisville', '2026-10-30', '13:30'],
  ['America/Kentucky/Louisville', '2026-11-02', '14:30'],
];

describe.each([
  ['UTC', 0],
  ['America/New_York', 300],
])('on a computer set to %s', (zone, minutesBehind) => {
  const before = process.env.TZ;
  beforeAll(() => {
    process.env.TZ = zone;
  });
  afterAll(() => {
    if (before === undefined) delete process.env.TZ;
    else process.env.TZ = before;
  });

  test('runs in this computer time zone', () => {
    expect(new Date(2026, 0, 15).getTimezoneOffset()).toBe(minutesBehind);
  });

  test.each(HALF_PAST_NINE)('9:30 AM in %s on %s is %s UTC', (timeZone, date, utc) => {
    const court = { code: 'txwb', timeZones: ['America/Chicago'], officialSite: 'https://court.test' };
    const event = calendarEventOf(
      { id: 'h1', date, time: '09:30', officeId: 'o', caseNumber: '26-1', caseTitle: 'Alder' },
      {
        kind: 'hearings',
        court: court as never,
        offices: { o: { name: 'El Paso', timeZone } },
        judges: {},
        url: '',
      },
    );
    const text = fileOf(event as CalendarEvent);
    const [read] = parsed(text);
    expect(read?.startDate.toJSDate().toISOString()).toBe(`${date}T${utc}:00.000Z`);
    expect(read?.endDate.toJSDate().getTime()).toBe(Date.parse(`${date}T${utc}:00Z`) + 1_800_000);
    expect(text).toContain(`DTSTART:${date.replaceAll('-', '')}T${utc.replace(':', '')}00Z\r\n`);
    expect(read?.description).toContain(', 9:30 AM ');
    expect(read?.description).toContain(`(${timeZone})`);
  });
});

test("writes event times in UTC and the text in the venue's zone, whatever the computer's zone", () => {
  for (const [zone, time] of [
    ['America/Chicago', '9:30 AM CST'],
    ['America/Denver', '8:30 AM MST'],
    ['Pacific/Honolulu', '5:30 AM HST'],
  ] as const) {
    const text = fileOf({ ...EVENT, zone });
    expect(text).toContain('DTSTART:20261125T153000Z\r\nDTEND:20261125T160000Z\r\n');
    expect(parsed(text)[0]?.description).toContain(`2026, ${time} (${zone})`);
  }
});

test('writes uid, sequence and status of each event, and no alarm for a canceled one', () => {
  const events = parsed(fileOf(EVENT, { ...EVENT, uid: 'h-2@txwb', sequence: 3, status: 'CANCELLED' }));
  expect(events.map(({ uid, sequence }) => [uid, sequence])).toEqual([
    ['h-1@txwb', 0],
    ['h-2@txwb', 3],
  ]);
  const statuses = events.map(({ component }) => component.getFirstPropertyValue('status'));
  expect(statuses).toEqual(['CONFIRMED', 'CANCELLED']);
  const alarms = events.map(({ component }) =>
    component
      .getAllSubcomponents('valarm')
      .map((each) => String(each.getFirstPropertyValue('trigger')))
      .join(),
  );
  expect(alarms).toEqual(['-PT1H', '']);
});

test('a file of canceled events adds no event, and its titles name the status', () => {
  const off: CalendarEvent = { ...EVENT, status: 'CANCELLED' };
  expect(fileOf(off)).toContain('METHOD:CANCEL\r\n');
  expect(fileOf(off, EVENT)).toContain('METHOD:PUBLISH\r\n');
  expect(only(off)?.summary).toBe('Canceled: 26-50123 Alder');
  expect(only({ ...off, replacedBy: '' })?.summary).toBe('Moved: 26-50123 Alder');
});

test('removes the status mark of this and of earlier releases from a title, and no other word', () => {
  for (const mark of ['Canceled: ', 'Cancelled: ', 'Moved: '])
    expect(plainTitle(`${mark}Hearing: x`)).toBe('Hearing: x');
  expect(plainTitle('Hearing: Canceled: x')).toBe('Hearing: Canceled: x');
});

test('reads the notes from an event’s text without the warning, time and link', () => {
  const text = eventText({ ...EVENT, warning: 'W', notes: 'a\n\nb', url: 'https://c.test' }, '[h-1@txwb]');
  expect(notesOfText(text, 'W')).toBe('a\n\nb\n\nhttps://c.test');
});

test('leaves out unknown facts', () => {
  expect(fileOf(EVENT)).not.toMatch(/^(LOCATION|URL)/m);
});

test('escapes commas, semicolons, backslashes and line breaks, so that a parser returns the same text', () => {
  const odd = 'Room 1; 2nd floor, “east” \\ west';
  const notes = 'Motion: dismiss, convert; or\nbar\n\nNaïve \\n text 审理';
  const read = only({ ...EVENT, title: odd, place: odd, notes });
  expect(read?.summary).toBe(odd);
  expect(read?.location).toBe(odd);
  expect(read?.description).toContain(notes);
});

test('folds lines at 75 octets, and never inside a character', () => {
  const title = 'Ñandú 审理 👩‍⚖️ '.repeat(40).trim();
  const bytes = new TextEncoder().encode(fileOf({ ...EVENT, title, notes: title }));
  const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  expect(text.endsWith('END:VCALENDAR')).toBe(true);
  for (const line of text.split('\r\n')) {
    expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
    expect(line).not.toContain('\ufffd');
  }
  expect(parsed(text)[0]?.summary).toBe(title);
});

afterEach(() => {
  vi.unstubAllGlobals();
});

test('writes the same file on a page over plain http, where the browser has no randomUUID', () => {
  vi.stubGlobal('crypto', {});
  expect(only(EVENT)?.uid).toBe('h-1@txwb');
});
