import { existsSync } from 'node:fs';
import { OWNER_TOKEN_FILE } from '../court-data/database/owner-token';
import { loadCourt } from '../court-data/publisher/load-court';
import { topUpSample } from '../court-data/sample/top-up-sample';
import { changeCourts } from '../host/release/change-courts';
import { checkoutCourts } from '../host/release/court-file';
import { releaseAll } from '../host/release/release-all';
import { serveSite } from '../host/release/serve-site';
import { KEY_FILE, makeKeyFile } from '../host/release/signing-key';
import type { SiteCourts } from '../host/release/site-courts';
import { remotes } from '../host/release/workspaces';
import { startDatabaseProcess } from './database-process';
import { findPort } from './find-port';

export type LocalSiteOptions = {
  court: string;
  port: number;
  devicePort: number;
  databasePort: number;
  dataDir: string;
  site: string;
  say: (sentence: string) => void;
};

/** The whole product on one machine: database with the sample court, released parts, desktop and device site. */
export async function startLocalSite({ say, ...options }: LocalSiteOptions) {
  const databasePort = await findPort(options.databasePort);
  const port = await findPort(options.port, [databasePort]);
  const devicePort = await findPort(options.devicePort, [databasePort, port]);
  const moved = (name: string, asked: number, got: number) =>
    asked === got || say(`Port ${asked} is taken: ${name} uses ${got}.`);
  moved('the desktop site', options.port, port);
  moved('the device site', options.devicePort, devicePort);
  moved('the database', options.databasePort, databasePort);

  const court = await loadCourt(options.court);
  if (!process.env.DATABASE_OWNER_TOKEN && !existsSync(OWNER_TOKEN_FILE)) {
    say('A token that opens the database for writing is made for this machine: .keys/owner-token.');
  }
  say(`Starting the database at http://localhost:${databasePort} …`);
  const database = await startDatabaseProcess({
    port: databasePort,
    dataDir: options.dataDir,
    onRestart: say,
  });
  const namespace = `${database.url}?ns=${court.code}`;
  const topUp = async () => {
    const { published } = await topUpSample({ court, database: namespace });
    say(published ? 'The sample court has been topped up.' : 'The sample court is current.');
  };
  if (court.sample) say(`Looking whether the sample court ${court.code} reaches past today …`);
  if (!process.env.RELEASE_KEY && !existsSync(KEY_FILE)) {
    makeKeyFile();
    say('A key that signs releases was made for this machine: .keys/release.pem.');
  }
  say('Building and releasing host and remotes …');
  await Promise.all([
    court.sample ? topUp() : null,
    releaseLocally({ site: options.site, database: database.url, court: court.code }),
  ]);
  const desktop = await serveSite({ site: options.site, port });
  const device = await serveSite({ site: options.site, port: devicePort, build: 'device' });
  return {
    desktop: `http://localhost:${port}`,
    device: `http://localhost:${devicePort}`,
    database,
    namespace,
    async stop() {
      await Promise.all([desktop.close(), device.close()]);
      await database.stop();
    },
  };
}

/** Brings a developer's own site up to date with the checkout: its sources, and its courts' files. */
async function releaseLocally(target: { site: string; database: string; court: string }): Promise<void> {
  await releaseAll(target, { changedOnly: true });
  await changeCourts(target, () => localCourts(checkoutCourts(), target.court, remotes()));
}

/**
 * The courts of a developer's own site: those of the checkout, and the desktop's court offers besides each area of the checkout
 * that no court knows yet, so that a new one can be looked at before any court's file names it.
 */
export function localCourts(
  courts: SiteCourts,
  desktop: string,
  areas: SiteCourts[number]['modules'],
): SiteCourts {
  const known = new Set(courts.flatMap(({ modules }) => modules));
  const fresh = areas.filter((area) => !known.has(area));
  return courts.map((court) =>
    court.code === desktop ? { ...court, modules: [...court.modules, ...fresh] } : court,
  );
}
