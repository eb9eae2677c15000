import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { commandLine } from '../court-data/command-line/command-line.mjs';
import command from './preview.command.json';
import { serveSite } from './release/site/serve-site';
import { openSite } from './release/site/site-record';
import { startDatabaseProcess } from './start/database-process';
import { askedPort, findPort } from './start/find-port';

commandLine(command);
const site = process.env.SITE_DIR ?? 'dist/site';
if (!existsSync(join(site, '.site.json'))) {
  console.error(`There is no site in ${site}. Make one with "npm run build", or run "npm start".`);
  process.exit(1);
}

const answers = (url: string) =>
  fetch(`${url}/.json?ns=none&shallow=true`).then(
    () => true,
    () => false,
  );

/** Starts the site's database if it is on this machine and not running. Otherwise returns null. */
async function startDatabase(address: string | undefined) {
  if (address === undefined) return null;
  const { hostname, port } = new URL(address);
  if (hostname !== 'localhost' || (await answers(address))) return null;
  const dataDir = process.env.DATA_DIR ?? '.data';
  return startDatabaseProcess({ port: Number(port), dataDir, onRestart: console.log });
}

try {
  const { database: address, court } = openSite({ site });
  const database = await startDatabase(address);
  const server = await serveSite({ site, port: await findPort(askedPort('PORT', 8080)) });
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, async () => {
      await Promise.all([server.close(), database?.stop()]);
      process.exit(0);
    });
  const reads = address ? `reads ${court} of ${address}` : `reads ${court}`;
  console.log(`Ready: ${server.url}/calendar as built, ${reads} · Press Ctrl-C to stop.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
