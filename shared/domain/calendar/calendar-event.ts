import type { DatedRecord, HearingAnswer } from '../answer/answer-types';
import { answerOf, USUAL_MINUTES } from '../answer/hearing-answer';
import { factsOfEntry } from '../answer/hearing-facts';
import type { CourtConfig } from '../court/court-config';
import type { Judge, Office } from '../court/reference';
import { rowOfEntry } from '../docket/row-of-entry';
import type { CalendarKind } from '../keys/data-paths';
import type { ShownEntry } from '../source/calendar-entry';
import type { RecordChange } from '../source/change-record';
import { isOffState } from '../source/hearing-status';
import { venueInstant } from '../time/court-clocks';
import { isDay } from '../time/court-days';
import { wordFor } from '../words/shared-messages';
import type { CalendarEvent } from './event';
import { eventNotes, eventWarning } from './event-notes';
import { eventMessages } from './messages/event-messages';
import { oneLine } from './plain-text';

/** SEQUENCE is a 31-bit integer, so seconds are counted from 2020. */
const BEGINNING = Date.UTC(2020, 0, 1);

/** The parts of a record from which eventSequence computes the SEQUENCE. */
type Revisions = { changes?: readonly RecordChange[]; revised?: number };

/**
 * The SEQUENCE of a record's event. It stays the same for the same state and rises with every change. It is the time
 * of the last change in seconds, not the number of changes, because a record stores only its last twenty changes.
 */
export function eventSequence({ changes = [], revised }: Revisions): number {
  const moments = [...changes.map(({ at }) => at), revised ?? 0].filter(Boolean).sort((a, b) => a - b);
  const last = moments.reduce(
    (sequence, at) => Math.max(sequence + 1, Math.floor((at - BEGINNING) / 1000)),
    0,
  );
  return Math.min(last, 2 ** 31 - 1);
}

/** Data that an event needs in addition to the record. */
export type EventContext = {
  kind: CalendarKind;
  court: Pick<CourtConfig, 'code' | 'timeZones' | 'officialSite'>;
  offices: Readonly<Record<string, Pick<Office, 'name' | 'timeZone' | 'address'>>>;
  judges: Readonly<Record<string, Pick<Judge, 'name'>>>;
  /** URL of the record's page; '' if other people cannot open it */
  url: string;
  /** the known records of its case; they show whether the hearing's new date is still on */
  dates?: readonly DatedRecord[];
};

const CLOCK = /^([01]\d|2[0-3]):[0-5]\d$/;

/**
 * Stays the same when the record moves. A hearing and a 341 meeting may have the same id, so the part after the last @
 * differs. Characters that a UID must not contain (RFC 5545 §3.3.11) are percent-encoded.
 */
export function eventUid(kind: CalendarKind, id: string, court: string): string {
  const space = kind === 'meetings' ? `341.${court}` : court;
  // biome-ignore lint/suspicious/noControlCharactersInRegex: a line break in it would begin a new property
  return `${id.replace(/[\u0000-\u001f\u007f\\,;]/g, encodeURIComponent)}@${space}`;
}

/** The record of an event, from the `uid` that eventUid made. Null if the event is of another court. */
export function recordOfEvent(uid: string, court: string): { kind: CalendarKind; id: string } | null {
  const at = uid.lastIndexOf('@');
  const space = uid.slice(at + 1);
  const kind = space === court ? 'hearings' : space === `341.${court}` ? 'meetings' : null;
  const id = uid.slice(0, at).replace(/%(0[0-9A-F]|1[0-9A-F]|7F|5C|2C|3B)/g, decodeURIComponent);
  return kind && { kind, id };
}

/**
 * The place that the participants go to, or the link or phone number if a hearing is only by video or phone. The
 * printed room of such a hearing is ignored.
 */
function placeOf({ appear }: ShownEntry, { state, attendance }: HearingAnswer, room: string): string {
  if (!attendance || attendance.way === 'nobody') return '';
  if (attendance.place) return room;
  if (state === 'done') return '';
  const { mode = 'video', url, phone } = appear ?? {};
  return (mode === 'phone' ? phone : url) ?? wordFor('how', mode) ?? '';
}

/** Maximum characters of an event title. Calendars show only a line or two of it. */
const MAX_TITLE_LENGTH = 120;
const MAX_MATTER_LENGTH = 80;

/** Title of an event that must name neither the case nor a person. */
export const kindTitle = (kind: CalendarKind): string =>
  eventMessages(kind === 'meetings' ? 'meeting' : 'hearing');

/** Kind, matter and case number of the record, and the case's title if it fits. */
function titleOf(kind: CalendarKind, { caseNumber = '', caseTitle = '', matter, eventKind }: ShownEntry) {
  const [first = ''] = (matter || eventKind || '').trim().split(/[\r\n]/, 1);
  const about = kind === 'hearings' ? oneLine(first, MAX_MATTER_LENGTH) : '';
  const titled = (name: string) => {
    const rest = [about, oneLine(name)].filter(Boolean).join(', ');
    return [kindTitle(kind), rest].filter(Boolean).join(': ');
  };
  const whole = titled(`${caseNumber} ${caseTitle}`);
  return !about || !caseNumber || whole.length <= MAX_TITLE_LENGTH ? whole : titled(caseNumber);
}

/**
 * The uid of the new date's event if the hearing moved, '' if that uid is unknown. Undefined if the hearing is on, was
 * called off, or is off at its new date too.
 */
function replacedBy({ kind, court }: EventContext, entry: ShownEntry, answer: HearingAnswer) {
  const { state, newDates } = answer;
  const last = newDates.at(-1);
  if (!isOffState(state) || (!last && state === 'off') || last?.state === 'off') return undefined;
  if (last?.row) return last.state === 'moved' ? '' : eventUid(kind, last.row.id, court.code);
  return newDates.length === 1 && entry.continuedToId ? eventUid(kind, entry.continuedToId, court.code) : '';
}

/**
 * Epoch ms. Events are made as if it were then, so that they do not depend on when they are made. In 1970, court-clocks.ts
 * would need Intl.
 */
const BEFORE_ALL = Date.UTC(2008, 0);

/** The record's calendar event. Null if its day or time is unknown. */
export function calendarEventOf(entry: ShownEntry, context: EventContext): CalendarEvent | null {
  const { kind, court, offices, judges, url, dates = [] } = context;
  const { timeZones } = court;
  const answer = answerOf(factsOfEntry(kind, entry), dates, { timeZones, offices, now: BEFORE_ALL });
  const { date, time } = answer.when;
  if (!isDay(date) || time === null || !CLOCK.test(time)) return null;
  const office = offices[entry.officeId ?? ''];
  const zone = answer.when.zone || timeZones[0];
  const start = venueInstant(zone, date, time);
  const { street, city, state, zip } = office?.address ?? {};
  const address = [street, city, [state, zip].filter(Boolean).join(' ')].filter(Boolean).join(', ');
  const room = [entry.location, entry.office ?? office?.name, address].filter(Boolean).join(', ');
  const notes = eventNotes(entry, answer, {
    place: room,
    // no judge presides at a 341 meeting (11 U.S.C. § 341(c))
    judge: kind === 'meetings' ? '' : (entry.judge ?? judges[entry.judgeId ?? '']?.name ?? ''),
    site: court.officialSite,
  });
  const warning = eventWarning(kind, entry, answer, zone);
  const successor = replacedBy(context, entry, answer);
  return {
    uid: eventUid(kind, entry.id, court.code),
    title: titleOf(kind, entry),
    start,
    end: start + (entry.durationMinutes ?? USUAL_MINUTES) * 60_000,
    zone,
    place: oneLine(placeOf(entry, answer, room)),
    ...(warning && { warning }),
    notes: answer.when.zone ? notes : `${eventMessages('zoneGuessed')}\n\n${notes}`,
    url,
    sequence: eventSequence(entry),
    status: isOffState(answer.state) ? 'CANCELLED' : 'CONFIRMED',
    ...(successor !== undefined && { replacedBy: successor }),
  };
}

/**
 * calendarEventOf with the chain of hearings that continue the record. The event names their dates, and its SEQUENCE
 * rises with theirs.
 */
export function eventWithSuccessors(
  entry: ShownEntry,
  successors: readonly ShownEntry[],
  context: EventContext,
): CalendarEvent | null {
  const dates = successors.map((each) => ({ kind: context.kind, row: rowOfEntry(each) }));
  const event = calendarEventOf(entry, { ...context, dates });
  return event && { ...event, sequence: Math.max(event.sequence, ...successors.map(eventSequence)) };
}
