import { findSocialSecurityNumber } from './find-social-security-number';
import { leanCopies } from './lean-copies';
import { isRecord, type RecordFormat, textOfField } from './record-format';
import { type Fault, placeText, type Reject } from './reject';
import type { Place, PlacedRecord } from './source-file';

export type CheckedEach<R> = {
  /** the export's name */
  file: string;
  records: R[];
  rejects: Reject[];
  /** fields the format does not know → number of records that carry them */
  unknownFields: Map<string, number>;
};

type Outcome<R> = { place: Place; id: string | null; key: string; checked: { record: R } | { fault: Fault } };

const NAMED_TWINS = 5;

function twinFault(field: string, twins: readonly Place[], own: Place): Fault {
  const others = twins.slice(0, NAMED_TWINS + 1).filter((place) => place !== own);
  const named = others.slice(0, NAMED_TWINS).map((place) => placeText(place).replace(/^line /, ''));
  const unnamed = twins.length - 1 - named.length;
  const more = unnamed > 0 ? ` and ${unnamed} more` : '';
  return { field, reason: `stands also on line ${named.join(', ')}${more}` };
}

/** An id is said so that the record is found, unless it is itself what must not be said. */
function sayable(id: string | null): string | null {
  return findSocialSecurityNumber(id) === null ? id : null;
}

/**
 * Checks an export's records one by one. Of records that share an identity all are rejected, each with the others'
 * places. Throws SourceFileError when the export cannot be read.
 */
export async function checkEach<R>(
  file: string,
  placed: AsyncIterable<PlacedRecord>,
  { fields, identity, check }: RecordFormat<R>,
): Promise<CheckedEach<R>> {
  const known = new Set(fields);
  const lean = leanCopies();
  const unknownFields = new Map<string, number>();
  const outcomes: Outcome<R>[] = [];
  const places = new Map<string, Place[]>();
  for await (const { line, record, value, fault } of placed) {
    const place = { line, record };
    const id = textOfField(value, identity.field);
    const key = id === null ? '' : identity.keyOf(id);
    outcomes.push({ place, id, key, checked: fault ? { fault } : lean(check(value)) });
    const twins = places.get(key);
    if (twins) twins.push(place);
    else if (id !== null) places.set(key, [place]);
    for (const field of isRecord(value) ? Object.keys(value) : []) {
      if (!known.has(field)) unknownFields.set(field, (unknownFields.get(field) ?? 0) + 1);
    }
  }
  const records: R[] = [];
  const rejects: Reject[] = [];
  for (const { place, id, key, checked } of outcomes) {
    const twins = places.get(key) ?? [];
    const outcome = twins.length > 1 ? { fault: twinFault(identity.field, twins, place) } : checked;
    if ('record' in outcome) records.push(outcome.record);
    else rejects.push({ file, ...place, id: sayable(id), ...outcome.fault });
  }
  return { file, records, rejects, unknownFields };
}
