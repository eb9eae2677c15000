import { addDays, courtDayFrom, dayIn } from '@court/records';
import type { PublishSummary } from '../publisher/publish-summary';
import { databaseOf } from '../publisher/store/owner-database';
import { shownDay } from './docket/shown-day';
import { publishSample, type SampleOptions } from './publish-sample';

/**
 * Plays a sample court's next court day: publishes the docket as it stands on the court day after the one that is
 * shown, or on the present day where none is. Throws what publishSample throws.
 */
export async function advanceSample(
  options: SampleOptions,
): Promise<{ day: string; summary: PublishSummary }> {
  const { court, now = Date.now } = options;
  const shown = await shownDay(databaseOf(options.database, {}));
  const day = shown ? courtDayFrom(addDays(shown, 1)) : dayIn(court.timeZones[0], now());
  return { day, summary: await publishSample(options, day) };
}
