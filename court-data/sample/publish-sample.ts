import { type CourtConfig, dayIn } from '@court/records';
import type { OnProgress } from '../publisher/progress';
import { publishCourt } from '../publisher/publish-court';
import type { Stages } from '../publisher/publish-options';
import type { PublishSummary } from '../publisher/publish-summary';
import { databaseOf, type OwnerDatabase } from '../publisher/store/owner-database';
import { type SampleAppear, sampleLine, trusteeAppearance } from './docket/appearance';
import { generateDocket } from './docket/generate-docket';
import { showDay } from './docket/shown-day';
import { firstDaysFrom } from './first-days';
import { personName } from './people/person-names';
import { sampleTrustees, UNITED_STATES_TRUSTEE } from './people/sample-trustees';
import { Random } from './random';
import { sampleCourt } from './sample-courts';
import { ownSeed, SAMPLE_SEED } from './sample-seed';

/** As a court's trustees file names a trustee; `appear` is how all of the trustee's 341 meetings are held. */
type SampleTrusteeRecord = { name: string; phone: string; appear: SampleAppear };

/** The trustees file of a sample court: all invented, but for the United States Trustee's title. */
export function sampleTrusteeFile(court: CourtConfig, seed: string): SampleTrusteeRecord[] {
  return sampleTrustees(court, ownSeed(court, seed)).all.map((trustee) => ({
    name: trustee.name,
    phone: sampleLine(trustee.office, 40 + (trustee.number % 20)),
    appear: trusteeAppearance(court, trustee, trustee.name === UNITED_STATES_TRUSTEE),
  }));
}

/** As a court's judges file names a judge. */
type SampleJudgeRecord = { name: string; initials: string; procedures: string; deputy: string };

const PROCEDURES = [
  'Chambers copies of exhibits are due two business days before an evidentiary hearing.',
  'Agreed orders may be uploaded until noon of the day before; the matter then comes off the docket.',
  'Requests to appear by video go to the courtroom deputy three business days before the hearing.',
  'Witnesses appear in the courtroom unless the parties agree otherwise in writing.',
  'Continuances are asked for by motion; a call to chambers does not continue a hearing.',
] as const;

/** The judges file of a sample court: invented, and each text says so. */
export function sampleJudges(court: CourtConfig, seed: string): SampleJudgeRecord[] {
  return sampleCourt(court).judges.map(({ name, initials }) => {
    const random = new Random(`${ownSeed(court, seed)}:judge:${initials}`);
    const rules = new Set([random.pick(PROCEDURES), random.pick(PROCEDURES)]);
    const procedures = `Invented for this sample. ${[...rules].join(' ')}`;
    return { name, initials, procedures, deputy: personName(random) };
  });
}

export type SampleOptions = {
  court: CourtConfig;
  /** `http(s)://host[:port][?ns=name]`, or a database that is open */
  database: string | OwnerDatabase;
  /** epoch ms; the present day is today in the court's first zone */
  now?: () => number;
  onProgress?: OnProgress;
  /** publishes today and the next five court days first; see Stages */
  onDays?: Stages['onDays'];
};

/**
 * Records of a portion in stages. With the publisher's own 500 the lists of a person would be read back four times as
 * often, since a day's hearings and meetings go together.
 */
const MAX_RECORDS = 1_000;
/** Longer than the lease of a publisher that was killed: 120 s. */
const LEASE_WAIT_MS = 150_000;

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
  const { court, now = Date.now, onDays } = options;
  const database = databaseOf(options.database, {});
  if (!court.sample) throw new NotSampleCourtError(court.code);
  const { hearings, meetings } = generateDocket(court, { seed: SAMPLE_SEED, today: day });
  const firstDays = firstDaysFrom(dayIn(court.timeZones[0], now()));
  const summary = await publishCourt({
    ...options,
    database,
    ...(onDays ? { stages: { firstDays, onDays }, mostRecords: MAX_RECORDS } : {}),
    hearings: { name: `${court.code} sample hearings`, records: hearings },
    judges: { name: `${court.code} sample judges`, records: sampleJudges(court, SAMPLE_SEED) },
    trustees: { name: `${court.code} sample trustees`, records: sampleTrusteeFile(court, SAMPLE_SEED) },
    ...(meetings ? { meetings: { name: `${court.code} sample meetings`, records: meetings } } : {}),
    allowShrink: true,
    waitForLeaseMs: LEASE_WAIT_MS,
  });
  await showDay(database, day);
  return summary;
}
