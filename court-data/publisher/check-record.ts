import { datedKey } from '@court/shared/records/dated-key';
import { KeyTooLongError } from '@court/shared/records/keys';
import { type SourceRecord, sourceRecordSchema } from '@court/shared/records/source-record';
import * as v from 'valibot';
import { findSocialSecurityNumber } from './find-social-security-number';
import { isRecord } from './record-format';
import type { Fault } from './reject';

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
  const place = findSocialSecurityNumber(value);
  if (place !== null) {
    return { fault: { field: place, reason: 'holds a social security number, which is never published' } };
  }
  const checked = v.safeParse(schema, blankAsNull(value), { abortEarly: true });
  return checked.success ? { record: checked.output } : { fault: faultOf(checked.issues[0]) };
}

/** The longest key of a record is that in its people's lists. */
function keyFault({ id, date, time }: SourceRecord): Fault | null {
  try {
    datedKey('meetings', date, time, id);
    return null;
  } catch (error) {
    if (!(error instanceof KeyTooLongError)) throw error;
    return { field: 'id', reason: 'is too long' };
  }
}

/** A hearing or 341 meeting in the format's terms, or the first thing that is wrong with it. */
export function checkRecord(value: unknown): { record: SourceRecord } | { fault: Fault } {
  const checked = checkFields(sourceRecordSchema, value);
  if ('fault' in checked) return checked;
  const fault = keyFault(checked.record);
  return fault ? { fault } : checked;
}
