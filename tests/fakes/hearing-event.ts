import type { CalendarEvent } from '@court/contract';

/** 8:30 AM in El Paso, a month from now. */
const START = Math.floor(Date.now() / 86_400_000) * 86_400_000 + 30 * 86_400_000 + 15.5 * 3_600_000;

/** A hearing as the calendar event that an area creates. */
export const HEARING: CalendarEvent = {
  uid: 'h-1@txwb',
  title: '26-50123 Alder',
  start: START,
  end: START + 1_800_000,
  zone: 'America/Denver',
  place: 'El Paso, Courtroom 1',
  notes: 'Motion to dismiss; bring the plan',
  url: 'https://court.test/hearing-detail/h-1',
  sequence: 0,
  status: 'CONFIRMED',
};

export const HOUR_MS = 3_600_000;

/** The same event, an hour later. */
export const AN_HOUR_ON: CalendarEvent = {
  ...HEARING,
  start: HEARING.start + HOUR_MS,
  end: HEARING.end + HOUR_MS,
  sequence: 1,
};
