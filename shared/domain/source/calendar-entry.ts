import { isKey } from '../keys/keys';
import { listOf, objectOf, textOf, textsOf } from '../parsing/json-fields';
import { isMoment } from '../time/court-days';
import { type RecordChange, recordChangesOf } from './change-record';
import { isDuration } from './record-bounds';
import type { Appear, Attorney, Debtor, SourceRecord } from './source-record';

/**
 * A whole record as stored in `…Entries11/<id>`. The fields are those of SourceRecord, but null, empty and false ones
 * are absent (the database stores no nulls). It adds the ids of judge, office and trustees.
 */
export type CalendarEntry = Partial<Omit<SourceRecord, 'sealed' | 'court' | 'status' | 'appear'>> & {
  id: string;
  date: string;
  time: string;
  caseNumber: string;
  caseTitle: string;
  caseType: SourceRecord['caseType'];
  status: SourceRecord['status'] | 'removed';
  /** for a `removed` record: the last status, if the hearing was off before the removal */
  lastStatus?: SourceRecord['status'];
  judgeId?: string;
  officeId?: string;
  trusteeIds?: string[];
  /** keys of its case and of its lead case in `…CaseNumbers11`; the publisher sets `caseKey` on every record */
  caseKey?: string;
  leadCaseKey?: string;
  /** `standing`: the court gave no appearance data for this 341 meeting; this is its trustee's */
  appear?: Partial<Appear> & Pick<Appear, 'mode'> & { standing?: true };
  /** id of the hearing on `continuedTo` to which this one was continued, if it is certain */
  continuedToId?: string;
  /** id and date (YYYY-MM-DD) of the hearing that was continued to this one */
  continuedFromId?: string;
  continuedFrom?: string;
  /** its last 20 changes since it was first published, oldest first */
  changes?: RecordChange[];
  /** epoch ms of the last publication that changed something not in `changes`, e.g. the matter */
  revised?: number;
};

/** Stored in place of a record that was sealed or hidden from the public. */
export type WithdrawnEntry = { withdrawn: true };

/** A record in which every field except its id may be missing. */
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
  // `mode` and the texts stay as the court wrote them: screens show an unknown mode as it is
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
  const at = objectOf(json);
  const aliases = listOf(at?.aliases)
    .map((alias) => ({ kind: '', name: '', ...textsOf(alias, ['kind', 'name']) }))
    .filter((alias) => alias.name);
  return { ...textsOf(json, ['name', 'role']), business: at?.business === true, aliases };
}

function movantOf(json: unknown) {
  return textOf(json) ?? (objectOf(json) ? textsOf(json, ['attorney', 'onBehalfOf']) : undefined);
}

const textList = (list: unknown) => listOf(list).flatMap((item) => textOf(item) ?? []);

/** The record's key of this name. Left out if it is invalid, because the database connection would throw. */
function keyOf(json: unknown, name: 'caseKey' | 'leadCaseKey') {
  const key = textsOf(json, [name])[name];
  return key && isKey(key) ? { [name]: key } : {};
}

/** The fields of a record's first screen: all except its attorneys, its documents and its lead case. */
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
    debtors: listOf(at?.debtors)
      .map(debtorOf)
      .filter((debtor) => debtor.name),
    trustees: textList(at?.trustees),
    trusteeIds: textList(at?.trusteeIds),
    appear: appearOf(at?.appear),
    changes: recordChangesOf(at?.changes),
  };
  return entry as ShownEntry;
}

/** Parses a whole record from the database's JSON. A field of a wrong type counts as missing. */
export function calendarEntryOf(id: string, json: unknown): ShownEntry {
  const at = objectOf(json);
  const rest: Record<string, unknown> = {
    ...textsOf(json, OTHER_TEXTS),
    ...keyOf(json, 'leadCaseKey'),
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

/** The attorneys of one party. `party` is '' if the court does not say whom they represent. */
export type AttorneyGroup = { party: string; attorneys: ShownAttorney[] };

/** Attorneys by the party they represent, in the record's order. Attorneys without a named party are last. */
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
