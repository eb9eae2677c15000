import type { CalendarEvent } from '@court/shared/platform/device-calendar';
import { expect, test } from 'vitest';
import { calendarText } from './calendar-file';

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

const linesOf = (events: CalendarEvent[]) =>
  calendarText(events).replaceAll('\r\n ', '').split('\r\n').filter(Boolean);

test("an event's times are UTC and its text has the venue's, whatever the zone", () => {
  for (const [zone, time] of [
    ['America/Chicago', '9:30 AM CST'],
    ['America/Denver', '8:30 AM MST'],
    ['Pacific/Honolulu', '5:30 AM HST'],
  ] as const) {
    const file = linesOf([{ ...EVENT, zone }]);
    expect(file).toContain('DTSTART:20261125T153000Z');
    expect(file).toContain('DTEND:20261125T160000Z');
    expect(file.find((line) => line.startsWith('DESCRIPTION:'))).toContain(`2026\\, ${time} (${zone})`);
  }
});

test('what is not known is left out', () => {
  expect(linesOf([EVENT]).some((line) => /^(LOCATION|URL)/.test(line))).toBe(false);
});

test('each event keeps its uid, sequence and status', () => {
  const file = linesOf([EVENT, { ...EVENT, uid: 'h-2@txwb', sequence: 3, status: 'CANCELLED' }]);
  expect(file.filter((line) => /^(UID|SEQUENCE|STATUS)/.test(line))).toEqual([
    'UID:h-1@txwb',
    'SEQUENCE:0',
    'STATUS:CONFIRMED',
    'UID:h-2@txwb',
    'SEQUENCE:3',
    'STATUS:CANCELLED',
  ]);
});
