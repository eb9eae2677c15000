import { join } from 'node:path';
import { commandLine } from './command-line/command-line.mjs';
import { fillSampleCourts } from './fill-sample-courts';
import { askedPort } from './find-port';
import { startLocalSite } from './local-site';
import command from './start.command.json';

commandLine(command);

const say = (sentence: string) => console.log(sentence);
const siteFolder = process.env.SITE_DIR ?? 'dist/site';
const site = await startLocalSite({
  court: process.env.COURT ?? 'txwb',
  port: askedPort('PORT', 8080),
  devicePort: askedPort('DEVICE_PORT', 8081),
  databasePort: askedPort('DATABASE_PORT', 9000),
  dataDir: process.env.DATA_DIR ?? '.data',
  site: siteFolder,
  say,
}).catch((error) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});

const filling = fillSampleCourts(site.database.url, join(siteFolder, 'feeds'), say);
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    console.log('Ending …');
    filling.stop();
    void site.stop().then(() => process.exit(0));
  });
}
console.log(
  `Ready: ${site.desktop}/calendar shows today's docket · device build ${site.device} · database ${site.database.url} · Ctrl-C ends everything.`,
);
