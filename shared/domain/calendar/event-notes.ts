import type { HearingAnswer } from '../answer/answer-types';
import type { CalendarKind } from '../keys/data-paths';
import type { ShownEntry } from '../source/calendar-entry';
import { isOffState, statusWithFlags } from '../source/hearing-status';
import { dayAndClock, zoneMoment } from '../words/court-dates';
import { wordFor } from '../words/shared-messages';
import { eventMessages } from './messages/event-messages';
import { plainText, shortened } from './plain-text';

/** Maximum characters. Calendars and their links limit notes; the event's link shows the whole matter. */
const MAX_MATTER_LENGTH = 1_000;

/** Names for the notes. The record holds only their ids. '' if a name is unknown. */
export type EventNames = { place: string; judge: string; site: string };

type Line =
  | 'status'
  | 'outcome'
  | 'how'
  | 'join'
  | 'dial'
  | 'meetingId'
  | 'passcode'
  | 'accessCode'
  | 'registerBy'
  | 'where'
  | 'notWhere'
  | 'judge'
  | 'trustee'
  | 'docketNumber';

const line = (name: Line, value: string | null | undefined) => (value ? eventMessages(name, { value }) : '');

const statusWord = (status: string) => wordFor('status', status) ?? status;

/** The notes' sentence about the last new date. '' if the hearing was called off without a new date. */
function newDateLine({ state, newDates }: HearingAnswer): string {
  const last = newDates.at(-1);
  if (!last) return state === 'moved' ? eventMessages('newDateNone') : '';
  const { date, time, zone, row } = last;
  const shown = dayAndClock(date, time, zone);
  // the court has not published the place of the new date, so its time zone is unknown
  const when = time && !zone ? eventMessages('venueClock', { when: shown }) : shown;
  if (row && last.state === 'off') {
    const status = statusWord(statusWithFlags(row.status, row.flags));
    return eventMessages('newDateOff', { when, status });
  }
  if (last.state === 'moved') return eventMessages('newDateMoved', { when });
  return eventMessages(last.state === 'unlisted' ? 'newDateUnlisted' : 'newDate', { when });
}

/** Time at which the record was missing from the court's list, as 'Nov 23, 1:03 PM'; '' if unknown. */
function unlistedSince({ changes = [] }: ShownEntry, zone: string): string {
  const last = changes.findLast(({ what }) => what === 'removed');
  return last ? zoneMoment(zone, last.at) : '';
}

/**
 * The warning at the top of an event. '' if the hearing will be held as printed. `zone`: the event's IANA time zone.
 */
export function eventWarning(
  kind: CalendarKind,
  entry: ShownEntry,
  answer: HearingAnswer,
  zone: string,
): string {
  const { state, status, when } = answer;
  if (state === 'unlisted') {
    const time = unlistedSince(entry, zone);
    return time ? eventMessages('unlisted', { kind, time }) : eventMessages('unlistedNow', { kind });
  }
  if (!isOffState(state)) return '';
  const printed = dayAndClock(when.date, when.time, zone);
  const off = eventMessages('off', { status: statusWord(status), when: printed });
  return plainText([off, newDateLine(answer)].filter(Boolean).join('\n'));
}

/** How to take part. Says so if no appearance is required. */
function appearLines({ appear }: ShownEntry, { attendance }: HearingAnswer): string[] {
  if (!appear || !attendance) return [];
  const { mode, url, phone, meetingId, passcode, accessCode, registerBy, note, standing } = appear;
  if (attendance.way === 'nobody') return [eventMessages('noAppearance'), note ?? ''];
  return [
    line('how', mode && (wordFor('how', mode) ?? mode)),
    line('join', url),
    line('meetingId', meetingId),
    line('passcode', passcode),
    line('dial', phone),
    line('accessCode', accessCode),
    line('registerBy', registerBy),
    note ?? '',
    standing ? eventMessages('standing') : '',
  ];
}

/** The address to go to. For a hearing by video or phone, tells the reader not to go to the printed address. */
function placeLine({ attendance }: HearingAnswer, place: string): string {
  if (!attendance || attendance.way === 'nobody') return '';
  return line(attendance.place ? 'where' : 'notWhere', place);
}

/** The event's notes. How to appear comes before the place; the last line says which document governs. */
export function eventNotes(
  entry: ShownEntry,
  answer: HearingAnswer,
  { place, judge, site }: EventNames,
): string {
  const { state, status } = answer;
  const isToAttend = state === 'on' || state === 'unlisted';
  const isPlain = status === 'scheduled' || state === 'unlisted' || isOffState(state);
  const parts = [
    [line('status', isPlain ? '' : statusWord(status)), line('outcome', entry.outcome)],
    isToAttend ? appearLines(entry, answer) : [],
    [
      isToAttend ? placeLine(answer, place) : '',
      ...(answer.before ? [line('judge', judge), line('trustee', entry.trustees?.join(', '))] : []),
    ],
    [shortened(plainText(entry.matter ?? ''), MAX_MATTER_LENGTH), line('docketNumber', entry.docketNumber)],
    [eventMessages('unofficial', { site })],
  ];
  return parts
    .map((lines) => lines.map(plainText).filter(Boolean).join('\n'))
    .filter(Boolean)
    .join('\n\n');
}
