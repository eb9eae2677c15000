import { dayPath, restUrl } from '@court/domain';
import type { Browser } from 'playwright';
import { remoteFile, remotes } from '../../../tools/release/build/workspaces';
import { COURT, startSampleSite } from '../common/sample-site';
import { startSingleApp } from './build-monolith';
import { serveFloor, serveReader } from './floor-page';

/**
 * Serves the sample court's next day four times: composed of its areas, as one app of the same sources, as a static
 * file with the same rows (the floor), and as a page that only reads the day and writes it. `origins`: of both apps.
 * `addresses`: an address of each area.
 */
export async function startLoadSites(browser: Browser) {
  const sample = await startSampleSite();
  const single = await startSingleApp(sample);
  const path = `/calendar?date=${sample.day}`;
  const floor = await serveFloor(browser, sample.desktop + path);
  console.log(`Measuring the sample court's docket at ${path}. It shows the first ${floor.rows} rows.`);
  const database = `${sample.database}?ns=${COURT}`;
  const reader = await serveReader(restUrl(database, dayPath('hearings', sample.day)));
  const apps = { ours: sample.desktop, monolith: single.origin };
  const areas = remotes().map((area) => (remoteFile(area).routes[0]?.path ?? '/').replace('/:id?', ''));
  return {
    origins: apps,
    dockets: { ours: apps.ours + path, monolith: apps.monolith + path, floor: floor.url, reader: reader.url },
    addresses: {
      ours: areas.map((area) => apps.ours + area),
      monolith: areas.map((area) => apps.monolith + area),
    },
    async close() {
      await Promise.all([floor.close(), reader.close(), single.close()]);
      await sample.close();
    },
  };
}
