import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { commandLine } from './command-line/command-line.mjs';
import { askedPort } from './find-port';
import { showDatabase, startLocalSite } from './start/local-site';
import command from './start.command.json';

const { database: given } = commandLine(command).values;

const say = (sentence: string) => console.log(sentence);
const options = {
  court: process.env.COURT ?? 'txwb',
  port: askedPort('PORT', 8080),
  devicePort: askedPort('DEVICE_PORT', 8081),
  site: process.env.SITE_DIR ?? 'dist/site',
  say,
};

const HOUR = 3_600_000;
const COMMAND = ['--import', 'tsx', 'court-data/sample/main.ts', '--top-up'];

/**
 * Keeps all sample courts in the local database `url` at the present day, and the feeds of those that have any in the folder
 * `feeds`, now and every hour, in a process of its own: the site answers meanwhile. What could not be done is said, and tried
 * again an hour later.
 */
function fillSampleCourts(url: string, feeds: string) {
  const env = { ...process.env, DATABASE_PORT: new URL(url).port };
  let isEnding = false;
  const fill = () => {
    const child = spawn(process.execPath, [...COMMAND, '--feeds', feeds], {
      env,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    createInterface({ input: child.stderr }).on('line', (line) => isEnding || say(line));
    return child;
  };
  let child = fill();
  const hourly = setInterval(() => {
    child = fill();
  }, HOUR);
  return {
    stop() {
      isEnding = true;
      clearInterval(hourly);
      child.kill();
    },
  };
}

/** The site, and where its data are. */
async function start() {
  if (given) {
    const { namespace: from, ...site } = await showDatabase(given, options);
    return { ...site, from };
  }
  const local = await startLocalSite({
    ...options,
    databasePort: askedPort('DATABASE_PORT', 9000),
    dataDir: process.env.DATA_DIR ?? '.data',
  });
  const filling = fillSampleCourts(local.database.url, join(options.site, 'feeds'));
  const stop = () => {
    filling.stop();
    return local.stop();
  };
  return { ...local, from: local.database.url, stop };
}

const site = await start().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    console.log('Ending …');
    void site.stop().then(() => process.exit(0));
  });
}
console.log(
  `Ready: ${site.desktop}/calendar shows today's docket · device build ${site.device} · database ${site.from} · Ctrl-C ends everything.`,
);
