import type { CourtConfig } from '@court/shared/records/court-config';
import { addDays, dayIn } from '@court/shared/records/court-time';
import { calendarPath, dataPath } from '@court/shared/records/data-paths';
import * as v from 'valibot';
import { type OwnerDatabase, ownerDatabase } from '../publisher/owner-database';
import { publishCourt } from '../publisher/publish-court';
import type { PublishSummary } from '../publisher/publish-summary';
import { generateDocket } from './generate-docket';

const SEED = 'court-calendar';
/** The docket must reach this many days past today to be called current. */
const REACH_DAYS = 30;

export type TopUpOptions = {
  court: CourtConfig;
  /** `http(s)://host[:port][?ns=name]` */
  database: string;
  /** YYYY-MM-DD; without it, the present day in the court's first zone */
  today?: string;
  onProgress?: (written: number, total: number) => void;
};

/** Invented hearings must never reach the database of a court that publishes real ones. */
export class NotSampleCourtError extends Error {
  override name = 'NotSampleCourtError';
  constructor(readonly court: string) {
    super(`${court} is not a sample court ("sample": true in its file), so it gets no invented hearings`);
  }
}

const checkedAtSchema = v.nullish(v.number(), 0);
const daysSchema = v.nullish(v.record(v.string(), v.unknown()), {});

/** Two small reads: looked at since yesterday, and reaching far enough. */
async function isCurrent(database: OwnerDatabase, zone: string, today: string): Promise<boolean> {
  const [checkedAt, days] = await Promise.all([
    database.get(`${dataPath('lastUpdated')}/checkedAt`),
    database.get(`${calendarPath('hearings')}/days`, { shallow: 'true' }),
  ]);
  const checkedOn = dayIn(zone, v.parse(checkedAtSchema, checkedAt));
  const last = Object.keys(v.parse(daysSchema, days)).sort().at(-1) ?? '';
  return checkedOn >= addDays(today, -1) && last >= addDays(today, REACH_DAYS);
}

/**
 * Brings a sample court's docket up to today; earlier days stay. Does nothing where it is current. Throws
 * NotSampleCourtError, and what publishCourt throws.
 */
export async function topUpSample(
  options: TopUpOptions,
): Promise<{ published: boolean; summary: PublishSummary | null }> {
  const { court, onProgress } = options;
  if (!court.sample) throw new NotSampleCourtError(court.code);
  const [zone] = court.timeZones;
  const present = dayIn(zone, Date.now());
  const today = options.today ?? present;
  if (await isCurrent(ownerDatabase(options.database), zone, today))
    return { published: false, summary: null };
  const { hearings } = generateDocket(court, { seed: SEED, today });
  const summary = await publishCourt({
    court,
    database: options.database,
    hearings: { name: 'sample hearings', records: hearings },
    now: today === present ? Date.now : () => Date.parse(`${today}T18:00:00Z`),
    ...(onProgress ? { onProgress } : {}),
  });
  return { published: summary.outcome === 'published', summary };
}
