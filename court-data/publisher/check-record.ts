import { type SourceRecord, sourceRecordSchema } from '@court/records';
import * as v from 'valibot';
import { findSocialSecurityNumber } from './find-social-security-number';
import { isRecord } from './record-format';
import { limitFault } from './record-limits';
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
export function checkRecord(value: unknown): { record: SourceRecord } | { fault: Fault } {
  return checkFields(sourceRecordSchema, value);
}
