import { startDatabase } from '../../database/start-database';
import { loadCourt } from '../../publisher/run/load-court';
import { ownerDatabase } from '../../publisher/store/owner-database';
import type { SampleOptions } from '../publish-sample';

/** A separate database for a sample court in a test. The test must close it. */
export async function sampleSite(code: string) {
  const { url, close } = await startDatabase({ port: 0 });
  const court = await loadCourt(code);
  const database = `${url}?ns=${code}`;
  const { get } = ownerDatabase(database);
  return {
    court,
    get,
    close,
    /** publish options with the clock at 18:00 UTC (noon in the middle of the US) on a day, YYYY-MM-DD */
    on: (today: string): SampleOptions => ({ court, database, now: () => Date.parse(`${today}T18:00:00Z`) }),
    days: async (calendar: string) =>
      Object.keys((await get(`${calendar}/days`, { shallow: 'true' })) as object).sort(),
  };
}

export type SampleSite = Awaited<ReturnType<typeof sampleSite>>;
