import { calendarEntryOf } from '../../source/calendar-entry';
import { calendarEventOf, type EventContext } from '../calendar-event';

/** Event context of a test court with two time zones. */
export const EVENT_CONTEXT: EventContext = {
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
/** A hearing in El Paso in the database's format, for tests. */
export const EVENT_RECORD = {
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
/** The event of that hearing, with the fields of `more`. */
export const eventOf = (more: Record<string, unknown> = {}) =>
  calendarEventOf(calendarEntryOf('h1', { ...EVENT_RECORD, ...more }), EVENT_CONTEXT);
