import type { CalendarEvent, PageCourt } from '@court/contract';
import {
  type CalendarKind,
  factsOfEntry,
  isDay,
  isOffState,
  type Judge,
  type Office,
  type RecordChange,
  type ShownEntry,
  stateOf,
  USUAL_MINUTES,
  venueInstant,
} from '@court/records';
import { wordFor } from '@court/ui/shared-messages';
import { eventMessages } from '../messages/event-messages';
import { eventNotes } from './event-notes';
import { oneLine } from './plain-text';

/** SEQUENCE is an integer of 31 bits: seconds are counted from 2020. */
const BEGINNING = Date.UTC(2020, 0, 1);

/**
 * The SEQUENCE of a record's event: the same for the same state, and a higher one after every change. It is the second of
 * the last change and not the number of changes, because a record remembers only its last twenty.
 */
export function eventSequence(changes: readonly RecordChange[]): number {
  const last = changes.reduce(
    (sequence, { at }) => Math.max(sequence + 1, Math.floor((at - BEGINNING) / 1000)),
    0,
  );
  return Math.min(last, 2 ** 31 - 1);
}

/** What an event needs beside the record. */
export type EventContext = {
  kind: CalendarKind;
  court: Pick<PageCourt, 'code' | 'timeZones' | 'officialSite'>;
  offices: Readonly<Record<string, Pick<Office, 'name' | 'timeZone' | 'address'>>>;
  judges: Readonly<Record<string, Pick<Judge, 'name'>>>;
  /** address of the record's page; '' where there is none that others could open */
  url: string;
};

const CLOCK = /^([01]\d|2[0-3]):[0-5]\d$/;

/**
 * Stays the same when the record moves. A hearing and a 341 meeting may have the same id: what follows the last @ differs.
 * What a UID may not hold as it is (RFC 5545 §3.3.11) is percent-coded.
 */
export function eventUid(kind: CalendarKind, id: string, court: string): string {
  const space = kind === 'meetings' ? `341.${court}` : court;
  // biome-ignore lint/suspicious/noControlCharactersInRegex: a line break in it would begin a new property
  return `${id.replace(/[\u0000-\u001f\u007f\\,;]/g, encodeURIComponent)}@${space}`;
}

/** Whose event `uid` is, as eventUid wrote it; null for another court's. */
export function recordOfEvent(uid: string, court: string): { kind: CalendarKind; id: string } | null {
  const at = uid.lastIndexOf('@');
  const space = uid.slice(at + 1);
  const kind = space === court ? 'hearings' : space === `341.${court}` ? 'meetings' : null;
  const id = uid.slice(0, at).replace(/%(0[0-9A-F]|1[0-9A-F]|7F|5C|2C|3B)/g, decodeURIComponent);
  return kind && { kind, id };
}

/** One that is missing from the export counts as off: what it was before is not known, and it may have been canceled. */
function statusOf(kind: CalendarKind, entry: ShownEntry): CalendarEvent['status'] {
  const state = stateOf(factsOfEntry(kind, entry));
  return isOffState(state) || state === 'unlisted' ? 'CANCELLED' : 'CONFIRMED';
}

/** Where one has to be: an online address for a hearing by video alone, although a notice may print a room for it. */
function placeOf(entry: ShownEntry, room: string): string {
  const { mode, url, phone } = entry.appear ?? {};
  if (mode === 'video') return url ?? wordFor('how', mode) ?? room;
  if (mode === 'phone') return phone ?? wordFor('how', mode) ?? room;
  return room;
}

function titleOf(kind: CalendarKind, { caseNumber, caseTitle }: ShownEntry): string {
  const name = oneLine([caseNumber, caseTitle].filter(Boolean).join(' '));
  if (kind === 'hearings') return name || eventMessages('hearing');
  return [eventMessages('meeting'), name].filter(Boolean).join(': ');
}

/** A record as an event; null where its day or its time is not known. */
export function calendarEventOf(entry: ShownEntry, context: EventContext): CalendarEvent | null {
  const { kind, court, offices, judges, url } = context;
  const { date = '', time = '', officeId = '', judgeId = '' } = entry;
  const clock = entry.eventTime ?? time;
  if (!isDay(date) || !CLOCK.test(clock)) return null;
  const office = offices[officeId];
  const zone = office?.timeZone || court.timeZones[0];
  const start = venueInstant(zone, date, clock);
  const { street, city, state, zip } = office?.address ?? {};
  const address = [street, city, [state, zip].filter(Boolean).join(' ')].filter(Boolean).join(', ');
  const room = [entry.location, entry.office ?? office?.name, address].filter(Boolean).join(', ');
  const guessed = !office?.timeZone && court.timeZones.length > 1;
  const notes = eventNotes(entry, {
    place: room,
    // no judge presides at a 341 meeting (11 U.S.C. § 341(c))
    judge: kind === 'meetings' ? '' : (entry.judge ?? judges[judgeId]?.name ?? ''),
    site: court.officialSite,
  });
  return {
    uid: eventUid(kind, entry.id, court.code),
    title: titleOf(kind, entry),
    start,
    end: start + (entry.durationMinutes ?? USUAL_MINUTES) * 60_000,
    zone,
    place: oneLine(placeOf(entry, room)),
    notes: guessed ? `${eventMessages('zoneGuessed')}\n\n${notes}` : notes,
    url,
    sequence: eventSequence(entry.changes ?? []),
    status: statusOf(kind, entry),
  };
}
