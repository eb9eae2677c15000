import { existsSync } from 'node:fs';
import { type ProgressLine, progressLine } from '../../court-data/command-line/progress-line';
import { timedStep } from '../../court-data/command-line/timed-step';
import { OWNER_TOKEN_FILE } from '../../court-data/database/access/owner-token';
import { loadCourt } from '../../court-data/publisher/run/load-court';
import { serveSite } from '../release/site/serve-site';
import { startDatabaseProcess } from './database-process';
import { fillSampleCourts } from './fill-sample-courts';
import { findPort } from './find-port';
import { narrowKeys } from './narrow-keys';
import { readableDatabase } from './readable-database';
import { releaseLocally } from './release-locally';

type SiteOptions = {
  court: string;
  port: number;
  devicePort: number;
  site: string;
  say: (sentence: string) => void;
};

export type LocalSiteOptions = SiteOptions & {
  databasePort: number;
  dataDir: string;
  /** sample courts that are filled after the court on the screen */
  furtherCourts?: readonly string[];
  /** folder for calendar feeds */
  feeds?: string;
  line?: ProgressLine;
  /** called as soon as a process runs, with the function that stops everything */
  onRunning?: (stop: () => Promise<void>) => void;
};

/** Finds a free port for each requested port. Prints the ports that differ. */
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

/**
 * Runs the whole product on one machine: database with the sample court, releases, desktop and device site. Serves
 * the site when the database has today and the next five court days. `filled` resolves when the database has all days
 * of the court on the screen, and throws SampleFillError. `stop` also ends a running fill.
 */
export async function startLocalSite({ line = progressLine(), say, ...options }: LocalSiteOptions) {
  const [databasePort = 0, port = 0, devicePort = 0] = await freePorts(
    [
      ['the database', options.databasePort],
      ['the desktop site', options.port],
      ['the device site', options.devicePort],
    ],
    say,
  );
  const court = await loadCourt(options.court);
  narrowKeys(say);
  const isFirst = !existsSync(OWNER_TOKEN_FILE);
  const database = await timedStep(
    `Starting the database at http://localhost:${databasePort}`,
    () => startDatabaseProcess({ port: databasePort, dataDir: options.dataDir, onRestart: say }),
    say,
  );
  if (isFirst && existsSync(OWNER_TOKEN_FILE)) {
    say('A token that opens the database for writing was made for this machine: .keys/owner-token.');
  }
  const [first, ...further] = [...(court.sample ? [court.code] : []), ...(options.furtherCourts ?? [])];
  const filling = first
    ? fillSampleCourts({ database: database.url, courts: [first, ...further], feeds: options.feeds, line })
    : null;
  let close = async (): Promise<unknown> => null;
  const stop = async () => {
    await Promise.all([close(), filling?.stop()]);
    await database.stop();
  };
  options.onRunning?.(stop);
  const firstDays = `First court days of the sample court ${court.code}`;
  const target = { site: options.site, database: database.url, court: court.code };
  try {
    await Promise.all([
      filling && court.sample ? timedStep(firstDays, () => filling.firstDays, say) : null,
      timedStep(RELEASING, () => releaseLocally(target, say), say),
    ]);
    const serve = () => serveBoth(options.site, port, devicePort);
    const { desktop, device, ...served } = await timedStep(`Serving at http://localhost:${port}`, serve, say);
    close = served.close;
    filling?.goOn();
    return {
      desktop,
      device,
      database,
      namespace: `${database.url}?ns=${court.code}`,
      filled: court.sample && filling ? filling.firstCourt : Promise.resolve(),
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

/**
 * Serves one court from an existing database, which is only read. Throws the errors of readableDatabase before it
 * builds anything.
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
