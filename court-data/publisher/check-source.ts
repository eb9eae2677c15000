import { SOURCE_FIELDS, type SourceRecord, sourceRecordSchema } from '@court/shared/records/source-record';
import { type CheckedEach, checkEach } from './check-each';
import { checkRecord } from './check-record';
import { readSource } from './read-source';
import { neededFields, type RecordFormat, textOfField } from './record-format';
import { type PlacedRecord, type Source, SourceFileError } from './source-file';

const FORMAT: RecordFormat<SourceRecord> = {
  fields: SOURCE_FIELDS,
  needed: neededFields(sourceRecordSchema),
  identity: { field: 'id', keyOf: (id) => id },
  check: checkRecord,
};

export type CheckedSource = CheckedEach<SourceRecord>;

async function* notingCourts(placed: AsyncIterable<PlacedRecord>, courts: Set<string | null>) {
  for await (const one of placed) {
    courts.add(textOfField(one.value, 'court')?.toLowerCase() ?? null);
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

/**
 * Reads and checks one export of hearings or 341 meetings for the court with code `court`. Throws SourceFileError when
 * the export cannot be used as a whole.
 */
export async function checkSource(source: Source, court: string): Promise<CheckedSource> {
  const courts = new Set<string | null>();
  const placed = notingCourts(readSource(source, FORMAT.needed), courts);
  const checked = await checkEach(source.name, placed, FORMAT);
  refuseOtherCourt(source.name, courts, court);
  return checked;
}
