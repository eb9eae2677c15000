import { isMoment } from '../court/court-days';
import { type RecordChange, recordChangesOf } from '../docket/change-record';
import { isKey } from '../docket/keys';
import { listOf, objectOf, textOf, textsOf } from '../parsing/json-fields';
import { isDuration } from './record-bounds';
import type { Appear, Attorney, Debtor, SourceRecord } from './source-record';

/**
 * A whole record as it lies in `…Entries11/<id>`. Fields as in SourceRecord, but null, empty and false ones are
 * absent (the database keeps no nulls), and with the ids by which judge, office and trustees are known elsewhere.
 */
export type CalendarEntry = Partial<Omit<SourceRecord, 'sealed' | 'court' | 'status' | 'appear'>> & {
  id: string;
  date: string;
  time: string;
  caseNumber: string;
  caseTitle: string;
  caseType: SourceRecord['caseType'];
  status: SourceRecord['status'] | 'removed';
  /** of a `removed` one: the status it had last, if it was not to be held anyway */
  lastStatus?: SourceRecord['status'];
  judgeId?: string;
  officeId?: string;
  trusteeIds?: string[];
  /** keys of its case and of its lead case in `…CaseNumbers11`; the publisher gives every record its case's */
  caseKey?: string;
  leadCaseKey?: string;
  /** `standing`: the court gave none for this 341 meeting; these are its trustee's own */
  appear?: Partial<Appear> & Pick<Appear, 'mode'> & { standing?: true };
  /** id of the hearing to which this one was continued, on the day `continuedTo`, where that is known for certain */
  continuedToId?: string;
  /** id and date (YYYY-MM-DD) of the hearing that was continued to this one */
  continuedFromId?: string;
  continuedFrom?: string;
  /** its last 20 changes since it was first published, oldest first */
  changes?: RecordChange[];
  /** epoch ms of the last publication that changed what `changes` does not tell, as its matter */
  revised?: number;
};

/** What stands where a record was sealed or withdrawn from public view. */
export type WithdrawnEntry = { withdrawn: true };

/** A record of which anything may be missing except its id. */
export type ShownEntry = Partial<CalendarEntry> & { id: string };

const HEAD_TEXTS = [
  'caseNumber',
  'caseTitle',
  'caseType',
  'chapter',
  'date',
  'time',
  'eventTime',
  'office',
  'officeId',
  'judge',
  'judgeId',
  'location',
  'matter',
  'continuedTo',
  'continuedTime',
  'continuedToId',
  'continuedFrom',
  'outcome',
] as const;
const OTHER_TEXTS = [
  'leadCaseNumber',
  'leadCaseTitle',
  'leadChapter',
  'eventKind',
  'docketNumber',
  'sortCode',
  'continuedFromId',
  'enteredOn',
] as const;
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

const textList = (list: unknown) => listOf(list).flatMap((item) => textOf(item) ?? []);

/** A key of the record; one that is no key is no path, and the connection would throw. */
function keyOf(json: unknown, name: 'caseKey' | 'leadCaseKey') {
  const key = textsOf(json, [name])[name];
  return key && isKey(key) ? { [name]: key } : {};
}

/** What a record's first screen says of it: all but its people, its documents and its lead case. */
export function entryHeadOf(id: string, json: unknown): ShownEntry {
  const at = objectOf(json);
  const entry: Record<string, unknown> = {
    ...textsOf(json, HEAD_TEXTS),
    ...keyOf(json, 'caseKey'),
    id,
    status: textOf(at?.lastStatus) ?? textOf(at?.status),
    durationMinutes: isDuration(at?.durationMinutes) ? at.durationMinutes : undefined,
    stricken: flagOf(at?.stricken),
    terminated: flagOf(at?.terminated),
    satisfied: flagOf(at?.satisfied),
    trustees: textList(at?.trustees),
    trusteeIds: textList(at?.trusteeIds),
    appear: appearOf(at?.appear),
    changes: recordChangesOf(at?.changes),
  };
  return entry as ShownEntry;
}

/** A whole record as it lies in the database; a field of a wrong kind counts as missing. */
export function calendarEntryOf(id: string, json: unknown): ShownEntry {
  const at = objectOf(json);
  const rest: Record<string, unknown> = {
    ...textsOf(json, OTHER_TEXTS),
    ...keyOf(json, 'leadCaseKey'),
    debtors: listOf(at?.debtors)
      .map(debtorOf)
      .filter((debtor) => debtor.name),
    attorneys: listOf(at?.attorneys)
      .map(attorneyOf)
      .filter((attorney) => attorney.name),
    relatedDocs: textList(at?.relatedDocs),
    movant: movantOf(at?.movant),
    tentative: objectOf(at?.tentative) ? textsOf(at?.tentative, ['text', 'url']) : undefined,
    revised: isMoment(at?.revised) ? at.revised : undefined,
  };
  return { ...entryHeadOf(id, json), ...rest };
}

export type ShownAttorney = NonNullable<CalendarEntry['attorneys']>[number];

/** The attorneys of one party; '' when the court does not say whose they are. */
export type AttorneyGroup = { party: string; attorneys: ShownAttorney[] };

/** Attorneys by the party they represent, in the order of the record; those of no named party last. */
export function attorneyGroups(attorneys: readonly ShownAttorney[]): AttorneyGroup[] {
  const groups = new Map<string, AttorneyGroup>();
  for (const attorney of attorneys) {
    const { represents, partyRole } = attorney;
    const party = represents && partyRole ? `${represents} (${partyRole})` : (represents ?? partyRole ?? '');
    const group = groups.get(party) ?? { party, attorneys: [] };
    groups.set(party, group);
    group.attorneys.push(attorney);
  }
  return [...groups.values()].sort((a, b) => Number(a.party === '') - Number(b.party === ''));
}
