import { isKey } from '../docket/keys';
import type { CalendarEntry } from '../source/calendar-entry';
import { isLength } from '../source/record-bounds';
import type { Attorney, Debtor } from '../source/source-record';
import { listOf, objectOf, textOf, textsOf } from './json-fields';
import { recordChangesOf } from './record-changes-of';

const TEXTS = [
  'caseNumber',
  'caseTitle',
  'caseType',
  'chapter',
  'leadCaseNumber',
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
  'continuedToId',
  'continuedFromId',
  'continuedFrom',
  'enteredOn',
  'outcome',
] as const;
const KEYS = ['caseKey', 'leadCaseKey'] as const;
const ATTORNEY = ['name', 'barNumber', 'firm', 'phone', 'represents', 'partyRole'] as const;
const APPEAR = ['mode', 'url', 'meetingId', 'passcode', 'phone', 'accessCode', 'registerBy', 'note'] as const;

const flagOf = (json: unknown) => (json === 'Y' || json === 'N' ? json : undefined);

function appearOf(json: unknown): CalendarEntry['appear'] {
  const at = objectOf(json);
  if (!at) return undefined;
  // `mode` and the texts stay as the court wrote them; the screens show a mode they do not know as it is
  return {
    ...textsOf(at, APPEAR),
    ...(at.standing === true ? { standing: true } : {}),
  } as CalendarEntry['appear'];
}

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

/** A whole record as it lies in the database; a field of a wrong kind counts as missing. */
export function calendarEntryOf(id: string, json: unknown): Partial<CalendarEntry> & { id: string } {
  const at = objectOf(json);
  const texts = (list: unknown) => listOf(list).flatMap((item) => textOf(item) ?? []);
  const keys = textsOf(json, KEYS);
  const entry: Record<string, unknown> = {
    ...textsOf(json, TEXTS),
    // what is no key is no path: the connection would throw
    ...Object.fromEntries(Object.entries(keys).filter(([, key]) => isKey(key))),
    id,
    durationMinutes: isLength(at?.durationMinutes) ? at.durationMinutes : undefined,
    stricken: flagOf(at?.stricken),
    terminated: flagOf(at?.terminated),
    satisfied: flagOf(at?.satisfied),
    debtors: listOf(at?.debtors)
      .map(debtorOf)
      .filter((debtor) => debtor.name),
    attorneys: listOf(at?.attorneys)
      .map(attorneyOf)
      .filter((attorney) => attorney.name),
    trustees: texts(at?.trustees),
    relatedDocs: texts(at?.relatedDocs),
    movant: movantOf(at?.movant),
    trusteeIds: texts(at?.trusteeIds),
    appear: appearOf(at?.appear),
    tentative: objectOf(at?.tentative) ? textsOf(at?.tentative, ['text', 'url']) : undefined,
    changes: recordChangesOf(at?.changes),
  };
  return entry as Partial<CalendarEntry> & { id: string };
}
