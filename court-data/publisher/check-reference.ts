import {
  type CheckedJudge,
  type CheckedTrustee,
  JUDGE_FIELDS,
  slugId,
  sourceJudgeSchema,
  sourceTrusteeSchema,
  TRUSTEE_FIELDS,
} from '@court/records';
import { type CheckedEach, checkEach } from './check-each';
import { checkFields } from './check-record';
import { readSource } from './read-source';
import { neededFields, type RecordFormat } from './record-format';
import type { Source } from './source-file';

const JUDGES: RecordFormat<CheckedJudge> = {
  fields: JUDGE_FIELDS,
  needed: neededFields(sourceJudgeSchema),
  identity: { field: 'name', keyOf: (name) => slugId('j', name) },
  check: (value) => checkFields(sourceJudgeSchema, value),
};

const TRUSTEES: RecordFormat<CheckedTrustee> = {
  fields: TRUSTEE_FIELDS,
  needed: neededFields(sourceTrusteeSchema),
  identity: { field: 'name', keyOf: (name) => slugId('t', name) },
  check: (value) => checkFields(sourceTrusteeSchema, value),
};

/** Reads and checks a judges file. Throws SourceFileError when it cannot be used as a whole. */
export function checkJudges(source: Source): Promise<CheckedEach<CheckedJudge>> {
  return checkEach(source.name, readSource(source, JUDGES.needed), JUDGES);
}

/** Reads and checks a trustees file. Throws SourceFileError when it cannot be used as a whole. */
export function checkTrustees(source: Source): Promise<CheckedEach<CheckedTrustee>> {
  return checkEach(source.name, readSource(source, TRUSTEES.needed), TRUSTEES);
}
