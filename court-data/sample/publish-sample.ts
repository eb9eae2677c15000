import type { CourtConfig } from '@court/records';
import type { OnProgress } from '../publisher/progress';
import { publishCourt } from '../publisher/publish-court';
import type { PublishSummary } from '../publisher/publish-summary';
import { ownerDatabase } from '../publisher/store/owner-database';
import { generateDocket } from './docket/generate-docket';
import { showDay } from './docket/shown-day';
import { sampleJudges } from './people/sample-judges';
import { sampleTrusteeFile } from './people/sample-trustee-file';
import { SAMPLE_SEED } from './sample-seed';

export type SampleOptions = {
  court: CourtConfig;
  /** `http(s)://host[:port][?ns=name]` */
  database: string;
  /** epoch ms; the present day is today in the court's first zone */
  now?: () => number;
  onProgress?: OnProgress;
};

/** Invented hearings must never reach the database of a court that publishes real ones. */
export class NotSampleCourtError extends Error {
  override name = 'NotSampleCourtError';
  constructor(readonly court: string) {
    super(`${court} is not a sample court ("sample": true in its file), so it gets no invented hearings`);
  }
}

/**
 * Publishes a sample court's docket as it stands on `day`, YYYY-MM-DD. An older generator's hearings may all go: the
 * guard against short exports would only stand in the way of what is complete by construction. Throws
 * NotSampleCourtError, and what generateDocket and publishCourt throw.
 */
export async function publishSample(options: SampleOptions, day: string): Promise<PublishSummary> {
  const { court, database } = options;
  if (!court.sample) throw new NotSampleCourtError(court.code);
  const { hearings, meetings } = generateDocket(court, { seed: SAMPLE_SEED, today: day });
  const summary = await publishCourt({
    ...options,
    hearings: { name: `${court.code} sample hearings`, records: hearings },
    judges: { name: `${court.code} sample judges`, records: sampleJudges(court, SAMPLE_SEED) },
    trustees: { name: `${court.code} sample trustees`, records: sampleTrusteeFile(court, SAMPLE_SEED) },
    ...(meetings ? { meetings: { name: `${court.code} sample meetings`, records: meetings } } : {}),
    allowShrink: true,
  });
  await showDay(ownerDatabase(database), day);
  return summary;
}
