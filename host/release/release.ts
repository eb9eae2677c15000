import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { exportDevice } from './export-device';
import { releaseAll } from './release-all';
import { releaseHost, releaseRemote, type Target } from './release-area';
import { ROOT, remotes } from './workspaces';

const USAGE = `npm run release -- <area> [--site dir] [--version v] [--court code] [--database http://host:port]
  area: host, ${remotes().join(', ')}
       npm run release -- device [--database http://host:port]
  puts the device build of the present sources into dist/device, for Capacitor`;

/** The device build from the present sources alone: a site that is served holds older releases as well. */
async function releaseDevice(target: Omit<Target, 'site'>): Promise<string> {
  const out = join(ROOT, 'dist/device');
  const site = mkdtempSync(join(tmpdir(), 'court-device-'));
  try {
    await releaseAll({ ...target, site });
    exportDevice(site, out);
  } finally {
    rmSync(site, { recursive: true, force: true });
  }
  return out;
}

/** Releases one area; returns the process's exit code. */
async function main(args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      site: { type: 'string', default: join(ROOT, 'dist/site') },
      version: { type: 'string' },
      court: { type: 'string', default: process.env.COURT ?? 'txwb' },
      database: { type: 'string' },
    },
  });
  const [area] = positionals;
  const target: Target = { site: values.site, court: values.court, database: values.database };
  if (positionals.length === 1 && area === 'device') {
    console.log(`The device build is in ${await releaseDevice(target)}`);
    return 0;
  }
  const remote = remotes().find((name) => name === area);
  if (positionals.length !== 1 || !(remote || area === 'host')) {
    console.error(USAGE);
    return 2;
  }
  if (values.version !== undefined && !/^\d+\.\d+\.\d+[0-9A-Za-z.-]*$/.test(values.version)) {
    console.error(`${values.version} is no version: write it like 1.4.0`);
    return 2;
  }
  const version = remote
    ? await releaseRemote(remote, target, values.version)
    : await releaseHost(target, values.version);
  console.log(`${area} ${version} is released to ${values.site}`);
  return 0;
}

main(process.argv.slice(2)).then(
  (code) => {
    process.exitCode = code;
  },
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  },
);
