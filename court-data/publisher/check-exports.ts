import type { CalendarKind } from '@court/shared/records/data-paths';
import type { CheckedJudge, CheckedTrustee } from '@court/shared/records/source-reference';
import type { CheckedEach } from './check-each';
import { checkJudges, checkTrustees } from './check-reference';
import { type CheckedSource, checkSource } from './check-source';
import { unknownFieldsNotice } from './export-remarks';
import { type Reject, RejectedRecordsError } from './reject';
import { type Source, SourceFileError } from './source-file';

/** What a court hands over; each of the four may be missing, and what it is about then stays as it is. */
export type Exports = { hearings?: Source; meetings?: Source; judges?: Source; trustees?: Source };

export type CheckedExports = {
  kinds: Partial<Record<CalendarKind, CheckedSource>>;
  judges: CheckedEach<CheckedJudge> | null;
  trustees: CheckedEach<CheckedTrustee> | null;
  /** of all files */
  rejects: Reject[];
  notices: string[];
};

/**
 * Reads and checks all that a court hands over. Throws SourceFileError, and RejectedRecordsError with the rejects of all
 * files unless `allowRejects` is given.
 */
export async function checkExports(
  exports: Exports,
  { court, allowRejects }: { court: string; allowRejects: boolean },
): Promise<CheckedExports> {
  const hearings = exports.hearings ? await checkSource(exports.hearings, court) : null;
  const meetings = exports.meetings ? await checkSource(exports.meetings, court) : null;
  const judges = exports.judges ? await checkJudges(exports.judges) : null;
  const trustees = exports.trustees ? await checkTrustees(exports.trustees) : null;
  const all = [hearings, meetings, judges, trustees].filter((checked) => checked !== null);
  const rejects = all.flatMap((checked) => checked.rejects);
  if (rejects.length > 0 && !allowRejects) throw new RejectedRecordsError(rejects);
  for (const { file, records } of all) {
    if (records.length === 0)
      throw new SourceFileError(file, null, 'no record is left once the rejects are out');
  }
  const kinds = { ...(hearings ? { hearings } : {}), ...(meetings ? { meetings } : {}) };
  return { kinds, judges, trustees, rejects, notices: all.flatMap(unknownFieldsNotice) };
}
