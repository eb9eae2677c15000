import { addDays, type CourtConfig, type ExportedRecord } from '@court/domain';
import { sampleCaseload } from '../cases/sample-caseload';
import { sampleTrustees } from '../people/sample-trustees';
import { ownSeed } from '../random/sample-seed';
import { generateHearings } from './generate-hearings';
import { generateMeetings } from './generate-meetings';
import { docketOf } from './sample-hearing';

/** The sample docket covers this many days before and after today. */
export const WINDOW_DAYS = 60;

/** `seed` is any text. `today` is YYYY-MM-DD in the court's first time zone. */
export type DocketOptions = { seed: string; today: string };

export type SampleDocket = {
  hearings: ExportedRecord[];
  /** null if the court has no calendar of 341 meetings */
  meetings: ExportedRecord[] | null;
};

/**
 * A court's invented docket around `today`, in the source format. A date has the same hearings for every `today`; only
 * their outcomes by then differ. Throws UnknownSampleOfficeError.
 */
export function generateDocket(court: CourtConfig, { seed, today }: DocketOptions): SampleDocket {
  const first = addDays(today, -WINDOW_DAYS);
  const last = addDays(today, WINDOW_DAYS);
  const caseload = sampleCaseload(court, ownSeed(court, seed));
  const trustees = sampleTrustees(court, ownSeed(court, seed));
  const hasMeetings = court.modules.includes('mfe-s341');
  return {
    hearings: docketOf(generateHearings(caseload, trustees, first, last), today, first),
    meetings: hasMeetings ? docketOf(generateMeetings(caseload, trustees, first, today), today, first) : null,
  };
}
