import { SOURCE_FIELDS, type SourceRecord } from '@court/shared/records/source-record';
import { checkRecord } from './check-record';
import { readSource } from './read-source';
import type { Reject } from './reject';
import { type PlacedRecord, type Source, SourceFileError } from './source-file';

const KNOWN = new Set(SOURCE_FIELDS);

export type CheckedSource = {
  records: SourceRecord[];
  rejects: Reject[];
  /** fields the format does not know → number of records that carry them */
  unknownFields: Map<string, number>;
};

const fieldOf = (value: unknown, field: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, field) : undefined;

function idOf({ value }: PlacedRecord): string | null {
  const id = fieldOf(value, 'id');
  return typeof id === 'string' || typeof id === 'number' ? String(id).trim() : null;
}

/** Refused only when all records name one single court and it is not the target. */
function refuseOtherCourt(file: string, placed: PlacedRecord[], court: string) {
  const named = new Set(placed.map(({ value }) => fieldOf(value, 'court')));
  const [only] = named;
  if (named.size !== 1 || typeof only !== 'string') return;
  const code = only.trim().toLowerCase();
  if (code === '' || code === court) return;
  throw new SourceFileError(
    file,
    null,
    `every record is of court ${code}, not of ${court}. Give --court ${code}, or the file of ${court}`,
  );
}

function placesById(placed: PlacedRecord[]): Map<string, number[]> {
  const places = new Map<string, number[]>();
  for (const one of placed) {
    const id = idOf(one);
    if (id) places.set(id, [...(places.get(id) ?? []), one.line]);
  }
  return places;
}

/**
 * Reads and checks one export for the court with code `court`. Of records that share an id all are rejected, each with
 * the others' places. Throws SourceFileError when the export cannot be used as a whole.
 */
export function checkSource(source: Source, court: string): CheckedSource {
  const placed = readSource(source);
  refuseOtherCourt(source.name, placed, court);
  const places = placesById(placed);
  const checked: CheckedSource = { records: [], rejects: [], unknownFields: new Map() };
  for (const one of placed) {
    const id = idOf(one);
    const twins = (places.get(id ?? '') ?? []).filter((line) => line !== one.line);
    const outcome =
      twins.length > 0
        ? { fault: { field: 'id', reason: `stands also on line ${twins.join(', ')}` } }
        : checkRecord(one.value);
    if ('fault' in outcome) checked.rejects.push({ file: source.name, line: one.line, id, ...outcome.fault });
    else checked.records.push(outcome.record);
    for (const field of Object.keys(one.value ?? {})) {
      if (KNOWN.has(field)) continue;
      checked.unknownFields.set(field, (checked.unknownFields.get(field) ?? 0) + 1);
    }
  }
  return checked;
}
