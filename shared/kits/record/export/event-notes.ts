import { isDay, type ShownEntry } from '@court/records';
import { longDate } from '@court/ui/court-dates';
import { wordFor } from '@court/ui/shared-messages';
import { eventMessages } from '../messages/event-messages';
import { plainText, shortened } from './plain-text';

/** Calendars and their links take only so much; the whole matter is behind the event's link. */
const LONGEST_MATTER = 1_000;

/** What the notes name that a record knows only by id; '' for what nobody knows. */
export type EventNames = { place: string; judge: string; site: string };

function statusLine({ status, continuedTo }: ShownEntry): string {
  if (!status || status === 'scheduled') return '';
  const value = wordFor('status', status) ?? status;
  return continuedTo && isDay(continuedTo)
    ? eventMessages('statusTo', { value, date: longDate(continuedTo) })
    : eventMessages('status', { value });
}

type Line =
  | 'outcome'
  | 'how'
  | 'join'
  | 'dial'
  | 'meetingId'
  | 'passcode'
  | 'accessCode'
  | 'registerBy'
  | 'where'
  | 'judge'
  | 'trustee'
  | 'docketNumber';

const line = (name: Line, value: string | null | undefined) => (value ? eventMessages(name, { value }) : '');

function appearLines({ appear }: ShownEntry): string[] {
  if (!appear) return [];
  const { mode, url, phone, meetingId, passcode, accessCode, registerBy, note, standing } = appear;
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

/** What an event says of a record, how to appear before where; ends with what governs. */
export function eventNotes(entry: ShownEntry, { place, judge, site }: EventNames): string {
  const parts = [
    [statusLine(entry), line('outcome', entry.outcome)],
    appearLines(entry),
    [line('where', place), line('judge', judge), line('trustee', entry.trustees?.join(', '))],
    [shortened(plainText(entry.matter ?? ''), LONGEST_MATTER), line('docketNumber', entry.docketNumber)],
    [eventMessages('unofficial', { site })],
  ];
  return parts
    .map((lines) => lines.map(plainText).filter(Boolean).join('\n'))
    .filter(Boolean)
    .join('\n\n');
}
