import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addDays, dayIn } from '@court/records';
import type { Browser } from 'playwright';
import { remoteFile, remotes } from '../../../host/release/build/workspaces';
import { buildMonolith } from '../../../host/release/monolith';
import { serveSite } from '../../../host/release/site/serve-site';
import { startLocalSite } from '../../../scripts/local-site';
import { serveFloor } from './floor-page';

const COURT = 'txwb';

/** First day after today with hearings. */
async function nextDay(database: string): Promise<string> {
  let day = addDays(dayIn('America/Chicago', Date.now()), 1);
  const isEmpty = async () => {
    const path = `hearingCalendar11/days/${day}.json?ns=${COURT}&shallow=true`;
    return (await (await fetch(`${database}/${path}`)).json()) === null;
  };
  while (await isEmpty()) day = addDays(day, 1);
  return day;
}

/**
 * The sample court's next day three times: composed of its areas, of the same sources as one app, and as the floor, a
 * static file with the same rows. `origins`: of both apps; `addresses`: an address of each area. Data and site are made anew, but
 * where DATA_DIR and SITE_DIR name folders, as for `npm start`.
 */
export async function startLoadSites(browser: Browser) {
  const folder = mkdtempSync(join(tmpdir(), 'court-load-'));
  const local = await startLocalSite({
    court: COURT,
    port: 18180,
    devicePort: 18181,
    databasePort: 19100,
    dataDir: process.env.DATA_DIR ?? join(folder, 'data'),
    site: process.env.SITE_DIR ?? join(folder, 'site'),
    say: console.log,
  });
  const site = join(folder, 'monolith');
  await buildMonolith({ site, court: COURT, database: local.database.url });
  const single = await serveSite({ site, port: 0 });
  const path = `/calendar?date=${await nextDay(local.database.url)}`;
  const floor = await serveFloor(browser, local.desktop + path);
  console.log(`Measured is the sample court's docket at ${path}: the first ${floor.rows} rows stand on it.`);
  const apps = { ours: local.desktop, monolith: `http://localhost:${single.port}` };
  const areas = remotes().map((area) => (remoteFile(area).routes[0]?.path ?? '/').replace('/:id?', ''));
  return {
    origins: apps,
    dockets: { ours: apps.ours + path, monolith: apps.monolith + path, floor: floor.url },
    addresses: {
      ours: areas.map((area) => apps.ours + area),
      monolith: areas.map((area) => apps.monolith + area),
    },
    async close() {
      await Promise.all([floor.close(), single.close()]);
      await local.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
