import { type CourtConfig, dayIn } from '@court/domain';
import { publishCourt } from '../publisher/publish-court';
import type { Stages } from '../publisher/publish-options';
import type { PublishSummary } from '../publisher/publish-summary';
import type { OnProgress } from '../publisher/run/progress';
import { databaseOf, type OwnerDatabase } from '../publisher/store/owner-database';
import { type SampleAppear, sampleLine, trusteeAppearance } from './docket/appearance';
import { generateDocket } from './docket/generate-docket';
import { showDay } from './docket/shown-day';
import { firstDaysFrom } from './first-days';
import { personName } from './people/person-names';
import { sampleCourt } from './people/sample-courts';
import { sampleTrustees, UNITED_STATES_TRUSTEE } from './people/sample-trustees';
import { Random } from './random/random';
import { ownSeed, SAMPLE_SEED } from './random/sample-seed';

/** A trustee in a trustees file. `appear` is how all 341 meetings of the trustee are held. */
type SampleTrusteeRecord = { name: string; phone: string; appear: SampleAppear };

/** The invented trustees file of a sample court. Only the title "United States Trustee" is real. */
export function sampleTrusteeFile(court: CourtConfig, seed: string): SampleTrusteeRecord[] {
  return sampleTrustees(court, ownSeed(court, seed)).all.map((trustee) => ({
    name: trustee.name,
    phone: sampleLine(trustee.office, 40 + (trustee.number % 20)),
    appear: trusteeAppearance(court, trustee, trustee.name === UNITED_STATES_TRUSTEE),
  }));
}

/** A judge in a judges file. */
type SampleJudgeRecord = { name: string; initials: string; procedures: string; deputy: string };

const PROCEDURES = [
  'Chambers copies of exhibits are due two business days before an evidentiary hearing.',
  'Agreed orders may be uploaded until noon of the day before; the matter then comes off the docket.',
  'Requests to appear by video go to the courtroom deputy three business days before the hearing.',
  'Witnesses appear in the courtroom unless the parties agree otherwise in writing.',
  'Continuances are asked for by motion; a call to chambers does not continue a hearing.',
] as const;

/** The invented judges file of a sample court. Each text says that it is invented. */
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
  /** `http(s)://host[:port][?ns=name]`, or an open database */
  database: string | OwnerDatabase;
  /** returns epoch ms, which determine today in the court's first time zone */
  now?: () => number;
  onProgress?: OnProgress;
  /** if given, today and the next five court days are published first; see Stages */
  onDays?: Stages['onDays'];
};

/**
 * Records of one batch when publishing in stages. The publisher's own 500 would read a person's lists back four times
 * as often, because a day's hearings and meetings are written together.
 */
const MAX_RECORDS = 1_000;
/** Longer than the lease of a killed publisher (120 s). */
const LEASE_WAIT_MS = 150_000;

/** Prevents invented hearings in the database of a court that publishes real hearings. */
export class NotSampleCourtError extends Error {
  override name = 'NotSampleCourtError';
  constructor(readonly court: string) {
    super(`${court} is not a sample court ("sample": true in its file), so it gets no invented hearings`);
  }
}

/**
 * Publishes a sample court's docket of the simulated day `day` (YYYY-MM-DD). Allows the removal of all hearings of an
 * older generator. The guard against short exports is off, because generated dockets are always complete. Throws
 * NotSampleCourtError, and the errors of generateDocket and publishCourt.
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
