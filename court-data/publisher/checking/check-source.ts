import {
  entryKey,
  KeyTooLongError,
  SOURCE_FIELDS,
  type SourceRecord,
  sourceRecordSchema,
} from '@court/domain';
import * as v from 'valibot';
import {
  isRecord,
  limitFault,
  neededFields,
  printedValue,
  type RecordFormat,
} from '../reading/record-limits';
import type { Source } from '../reading/source';
import {
  type Fault,
  type Place,
  type PlacedRecord,
  type Reject,
  SourceFileError,
} from '../reading/source-file';
import { readSource } from '../reading/tables/read-source';
import { findPrivateData } from '../reading/text/private-data';
import type { OnProgress } from '../run/progress';
import { type CheckedEach, checkEach } from './check-each';
import { Doubts } from './doubts';
import { SourceDays } from './source-days';
import { CourtTraces, type SeenCourt } from './which-court';

/** Replaces "" by null, because exports write "" for a missing value. */
function blankAsNull(value: Record<string, unknown>): Record<string, unknown> {
  const fields = { ...value };
  for (const field of Object.keys(fields)) if (fields[field] === '') fields[field] = null;
  return fields;
}

function faultOf(issue: v.BaseIssue<unknown>): Fault {
  const field = v.getDotPath(issue) ?? 'record';
  if (issue.input === null || issue.input === undefined) {
    const remedy =
      field === 'appear.mode' ? '. If it is the same for all: --set default:appear.mode=video' : '';
    return { field, reason: `is missing${remedy}` };
  }
  return { field, reason: issue.type === 'object' ? 'must be a record of fields' : issue.message };
}

/** Parses a record by its schema, or returns its first fault. A fault never repeats the record's values. */
export function checkFields<S extends v.GenericSchema>(
  schema: S,
  value: unknown,
  headings: ReadonlyMap<string, string> = new Map(),
): { record: v.InferOutput<S> } | { fault: Fault } {
  if (!isRecord(value)) return { fault: { field: 'record', reason: 'must be a record of fields' } };
  const limit = limitFault(value);
  if (limit) return { fault: limit };
  const found = findPrivateData(value, { headings });
  if (found) {
    const isHidable = found.path === 'matter' && found.what === 'a home address';
    const remedy = isHidable ? '. To publish the text before it: --set hideAddresses=true' : '';
    return { fault: { field: found.path, reason: `holds ${found.what}, which is never published${remedy}` } };
  }
  const checked = v.safeParse(schema, blankAsNull(value), { abortEarly: true });
  return checked.success ? { record: checked.output } : { fault: faultOf(checked.issues[0]) };
}

/** Maximum records of one kind on one day. */
const MAX_RECORDS_PER_DAY = 20_000;

/**
 * The entry key of an id. Returns an id that is too long unchanged: its record is rejected, but may have a duplicate.
 */
export function keyOfId(id: string): string {
  try {
    return entryKey(id);
  } catch (error) {
    if (error instanceof KeyTooLongError) return id;
    throw error;
  }
}

const FORMAT: RecordFormat<SourceRecord> = {
  fields: SOURCE_FIELDS,
  needed: neededFields(sourceRecordSchema),
  identity: { field: 'id', keyOf: keyOfId },
  check: (value) => checkFields(sourceRecordSchema, value),
};

/** The format for files whose column headings are known. A heading can show that plain digits are private. */
const formatOf = ([{ columns = new Map() } = {}]: readonly Partial<Source>[]): RecordFormat<SourceRecord> => {
  const headings = new Map([...columns].map(([heading, field]) => [field, heading]));
  return { ...FORMAT, check: (value) => checkFields(sourceRecordSchema, value, headings) };
};

/** The heading of the column that names each record's court. */
function courtHeading(sources: readonly Source[]): string {
  const columns = sources.flatMap((source) => [...(source.columns ?? [])]);
  return columns.find(([, field]) => field === 'court')?.[0] ?? 'court';
}

/** Records are keyed by their entry keys. */
export type CheckedSource = CheckedEach<SourceRecord> & {
  days: SourceDays;
  /** numbers of sealed records, including records dropped later */
  sealed: readonly number[];
  /** the first rejected record that may be sealed */
  sealedReject: Reject | null;
  /** true if the export has no ids and its map makes them from other fields */
  hasMadeIds: boolean;
  /** courts, offices and office digits in its rows */
  seen: SeenCourt;
};

const NOT_SEALED = /^(?:|n|no|f|false|0)$/i;

/** True unless the record clearly says that it is not sealed. Used for records that cannot be read. */
function mayBeSealed(value: unknown): boolean {
  if (!isRecord(value)) return true;
  const said = value.sealed;
  return isRecord(said) || !NOT_SEALED.test(printedValue(said).trim());
}

/** `sealed` holds positions of records that may be sealed. */
type Noted = { seen: CourtTraces; sealed: Set<string> };

const placeKey = ({ file = '', line, record }: Place & { file?: string }) => `${line} ${record} ${file}`;

async function* noting(placed: AsyncIterable<PlacedRecord>, { seen, sealed }: Noted) {
  for await (const one of placed) {
    seen.add(one.value);
    if (mayBeSealed(one.value)) sealed.add(placeKey(one));
    yield one;
  }
}

/** The records of several files as one list. */
async function* readAll(sources: readonly Source[], onProgress?: OnProgress): AsyncGenerator<PlacedRecord> {
  for (const source of sources)
    for await (const one of readSource(source, FORMAT, onProgress)) yield { ...one, file: source.name };
}

const CODE = /^[a-z]{2,6}$/i;

/** Throws WrongCourtError if every record has the code of the same other court. courtMismatch checks all other cases. */
function refuseOtherCourt(
  { file, records, rejects }: CheckedEach<SourceRecord>,
  { courts }: SeenCourt,
  court: string | null,
) {
  const [[name, count] = ['', 0]] = courts;
  const only = name.toLowerCase();
  const isAll = count === records.length + rejects.length;
  if (court === null || !isAll || !CODE.test(only) || only.startsWith(court)) return;
  throw new SourceFileError(
    file,
    null,
    `every record is of court ${only}, not of ${court}. Check whose file this is, then give --court ${only}, or the file of ${court}`,
  );
}

/** Limits the records of a day, because a day is processed as a whole. No real court comes near the limit. */
function refuseCrowdedDay(file: string, days: SourceDays) {
  const crowded = days.dates.find((date) => days.on(date).length > MAX_RECORDS_PER_DAY);
  if (crowded === undefined) return;
  const [count, most] = [days.on(crowded).length, MAX_RECORDS_PER_DAY].map((number) =>
    number.toLocaleString('en-US'),
  );
  throw new SourceFileError(
    file,
    null,
    `${count} records are on ${crowded}, and a day has room for ${most}. Check the dates, and export the file again`,
  );
}

/**
 * Reads and checks an export of hearings or 341 meetings, in one file or several, for the court with the code `court`.
 * Null accepts any court. Throws SourceFileError if the whole export is unusable. Asks the clerk about suspicious
 * values.
 */
export async function checkSource(
  given: Source | readonly Source[],
  court: string | null,
  onProgress?: OnProgress,
): Promise<CheckedSource> {
  const sources = Array.isArray(given) ? given : [given];
  const name = sources.map((source) => source.name).join(' and ');
  const noted: Noted = { seen: new CourtTraces(courtHeading(sources)), sealed: new Set() };
  const days = new SourceDays();
  const sealed: number[] = [];
  const [{ clerk, reading } = {}] = sources;
  const doubts = clerk ? new Doubts(clerk, reading) : null;
  const placed = noting(readAll(sources, onProgress), noted);
  const checked = await checkEach(name, placed, formatOf(sources), (record, number, place) => {
    days.add(record, number);
    if (record.sealed === 'Y') sealed.push(number);
    doubts?.add(record, place);
  });
  doubts?.ask();
  try {
    refuseOtherCourt(checked, noted.seen, court);
    refuseCrowdedDay(name, days);
  } catch (error) {
    checked.records.close();
    throw error;
  }
  const sealedReject = checked.rejects.find((reject) => noted.sealed.has(placeKey(reject))) ?? null;
  const hasMadeIds = (reading?.idFrom.length ?? 0) > 0;
  return { ...checked, days, sealed, sealedReject, hasMadeIds, seen: noted.seen };
}
