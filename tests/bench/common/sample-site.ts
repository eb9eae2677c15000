import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addDays, dayIn } from '@court/domain';
import { startLocalSite } from '../../../tools/start/local-site';

export const COURT = 'txwb';

/**
 * The sample court's site, as `npm start` serves it, and its first day after today with hearings (YYYY-MM-DD in the
 * court's zone), with the keys of that day's rows. Creates new data and a new site, unless DATA_DIR and SITE_DIR name
 * folders. `folder` is deleted at the end.
 */
export async function startSampleSite() {
  const folder = mkdtempSync(join(tmpdir(), 'court-bench-'));
  const local = await startLocalSite({
    court: COURT,
    port: 18180,
    devicePort: 18181,
    databasePort: 19100,
    dataDir: process.env.DATA_DIR ?? join(folder, 'data'),
    site: process.env.SITE_DIR ?? join(folder, 'site'),
    say: console.log,
  });
  await local.filled;
  const database = local.database.url;
  let day = dayIn('America/Chicago', Date.now());
  let rowKeys: string[] = [];
  while (rowKeys.length === 0) {
    day = addDays(day, 1);
    const path = `hearingCalendar11/days/${day}.json?ns=${COURT}&shallow=true`;
    rowKeys = Object.keys((await (await fetch(`${database}/${path}`)).json()) ?? {});
  }
  return {
    ...{ folder, database, day, rowKeys, desktop: local.desktop },
    async close() {
      await local.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
