import { dataPath, dayIn } from '@court/records';
import * as v from 'valibot';
import type { PublishSummary } from '../publisher/publish-summary';
import { databaseOf } from '../publisher/store/owner-database';
import { shownDay } from './docket/shown-day';
import { NotSampleCourtError, publishSample, type SampleOptions } from './publish-sample';

const checkedAtSchema = v.nullish(v.number(), 0);

/**
 * Brings a sample court's docket up to the present day; earlier days stay. One that has been advanced past it stays
 * where it is, since what has been heard cannot be unheard, and is only checked. Does nothing, after two small reads,
 * where that has been done today. Throws NotSampleCourtError, and what publishCourt throws.
 */
export async function topUpSample(
  options: SampleOptions,
): Promise<{ published: boolean; summary: PublishSummary | null }> {
  const { court, now = Date.now } = options;
  if (!court.sample) throw new NotSampleCourtError(court.code);
  const [zone] = court.timeZones;
  const today = dayIn(zone, now());
  const database = databaseOf(options.database, {});
  const [shown, checkedAt] = await Promise.all([
    shownDay(database),
    database.get(`${dataPath('lastUpdated')}/checkedAt`),
  ]);
  const day = shown !== null && shown > today ? shown : today;
  if (shown === day && dayIn(zone, v.parse(checkedAtSchema, checkedAt)) >= today) {
    return { published: false, summary: null };
  }
  const summary = await publishSample(options, day);
  return { published: summary.outcome === 'published', summary };
}
