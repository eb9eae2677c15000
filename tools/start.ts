import { join } from 'node:path';
import { commandLine } from '../court-data/command-line/command-line.mjs';
import { progressLine } from '../court-data/command-line/progress-line';
import { loadSampleCourts } from '../court-data/sample/load-sample-courts';
import { askedPort } from './start/find-port';
import { showDatabase, startLocalSite } from './start/local-site';
import command from './start.command.json';

const { database: given } = commandLine(command).values;

const line = progressLine();
const options = {
  court: process.env.COURT ?? 'txwb',
  port: askedPort('PORT', 8080),
  devicePort: askedPort('DEVICE_PORT', 8081),
  site: process.env.SITE_DIR ?? 'dist/site',
  say: line.say,
};

let stop = async (): Promise<unknown> => null;
let isEnding = false;
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    if (isEnding) return;
    isEnding = true;
    line.say('Ending …');
    void stop().then(() => process.exit(0));
  });
}

/** Starts the site and returns it with the place of its data. */
async function start() {
  if (given) {
    const { namespace: from, ...site } = await showDatabase(given, options);
    stop = site.stop;
    return { ...site, from };
  }
  const courts = await loadSampleCourts();
  const local = await startLocalSite({
    ...options,
    databasePort: askedPort('DATABASE_PORT', 9000),
    dataDir: process.env.DATA_DIR ?? '.data',
    furtherCourts: courts.map(({ code }) => code).filter((code) => code !== options.court),
    feeds: join(options.site, 'feeds'),
    line,
    onRunning: (end) => {
      stop = end;
    },
  });
  return { ...local, from: local.database.url };
}

try {
  const site = await start();
  line.say(
    `Ready: ${site.desktop}/calendar shows today's hearings · device build ${site.device} · database ${site.from} · ` +
      `${(performance.now() / 1000).toFixed(0)} s after the start · Press Ctrl-C to stop everything.`,
  );
} catch (error) {
  // Ctrl-C also ends running builds, whose failure is then no error
  if (!isEnding) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
