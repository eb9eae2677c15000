import { expect, it } from 'vitest';
import type { Row } from '../source-file';
import { readCalendar } from './read-calendar';

async function read(...lines: string[]) {
  async function* pieces() {
    const text = ['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, 'END:VCALENDAR', ''].join('\r\n');
    for (let at = 0; at < text.length; at += 7) yield text.slice(at, at + 7);
  }
  const { rows, ...rest } = await readCalendar('hearings.ics', pieces());
  const all: Row[] = [];
  for await (const row of rows) all.push(row);
  const [headings, ...events] = all;
  const records = events.map(({ cells }) =>
    Object.fromEntries(cells.flatMap((cell, at) => (cell === '' ? [] : [[headings?.cells[at], cell]]))),
  );
  return {
    ...rest,
    headings: headings?.cells,
    records,
    places: events.map(({ line, place }) => [line, place]),
  };
}

const event = (...lines: string[]) => ['BEGIN:VEVENT', ...lines, 'END:VEVENT'];
const CENTRAL = [
  ...[
    'BEGIN:VTIMEZONE',
    'TZID:Central Standard Time',
    'BEGIN:STANDARD',
    'DTSTART:16010101T020000',
    'TZOFFSETFROM:-0500',
  ],
  ...[
    'TZOFFSETTO:-0600',
    'RRULE:FREQ=YEARLY;BYMONTH=11;BYDAY=1SU',
    'END:STANDARD',
    'BEGIN:DAYLIGHT',
    'DTSTART:16010101T020000',
  ],
  ...[
    'TZOFFSETFROM:-0600',
    'TZOFFSETTO:-0500',
    'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=2SU',
    'END:DAYLIGHT',
    'END:VTIMEZONE',
  ],
];

it('gives a row for each event, and a column for each property', async () => {
  const { headings, records, places, notes } = await read(
    ...event(
      'UID:a',
      'DTSTART:20261130T093000',
      'SUMMARY:26-50971 Motion\\, to\r\n  extend\\nline two',
      'X-ROOM:1\\, 2',
    ),
    ...event(
      'DTSTAMP:20261101T000000Z',
      'UID:b',
      'CATEGORIES:Ch. 13,Zoom',
      'BEGIN:VALARM',
      'DESCRIPTION:no',
      'END:VALARM',
    ),
    ...['BEGIN:VTODO', 'UID:z', 'END:VTODO'],
  );
  expect(headings).toEqual(['UID', 'DTSTART', 'SUMMARY', 'CATEGORIES', 'X-ROOM', 'DTSTAMP']);
  expect(records).toEqual([
    {
      UID: 'a',
      DTSTART: '2026-11-30 09:30',
      SUMMARY: '26-50971 Motion, to extend\nline two',
      'X-ROOM': '1, 2',
    },
    { UID: 'b', CATEGORIES: 'Ch. 13, Zoom', DTSTAMP: '2026-11-01T00:00:00Z' },
  ]);
  expect(places).toEqual([
    [3, 'event 1 (line 3)'],
    [10, 'event 2 (line 10)'],
  ]);
  expect(notes).toEqual(['1 of VTODO are no events, and are not read']);
});

it.each([
  ['DTSTART:20261130T093000Z', '2026-11-30T09:30:00Z'],
  ['DTSTART:20261130T093000', '2026-11-30 09:30'],
  ['DTSTART;VALUE=DATE:20261130', '2026-11-30'],
  ['DTSTART;TZID=America/Chicago:20261130T093000', '2026-11-30T09:30:00-06:00'],
  ['DTSTART;TZID=America/Chicago:20260701T093000', '2026-07-01T09:30:00-05:00'],
  ['DTSTART;TZID=America/Chicago:20261101T013000', '2026-11-01T01:30:00-05:00'],
  ['DTSTART;TZID=America/Chicago:20261101T020000', '2026-11-01T02:00:00-06:00'],
  ['DTSTART;TZID=America/Chicago:20260308T013000', '2026-03-08T01:30:00-06:00'],
  ['DTSTART;TZID=America/Chicago:20260308T030000', '2026-03-08T03:00:00-05:00'],
  ['DTSTART;TZID=Asia/Kolkata:20261130T093000', '2026-11-30T09:30:00+05:30'],
  ['DTSTART;TZID=Central Standard Time:20261130T093000', '2026-11-30T09:30:00-06:00'],
  ['DTSTART;TZID=Central Standard Time:20260701T093000', '2026-07-01T09:30:00-05:00'],
])('reads %s as %s', async (line, text) => {
  expect((await read(...CENTRAL, ...event('UID:a', line))).records[0]?.DTSTART).toBe(text);
});

it.each<[string, string[], RegExp]>([
  ['a series', event('UID:a', 'RRULE:FREQ=WEEKLY;COUNT=3'), /line 3: event 1 is one of a series \(RRULE\)/],
  [
    'a change of a series',
    event('UID:a', 'RECURRENCE-ID:20261130T093000'),
    /event 1 is one of a series \(RECURRENCE-ID\)/,
  ],
  [
    'two versions of an event',
    [...event('UID:a', 'SEQUENCE:0'), ...event('UID:a', 'SEQUENCE:1')],
    /line 7: event 2 has the UID of event 1 \(line 3\), a\./,
  ],
  [
    'a zone that is not defined',
    event('UID:a', 'DTSTART;TZID=Court:20261130T093000'),
    /event 1, DTSTART, is in the time zone "Court"/,
  ],
  ['a calendar without events', [], /without an event/],
  ['a file that was cut short', ['BEGIN:VEVENT', 'UID:a'], /was cut short/],
  ['a cancellation', ['METHOD:CANCEL', ...event('UID:a')], /METHOD:CANCEL/],
  [
    'an event that is no text of a calendar',
    event('UID:a', 'nonsense'),
    /event 1 is not written as a calendar/,
  ],
])('refuses %s', async (_what, lines, message) => {
  await expect(read(...lines)).rejects.toThrow(message);
});
