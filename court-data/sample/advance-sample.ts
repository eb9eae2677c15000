import { addDays, courtDayFrom, dayIn } from '@court/domain';
import type { PublishSummary } from '../publisher/publish-summary';
import { databaseOf } from '../publisher/store/owner-database';
import { shownDay } from './docket/shown-day';
import { publishSample, type SampleOptions } from './publish-sample';

/**
 * Moves a sample court to its next court day. Publishes the docket of the court day after the published one. Publishes
 * the present day if nothing was published. Throws the errors of publishSample.
 */
export async function advanceSample(
  options: SampleOptions,
): Promise<{ day: string; summary: PublishSummary }> {
  const { court, now = Date.now } = options;
  const shown = await shownDay(databaseOf(options.database, {}));
  const day = shown ? courtDayFrom(addDays(shown, 1)) : dayIn(court.timeZones[0], now());
  return { day, summary: await publishSample(options, day) };
}
