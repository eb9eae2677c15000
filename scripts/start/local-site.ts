import { existsSync } from 'node:fs';
import { OWNER_TOKEN_FILE } from '../../court-data/database/access/owner-token';
import { loadCourt } from '../../court-data/publisher/load-court';
import { topUpSample } from '../../court-data/sample/top-up-sample';
import { serveSite } from '../../host/release/site/serve-site';
import { timedStep } from '../command-line/timed-step';
import { startDatabaseProcess } from '../database-process';
import { findPort } from '../find-port';
import { releaseLocally } from '../release-locally';
import { readableDatabase } from './readable-database';

type SiteOptions = {
  court: string;
  port: number;
  devicePort: number;
  site: string;
  say: (sentence: string) => void;
};

export type LocalSiteOptions = SiteOptions & { databasePort: number; dataDir: string };

/** The first free port from each that is asked for; says which is another. */
async function freePorts(asked: readonly (readonly [name: string, port: number])[], say: SiteOptions['say']) {
  const ports: number[] = [];
  for (const [name, port] of asked) {
    const found = await findPort(port, ports);
    if (found !== port) say(`Port ${port} is taken: ${name} uses ${found}.`);
    ports.push(found);
  }
  return ports;
}

async function serveBoth(site: string, port: number, devicePort: number) {
  const desktop = await serveSite({ site, port, build: 'desktop' });
  const device = await serveSite({ site, port: devicePort, build: 'device' });
  return {
    desktop: `http://localhost:${port}`,
    device: `http://localhost:${devicePort}`,
    close: () => Promise.all([desktop.close(), device.close()]),
  };
}

const RELEASING = 'Building and releasing host and remotes';

/** The whole product on one machine: database with the sample court, released parts, desktop and device site. */
export async function startLocalSite({ say, ...options }: LocalSiteOptions) {
  const [databasePort = 0, port = 0, devicePort = 0] = await freePorts(
    [
      ['the database', options.databasePort],
      ['the desktop site', options.port],
      ['the device site', options.devicePort],
    ],
    say,
  );
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
    timedStep(RELEASING, () => releaseLocally(target, say), say),
  ]);
  const { close, ...addresses } = await serveBoth(options.site, port, devicePort);
  return {
    ...addresses,
    database,
    namespace,
    async stop() {
      await close();
      await database.stop();
    },
  };
}

/**
 * One court from a database that is there already, which is only read. Throws what readableDatabase throws, before
 * anything is built.
 */
export async function showDatabase(address: string, { say, ...options }: SiteOptions) {
  const { code } = await loadCourt(options.court);
  const namespace = await readableDatabase(address, code, say);
  const [port = 0, devicePort = 0] = await freePorts(
    [
      ['the desktop site', options.port],
      ['the device site', options.devicePort],
    ],
    say,
  );
  const target = { site: options.site, database: '', court: code, from: namespace };
  await timedStep(RELEASING, () => releaseLocally(target, say), say);
  const { close, ...addresses } = await serveBoth(options.site, port, devicePort);
  return { ...addresses, namespace, stop: close };
}
