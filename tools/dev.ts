import { commandLine, endWrongUse } from '../court-data/command-line/command-line.mjs';
import { timedStep } from '../court-data/command-line/timed-step';
import { loadCourt } from '../court-data/publisher/run/load-court';
import { topUpSample } from '../court-data/sample/top-up-sample';
import command from './dev.command.json';
import { remoteFile, remotes } from './release/build/workspaces';
import { type DevOrder, startDevServers } from './release/dev-servers';
import { serveOverride } from './release/serve-override';
import { startDatabaseProcess } from './start/database-process';
import { askedPort, findPortFor } from './start/find-port';

const {
  positionals: [alone],
  values: { override },
} = commandLine(command);
const areas = remotes();
if (alone === 'ui') await devComponents();
const own = areas.find((area) => area === alone);
if (alone !== undefined && !own)
  endWrongUse(command, `${alone} is not a remote; there are ${areas.join(', ')}, and ui for the components`);
if (override && !own) endWrongUse(command, '--override needs an area');

if (own && override) {
  const say = (problem: string | null) => console.log(problem ?? `${own} is built again; reload the page.`);
  const { url, close } = await serveOverride({ area: own, onBuilt: say });
  process.once('SIGINT', () => void close().then(() => process.exit(0)));
  const [route] = remoteFile(own).routes;
  console.log(
    `On a site that allows overrides: ${route?.path.replace('/:id?', '')}?remote.${own}=${url} · Press Ctrl-C to stop.`,
  );
  await new Promise(() => {});
}

/** Serves only the component page, which needs no court and no database. */
async function devComponents(): Promise<never> {
  const { serveComponents } = await import('../tests/components/serve-components');
  const { url, close } = await serveComponents(await findPortFor('the page', askedPort('PORT', 8080)));
  // Vite handles SIGTERM itself
  process.once('SIGINT', () => void close().then(() => process.exit(0)));
  console.log(
    `Ready: ${url} shows every component in every state and reloads as you edit · Press Ctrl-C to stop.`,
  );
  return new Promise<never>(() => {});
}

const court = await loadCourt(process.env.COURT ?? 'txwb');
const database = await startDatabaseProcess({
  port: await findPortFor('the database', askedPort('DATABASE_PORT', 9000)),
  dataDir: process.env.DATA_DIR ?? '.data',
  onRestart: (sentence) => console.log(sentence),
}).catch((error) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});

const served = areas.filter((area) => alone === undefined || area === alone);
const host = await findPortFor('the page', askedPort('PORT', 8080));
const ports: NonNullable<DevOrder['ports']> = { host };
const taken = [host];
for (const area of served) {
  const port = await findPortFor(area, remoteFile(area).port, taken);
  taken.push(port);
  ports[area] = port;
}

const fill = () => topUpSample({ court, database: `${database.url}?ns=${court.code}` });
const [servers] = await Promise.all([
  timedStep(`Building ${alone ?? 'host and areas'}`, () =>
    startDevServers({
      areas: served,
      alone: alone !== undefined,
      database: database.url,
      court: court.code,
      ports,
    }),
  ),
  court.sample && timedStep(`Filling the database with the sample court ${court.code}`, fill),
]);

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    console.log('Ending …');
    void servers
      .close()
      .then(() => database.stop())
      .then(() => process.exit(0));
  });
}
console.log(
  `Ready: ${servers.url} reloads as you edit · database ${database.url} · Press Ctrl-C to stop everything.`,
);
