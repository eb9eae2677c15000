import { loadCourt } from '../court-data/publisher/load-court';
import { topUpSample } from '../court-data/sample/top-up-sample';
import { startDevServers } from '../host/release/dev-servers';
import { remotes } from '../host/release/workspaces';
import { startDatabaseProcess } from './database-process';
import { askedPort, findPort } from './find-port';

const areas = remotes();
const alone = process.argv[2];
if (alone !== undefined && !areas.some((area) => area === alone)) {
  console.error(`${alone} is no remote. Serve all with "npm run dev", or one of: ${areas.join(', ')}.`);
  process.exit(2);
}

const court = await loadCourt(process.env.COURT ?? 'txwb');
const database = await startDatabaseProcess({
  port: await findPort(askedPort('DATABASE_PORT', 9000)),
  dataDir: process.env.DATA_DIR ?? '.data',
  onRestart: (sentence) => console.log(sentence),
});
if (court.sample) await topUpSample({ court, database: `${database.url}?ns=${court.code}` });

const servers = await startDevServers({
  areas: areas.filter((area) => alone === undefined || area === alone),
  alone: alone !== undefined,
  database: database.url,
  court: court.code,
  ports: { host: await findPort(askedPort('PORT', 8080)) },
});

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    console.log('Ending …');
    void servers
      .close()
      .then(() => database.stop())
      .then(() => process.exit(0));
  });
}
console.log(`Ready: ${servers.url} reloads as you edit · database ${database.url} · Ctrl-C ends everything.`);
