import { datedKey } from '@court/shared/records/dated-key';
import { KeyTooLongError } from '@court/shared/records/keys';
import { type SourceRecord, sourceRecordSchema } from '@court/shared/records/source-record';
import * as v from 'valibot';
import { findSocialSecurityNumber } from './find-social-security-number';

type Fault = { field: string; reason: string };

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Exports write "" for "none". */
const blankAsNull = (value: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(value).map(([field, inner]) => [field, inner === '' ? null : inner]));

function faultOf(issue: v.BaseIssue<unknown>): Fault {
  const field = v.getDotPath(issue) ?? 'record';
  if (issue.input === null || issue.input === undefined) return { field, reason: 'is missing' };
  return { field, reason: issue.type === 'object' ? 'must be a record of fields' : issue.message };
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

/** A record in the format's terms, or the first thing that is wrong with it. No fault repeats what the record says. */
export function checkRecord(value: unknown): { record: SourceRecord } | { fault: Fault } {
  if (!isObject(value)) return { fault: { field: 'record', reason: 'must be a record of fields' } };
  const place = findSocialSecurityNumber(value);
  if (place !== null) {
    return { fault: { field: place, reason: 'holds a social security number, which is never published' } };
  }
  const checked = v.safeParse(sourceRecordSchema, blankAsNull(value), { abortEarly: true });
  if (!checked.success) return { fault: faultOf(checked.issues[0]) };
  const fault = keyFault(checked.output);
  return fault ? { fault } : { record: checked.output };
}
