import * as v from 'valibot';
import { appear, filledName, maybe, prose, text } from '../source/source-record';

/** A judge in a court's judges file. `procedures` and `deputy` (courtroom deputy) are in the court's words. */
export const sourceJudgeSchema = v.object({
  name: filledName,
  initials: maybe(text),
  procedures: maybe(prose),
  deputy: maybe(text),
});

/**
 * A trustee in a court's trustees file. `appear`: how to appear at all of this trustee's 341 meetings, unless a
 * meeting says otherwise.
 */
export const sourceTrusteeSchema = v.object({
  name: filledName,
  phone: maybe(text),
  appear: maybe(appear),
});

export type CheckedJudge = v.InferOutput<typeof sourceJudgeSchema>;
export type CheckedTrustee = v.InferOutput<typeof sourceTrusteeSchema>;
/** Field names of the judges file and the trustees file. */
export const JUDGE_FIELDS = Object.keys(sourceJudgeSchema.entries);
export const TRUSTEE_FIELDS = Object.keys(sourceTrusteeSchema.entries);
