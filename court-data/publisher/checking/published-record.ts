import {
  type Appear,
  type CalendarEntry,
  type CourtConfig,
  entryKey,
  HIDDEN_AS,
  isHiddenAs,
  lastName,
  officeIdOfCode,
  onlineMark,
  rowKey,
  type SourceRecord,
  type StoredRow,
  slugId,
  type WithdrawnEntry,
} from '@court/domain';
import { checksum } from '../store/stored-day';
import { appearGap } from './appear-gap';

const isBlank = (value: unknown) =>
  value === null ||
  value === undefined ||
  value === '' ||
  value === false ||
  (typeof value === 'object' && Object.keys(value).length === 0);

function compactValue(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(compactValue).filter((inner) => !isBlank(inner));
  return typeof value === 'object' && value !== null ? compact({ ...value }) : value;
}

/** Removes null, empty and false fields at every depth, because the database stores no nulls. */
export function compact(fields: Record<string, unknown>): Record<string, unknown> {
  const kept: Record<string, unknown> = {};
  for (const field of Object.keys(fields)) {
    const value = compactValue(fields[field]);
    if (!isBlank(value)) kept[field] = value;
  }
  // a copy has no spare capacity, which matters because many are kept
  return { ...kept };
}

/** Ids of a record's judge, office and trustees in judges11, offices11 and trustees11. */
type RecordIds = { judge: string | null; office: string | null; trustees: string[] };

/** Finds a court's offices by name, ignoring case. An unknown name gets its own id and is kept. */
export function courtNames(court: CourtConfig) {
  const known = new Map(court.offices.map(({ name, code }) => [name.toLowerCase(), officeIdOfCode(code)]));
  const ids = new Map<string, string>();
  function idOf(prefix: 'j' | 't' | 'o', name: string): string {
    const id = ids.get(prefix + name) ?? slugId(prefix, name);
    ids.set(prefix + name, id);
    return id;
  }
  const officeId = (name: string) => known.get(name.toLowerCase()) ?? idOf('o', name);
  return {
    officeId,
    isKnownOffice: (name: string) => known.has(name.toLowerCase()),
    idsOf: ({ judge, office, trustees }: SourceRecord): RecordIds => ({
      judge: judge ? idOf('j', judge) : null,
      office: office ? officeId(office) : null,
      trustees: trustees.map((name) => idOf('t', name)),
    }),
  };
}

export type CourtNames = ReturnType<typeof courtNames>;

const MAX_MATTER_LENGTH = 120;
const MAX_MOVANT_LENGTH = 40;
const MAX_NUMBER_LENGTH = 12;
export const MAX_PLACE_LENGTH = 60;

/** Truncates to `longest` characters. */
export function cut(text: string, longest: number): string {
  // a string never has more characters than UTF-16 units
  if (text.length <= longest) return text;
  const characters = [...text];
  return characters.length <= longest
    ? text
    : `${characters
        .slice(0, longest - 1)
        .join('')
        .trimEnd()}…`;
}

const firstLine = (text: string) => text.split(/[\r\n]/, 1)[0]?.trim() ?? '';

/** The court's own flags. Null if the court gives none; missing flags follow from the status. */
function flagsOf(record: SourceRecord): string | null {
  if (HIDDEN_AS.every((flag) => !record[flag])) return null;
  return HIDDEN_AS.map((flag) => (isHiddenAs(record.status, record, flag) ? 'Y' : 'N')).join('');
}

/** The chapter of a case. An adversary proceeding takes it from its lead case. */
export const chapterOf = ({ leadChapter, chapter }: Partial<Pick<SourceRecord, 'leadChapter' | 'chapter'>>) =>
  leadChapter ?? chapter;

/** The movant and the movant's attorney. If the court names no movant, the debtor's attorney. */
function movedBy({ movant, attorneys, debtors }: SourceRecord) {
  const given = typeof movant === 'object' ? movant : { onBehalfOf: movant, attorney: null };
  const party = given?.onBehalfOf ?? null;
  const debtorNames = debtors.map(({ name }) => name.toLowerCase());
  const isOf = (name: string | null | undefined) => {
    const whom = name?.toLowerCase() ?? '';
    if (party && !/^(joint )?debtors?$/i.test(party)) return whom === party.toLowerCase();
    return debtorNames.includes(whom);
  };
  const own = attorneys.find((one) => !one.terminated && isOf(one.represents));
  return { movant: party, attorney: given?.attorney ?? own?.name ?? null };
}

/** The docket row of a record, without its earlier values. */
export function storedRowOf(record: SourceRecord, ids: RecordIds): StoredRow {
  const row: StoredRow = {
    n: record.caseNumber,
    c: record.caseTitle,
    y: record.caseType,
    s: record.status,
  };
  const chapter = chapterOf(record);
  const flags = flagsOf(record);
  const [trustee] = ids.trustees;
  if (record.eventTime && record.eventTime !== record.time) row.e = record.eventTime;
  if (chapter) row.h = chapter;
  if (record.matter) row.m = cut(firstLine(record.matter), MAX_MATTER_LENGTH);
  if (ids.judge) row.j = ids.judge;
  if (ids.office) row.o = ids.office;
  if (trustee) row.r = trustee;
  if (record.location) row.l = cut(record.location, MAX_PLACE_LENGTH);
  if (record.appear) row.a = record.appear.mode;
  if (record.continuedTo) row.t = record.continuedTo;
  if (record.sortCode) row.k = record.sortCode;
  if (flags) row.f = flags;
  if (record.attorneys.some((attorney) => attorney.publicDefender)) row.d = 1;
  const { movant, attorney } = movedBy(record);
  if (movant) row.p = cut(movant, MAX_MOVANT_LENGTH);
  if (attorney) row.g = cut(lastName(attorney), MAX_MOVANT_LENGTH);
  if (record.docketNumber) row.x = cut(record.docketNumber, MAX_NUMBER_LENGTH);
  if (record.appear?.url) row.u = onlineMark(record.appear.url);
  return row;
}

/** A record in its database form. */
export type PublishedRecord = {
  /** key in `…Entries11` */
  key: string;
  /** YYYY-MM-DD and HH:mm, in the local time of the venue */
  date: string;
  time: string;
  /** key in its day */
  rowKey: string;
  /** null if the record is sealed and therefore on no docket */
  row: StoredRow | null;
  /** the exported data, without `changes` and links to other hearings, which depend on published data */
  entry: CalendarEntry | WithdrawnEntry;
  /** checksum of row and entry */
  sum: string;
};

/**
 * How to appear at trustees' 341 meetings, by id in trustees11. Used if a meeting does not say how, or only says that
 * it is by video or telephone.
 */
export type StandingAppearances = ReadonlyMap<string, Appear>;

/** The usual details of the first trustee that has any. */
function standingOf({ trustees }: RecordIds, standing: StandingAppearances): Appear | null {
  const holder = trustees.find((id) => standing.has(id));
  return holder ? (standing.get(holder) ?? null) : null;
}

/** The trustee's usual details for a record. Null if the record's own are sufficient or name another method. */
function appearTaken(own: SourceRecord['appear'], standing: Appear | null): Appear | null {
  if (!own || !standing) return standing;
  if (appearGap(own) === null || own.mode !== standing.mode) return null;
  return { ...standing, ...compact(own) };
}

function entryOf(record: SourceRecord, ids: RecordIds, isStanding: boolean): CalendarEntry {
  const { sealed: _sealed, court: _court, appear, ...fields } = record;
  const entry = compact({
    ...fields,
    appear: appear && { ...appear, standing: isStanding },
    judgeId: ids.judge,
    officeId: ids.office,
    trusteeIds: ids.trustees,
  });
  return entry as CalendarEntry;
}

/**
 * A checked record with its keys, row, entry and checksum. The checksum includes the trustee's details that a meeting
 * uses. New details therefore rewrite that trustee's meetings only.
 */
export function publishedRecord(
  record: SourceRecord,
  names: CourtNames,
  standing: StandingAppearances = new Map(),
): PublishedRecord {
  const { id, date, time } = record;
  const ids = names.idsOf(record);
  const taken = appearTaken(record.appear, standingOf(ids, standing));
  const shown = taken ? { ...record, appear: taken } : record;
  const isSealed = record.sealed === 'Y';
  const row = isSealed ? null : storedRowOf(shown, ids);
  const entry = isSealed ? ({ withdrawn: true } as const) : entryOf(shown, ids, taken !== null);
  return {
    key: entryKey(id),
    date,
    time,
    rowKey: rowKey(time, id),
    row,
    entry,
    sum: checksum([row, entry, time]),
  };
}
