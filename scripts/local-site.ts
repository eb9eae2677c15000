import { existsSync } from 'node:fs';
import { OWNER_TOKEN_FILE } from '../court-data/database/access/owner-token';
import { loadCourt } from '../court-data/publisher/load-court';
import { topUpSample } from '../court-data/sample/top-up-sample';
import { serveSite } from '../host/release/site/serve-site';
import { timedStep } from './command-line/timed-step';
import { startDatabaseProcess } from './database-process';
import { findPort } from './find-port';
import { releaseLocally } from './release-locally';

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
  const isFirst = !existsSync(OWNER_TOKEN_FILE);
  say(`Starting the database at http://localhost:${databasePort} …`);
  const database = await startDatabaseProcess({
    port: databasePort,
    dataDir: options.dataDir,
    onRestart: say,
  });
  if (isFirst && existsSync(OWNER_TOKEN_FILE)) {
    say('A token that opens the database for writing was made for this machine: .keys/owner-token.');
  }
  const namespace = `${database.url}?ns=${court.code}`;
  const topUp = `Filling the database with the sample court ${court.code}, up to past today`;
  const target = { site: options.site, database: database.url, court: court.code };
  await Promise.all([
    court.sample ? timedStep(topUp, () => topUpSample({ court, database: namespace }), say) : null,
    timedStep('Building and releasing host and remotes', () => releaseLocally(target, say), say),
  ]);
  const desktop = await serveSite({ site: options.site, port, build: 'desktop' });
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
