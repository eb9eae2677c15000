import { dataPath, dayIn } from '@court/domain';
import * as v from 'valibot';
import type { PublishSummary } from '../publisher/publish-summary';
import { databaseOf } from '../publisher/store/owner-database';
import { shownDay } from './docket/shown-day';
import { NotSampleCourtError, publishSample, type SampleOptions } from './publish-sample';

const checkedAtSchema = v.nullish(v.number(), 0);

/**
 * Publishes a sample court's docket of the present day. Earlier days stay. If the sample was advanced beyond today, it
 * keeps its day and is only checked, because an outcome cannot be undone. If today was already published, it does
 * nothing after two small reads. Throws NotSampleCourtError, and the errors of publishCourt.
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
