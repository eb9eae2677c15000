import * as v from 'valibot';
import { appear, filledName, maybe, prose, text } from '../source/source-record';

/** A judge as a court's judges file names them; `procedures` and `deputy` (courtroom deputy) as the court words them. */
export const sourceJudgeSchema = v.object({
  name: filledName,
  initials: maybe(text),
  procedures: maybe(prose),
  deputy: maybe(text),
});

/** A trustee as a court's trustees file names them. `appear`: the standing data of all of this trustee's 341 meetings. */
export const sourceTrusteeSchema = v.object({
  name: filledName,
  phone: maybe(text),
  appear: maybe(appear),
});

export type CheckedJudge = v.InferOutput<typeof sourceJudgeSchema>;
export type CheckedTrustee = v.InferOutput<typeof sourceTrusteeSchema>;
/** The names of all fields that the judges file and the trustees file know. */
export const JUDGE_FIELDS = Object.keys(sourceJudgeSchema.entries);
export const TRUSTEE_FIELDS = Object.keys(sourceTrusteeSchema.entries);
