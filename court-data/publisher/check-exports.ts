import type { CalendarKind, CheckedJudge, CheckedTrustee } from '@court/records';
import type { CheckedEach } from './check-each';
import { checkJudges, checkTrustees } from './check-reference';
import { type CheckedSource, checkSource } from './check-source';
import { unknownFieldsNotice } from './export-remarks';
import type { OnProgress } from './progress';
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
  /** lets go of the copies of the records */
  close: () => void;
};

type CheckOptions = { court: string; allowRejects: boolean; onProgress?: OnProgress | undefined };

/**
 * Reads and checks all that a court hands over. Throws SourceFileError, and RejectedRecordsError with the rejects of all
 * files unless `allowRejects` is given. Close what it gives.
 */
export async function checkExports(
  exports: Exports,
  { court, allowRejects, onProgress }: CheckOptions,
): Promise<CheckedExports> {
  const all: CheckedEach<unknown>[] = [];
  const close = () => {
    for (const { records } of all) records.close();
  };
  async function one<Checked extends CheckedEach<unknown>>(reading: Promise<Checked>): Promise<Checked> {
    const checked = await reading;
    all.push(checked);
    return checked;
  }
  try {
    const { hearings: h, meetings: m, judges: j, trustees: t } = exports;
    const hearings = h ? await one(checkSource(h, court, onProgress)) : null;
    const meetings = m ? await one(checkSource(m, court, onProgress)) : null;
    const judges = j ? await one(checkJudges(j)) : null;
    const trustees = t ? await one(checkTrustees(t)) : null;
    const rejects = all.flatMap((checked) => checked.rejects);
    if (rejects.length > 0 && !allowRejects) throw new RejectedRecordsError(rejects);
    for (const { file, records } of all) {
      if (records.length === 0)
        throw new SourceFileError(file, null, 'no record is left once the rejects are out');
    }
    const kinds = { ...(hearings ? { hearings } : {}), ...(meetings ? { meetings } : {}) };
    return { kinds, judges, trustees, rejects, notices: all.flatMap(unknownFieldsNotice), close };
  } catch (error) {
    close();
    throw error;
  }
}
