import type { CalendarEntry } from '../records/calendar-entry';
import type { Attorney, Debtor } from '../records/source-record';
import { listOf, objectOf, textOf, textsOf } from './json-fields';

const TEXTS = [
  'caseNumber',
  'caseKey',
  'caseTitle',
  'caseType',
  'chapter',
  'leadCaseNumber',
  'leadCaseKey',
  'leadCaseTitle',
  'leadChapter',
  'date',
  'time',
  'eventTime',
  'eventKind',
  'office',
  'officeId',
  'judge',
  'judgeId',
  'location',
  'matter',
  'docketNumber',
  'sortCode',
  'status',
  'continuedTo',
  'enteredOn',
  'outcome',
] as const;
const ATTORNEY = ['name', 'barNumber', 'firm', 'phone', 'represents', 'partyRole'] as const;
const APPEAR = ['mode', 'url', 'meetingId', 'passcode', 'phone', 'accessCode', 'registerBy', 'note'] as const;

function attorneyOf(json: unknown): Partial<Attorney> {
  const at = objectOf(json);
  return { ...textsOf(json, ATTORNEY), lead: at?.lead === true, terminated: at?.terminated === true };
}

function debtorOf(json: unknown): Partial<Debtor> {
  const aliases = listOf(objectOf(json)?.aliases)
    .map((alias) => ({ kind: '', name: '', ...textsOf(alias, ['kind', 'name']) }))
    .filter((alias) => alias.name);
  return { ...textsOf(json, ['name', 'role']), aliases };
}

function movantOf(json: unknown) {
  return textOf(json) ?? (objectOf(json) ? textsOf(json, ['attorney', 'onBehalfOf']) : undefined);
}

/** A whole record as it lies in the database; a field of a wrong kind counts as missing. Null when it is no record. */
export function calendarEntryOf(id: string, json: unknown): Partial<CalendarEntry> & { id: string } {
  const at = objectOf(json);
  const texts = (list: unknown) => listOf(list).flatMap((item) => textOf(item) ?? []);
  const entry: Record<string, unknown> = {
    ...textsOf(json, TEXTS),
    id,
    durationMinutes: typeof at?.durationMinutes === 'number' ? at.durationMinutes : undefined,
    debtors: listOf(at?.debtors)
      .map(debtorOf)
      .filter((debtor) => debtor.name),
    attorneys: listOf(at?.attorneys)
      .map(attorneyOf)
      .filter((attorney) => attorney.name),
    trustees: texts(at?.trustees),
    relatedDocs: texts(at?.relatedDocs),
    movant: movantOf(at?.movant),
    appear: objectOf(at?.appear) ? textsOf(at?.appear, APPEAR) : undefined,
    tentative: objectOf(at?.tentative) ? textsOf(at?.tentative, ['text', 'url']) : undefined,
  };
  return entry as Partial<CalendarEntry> & { id: string };
}
