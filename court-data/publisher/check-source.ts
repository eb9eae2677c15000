import {
  entryKey,
  KeyTooLongError,
  SOURCE_FIELDS,
  type SourceRecord,
  sourceRecordSchema,
} from '@court/records';
import { type CheckedEach, checkEach } from './check-each';
import { checkRecord } from './check-record';
import type { OnProgress } from './progress';
import { readSource } from './read-source';
import { neededFields, type RecordFormat, textOfField } from './record-format';
import { SourceDays } from './source-days';
import { type PlacedRecord, type Source, SourceFileError } from './source-file';

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
export type CheckedSource = CheckedEach<SourceRecord> & { days: SourceDays };

async function* notingCourts(placed: AsyncIterable<PlacedRecord>, courts: Set<string | null>) {
  for await (const one of placed) {
    // two are enough to know
    if (courts.size < 2) courts.add(textOfField(one.value, 'court')?.toLowerCase() ?? null);
    yield one;
  }
}

/** Refused only when all records name one single court and it is not the target. */
function refuseOtherCourt(file: string, named: ReadonlySet<string | null>, court: string) {
  const [only = null] = named;
  if (named.size !== 1 || only === null || only === court) return;
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
 * Reads and checks one export of hearings or 341 meetings for the court with code `court`. Throws SourceFileError when
 * the export cannot be used as a whole.
 */
export async function checkSource(
  source: Source,
  court: string,
  onProgress?: OnProgress,
): Promise<CheckedSource> {
  const courts = new Set<string | null>();
  const days = new SourceDays();
  const placed = notingCourts(readSource(source, FORMAT.needed, onProgress), courts);
  const checked = await checkEach(source.name, placed, FORMAT, days.add);
  try {
    refuseOtherCourt(source.name, courts, court);
    refuseCrowdedDay(source.name, days);
  } catch (error) {
    checked.records.close();
    throw error;
  }
  return { ...checked, days };
}
