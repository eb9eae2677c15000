import {
  caseKey,
  entryKey,
  KeyTooLongError,
  SOURCE_FIELDS,
  type SourceRecord,
  sourceRecordSchema,
} from '@court/records';
import * as v from 'valibot';
import type { OnProgress } from '../progress';
import { readSource } from '../reading/read-source';
import { isRecord, limitFault, neededFields, type RecordFormat, textOfField } from '../reading/record-limits';
import {
  type Fault,
  type PlacedRecord,
  type Reject,
  type Source,
  SourceFileError,
} from '../reading/source-file';
import { type CheckedEach, checkEach, findSocialSecurityNumber } from './check-each';

/** A hearing that was continued: its key, and that of its case. */
export type ContinuedRecord = { key: string; of: string };

/** The day to which a hearing was continued; null where there is none, or none that can be true. */
export const continuedDay = ({
  date,
  continuedTo,
}: {
  date: string;
  continuedTo?: string | null | undefined;
}): string | null => (continuedTo && continuedTo > date ? continuedTo : null);

/** What is kept in memory of an export's records, by their number: their day, and where they were continued to. */
class SourceDays {
  readonly #dates: string[] = [];
  readonly #numbers = new Map<string, number[]>();
  readonly #continued = new Map<string, ContinuedRecord[]>();
  /** one text for each day, however many records name it */
  readonly #texts = new Map<string, string>();

  readonly add = (record: SourceRecord, number: number): void => {
    const date = this.#texts.get(record.date) ?? record.date;
    this.#texts.set(date, date);
    this.#dates[number] = date;
    const numbers = this.#numbers.get(date);
    if (numbers) numbers.push(number);
    else this.#numbers.set(date, [number]);
    const next = record.sealed === 'Y' ? null : continuedDay(record);
    if (next === null) return;
    const one = { key: entryKey(record.id), of: caseKey(record.caseNumber, record.caseType) };
    const continued = this.#continued.get(next);
    if (continued) continued.push(one);
    else this.#continued.set(next, [one]);
  };

  /** Days with records, also ones that were dropped since. */
  get dates(): string[] {
    return [...this.#numbers.keys()];
  }

  dateOf(number: number): string | undefined {
    return this.#dates[number];
  }

  /** Numbers of a day's records in the order of the export, also of ones that were dropped since. */
  on(date: string): readonly number[] {
    return this.#numbers.get(date) ?? [];
  }

  /** Records that were continued to a day, in the order of the export. */
  continuedTo(date: string): readonly ContinuedRecord[] {
    return this.#continued.get(date) ?? [];
  }
}

/** Exports write "" for "none". */
function blankAsNull(value: Record<string, unknown>): Record<string, unknown> {
  const fields = { ...value };
  for (const field of Object.keys(fields)) if (fields[field] === '') fields[field] = null;
  return fields;
}

function faultOf(issue: v.BaseIssue<unknown>): Fault {
  const field = v.getDotPath(issue) ?? 'record';
  if (issue.input === null || issue.input === undefined) return { field, reason: 'is missing' };
  return { field, reason: issue.type === 'object' ? 'must be a record of fields' : issue.message };
}

/** A record by its schema, or the first thing that is wrong with it. No fault repeats what the record says. */
export function checkFields<S extends v.GenericSchema>(
  schema: S,
  value: unknown,
): { record: v.InferOutput<S> } | { fault: Fault } {
  if (!isRecord(value)) return { fault: { field: 'record', reason: 'must be a record of fields' } };
  const limit = limitFault(value);
  if (limit) return { fault: limit };
  const place = findSocialSecurityNumber(value);
  if (place !== null) {
    return { fault: { field: place, reason: 'holds a social security number, which is never published' } };
  }
  const checked = v.safeParse(schema, blankAsNull(value), { abortEarly: true });
  return checked.success ? { record: checked.output } : { fault: faultOf(checked.issues[0]) };
}

/** A hearing or 341 meeting in the format's terms, or the first thing that is wrong with it. */
function checkRecord(value: unknown): { record: SourceRecord } | { fault: Fault } {
  return checkFields(sourceRecordSchema, value);
}

/** Most records of one kind on one day. */
const MOST_A_DAY = 20_000;

/** The id itself where it is too long for a key: its record is rejected, and may have a twin. */
function keyOfId(id: string): string {
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
  check: checkRecord,
};

/** The records' keys are their entry keys. */
export type CheckedSource = CheckedEach<SourceRecord> & {
  days: SourceDays;
  /** numbers of sealed records, also of ones that were dropped since */
  sealed: readonly number[];
  /** the first reject that the court has sealed */
  sealedReject: Reject | null;
};

const NOT_SEALED = /^(?:|n|no|f|false|0)$/i;

/** True unless the record plainly says that it is not sealed; asked of records that cannot be read. */
function mayBeSealed(value: unknown): boolean {
  const said = isRecord(value) ? value.sealed : null;
  return said !== null && said !== undefined && !NOT_SEALED.test(String(said).trim());
}

type Noted = { courts: Set<string | null>; sealed: Set<number> };

async function* noting(placed: AsyncIterable<PlacedRecord>, { courts, sealed }: Noted) {
  let record = 0;
  for await (const one of placed) {
    record += 1;
    // two are enough to know
    if (courts.size < 2) courts.add(textOfField(one.value, 'court')?.toLowerCase() ?? null);
    if (mayBeSealed(one.value)) sealed.add(record);
    yield one;
  }
}

/** Refused only when all records name one single court and it is not the target. */
function refuseOtherCourt(file: string, named: ReadonlySet<string | null>, court: string | null) {
  const [only = null] = named;
  if (court === null || named.size !== 1 || only === null || only === court) return;
  throw new SourceFileError(
    file,
    null,
    `every record is of court ${only}, not of ${court}. Give --court ${only}, or the file of ${court}`,
  );
}

/** A day is worked out as a whole. No court comes near. */
function refuseCrowdedDay(file: string, days: SourceDays) {
  const crowded = days.dates.find((date) => days.on(date).length > MOST_A_DAY);
  if (crowded === undefined) return;
  const [count, most] = [days.on(crowded).length, MOST_A_DAY].map((number) => number.toLocaleString('en-US'));
  throw new SourceFileError(
    file,
    null,
    `${count} records stand on ${crowded}, and a day has room for ${most}. Check the dates, and export the file again`,
  );
}

/**
 * Reads and checks one export of hearings or 341 meetings for the court with code `court`; null takes any. Throws SourceFileError when
 * the export cannot be used as a whole.
 */
export async function checkSource(
  source: Source,
  court: string | null,
  onProgress?: OnProgress,
): Promise<CheckedSource> {
  const noted: Noted = { courts: new Set(), sealed: new Set() };
  const days = new SourceDays();
  const sealed: number[] = [];
  const placed = noting(readSource(source, FORMAT.needed, onProgress), noted);
  const checked = await checkEach(source.name, placed, FORMAT, (record, number) => {
    days.add(record, number);
    if (record.sealed === 'Y') sealed.push(number);
  });
  try {
    refuseOtherCourt(source.name, noted.courts, court);
    refuseCrowdedDay(source.name, days);
  } catch (error) {
    checked.records.close();
    throw error;
  }
  const sealedReject = checked.rejects.find(({ record }) => noted.sealed.has(record)) ?? null;
  return { ...checked, days, sealed, sealedReject };
}
