import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { exportDevice } from './export-device';
import { releaseAll } from './release-all';
import { releaseHost, releaseRemote } from './release-area';
import { newSigningKey } from './signing-key';
import { RegistryRefusedError } from './site-identity';
import type { Target } from './site-record';
import { AreasStopError } from './stopping';
import { ROOT, remotes } from './workspaces';

const USAGE = `npm run release -- <area> [--site dir] [--version v] [--offer] [--adopt-registry]
  area: ${remotes().join(', ')}
  --offer has the site's court offer the area from now on; --adopt-registry goes on from the registry that is there,
  older than the last one or another site's
       npm run release -- host | all [--site dir] [--version v, of the host alone] [--court code]
                               [--database http://host:port] [--base /sub-path/]
                               [--allow-overrides | --no-overrides] [--accept key | none]
                               [--allow-stopping area]… [--adopt-registry]
  all releases the host and every area together; what is not given is as the site has it; --accept names a second public
  key, while keys change over; --allow-stopping lets an area of the site stop that the new host does not run
       npm run release -- device [--database http://host:port]
  puts the device build of the present sources into dist/device, for Capacitor`;

/** The device build from the present sources alone: a site that is served holds older releases as well. */
async function releaseDevice({ court, database }: Omit<Target, 'site'>): Promise<string> {
  const out = join(ROOT, 'dist/device');
  const site = mkdtempSync(join(tmpdir(), 'court-device-'));
  try {
    await releaseAll({ court, database, site }, { key: newSigningKey() });
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
      court: { type: 'string', default: process.env.COURT },
      database: { type: 'string' },
      base: { type: 'string' },
      'allow-overrides': { type: 'boolean' },
      'no-overrides': { type: 'boolean' },
      'allow-stopping': { type: 'string', multiple: true, default: [] },
      offer: { type: 'boolean', default: false },
      accept: { type: 'string' },
      'adopt-registry': { type: 'boolean' },
    },
  });
  const [area] = positionals;
  const { site, court, database, base, version, accept, offer, 'allow-stopping': allowStopping } = values;
  const overrides = values['no-overrides'] ? false : values['allow-overrides'];
  const target: Target = { site, court, database, base, overrides, adopt: values['adopt-registry'] };
  if (positionals.length === 1 && area === 'device') {
    console.log(`The device build is in ${await releaseDevice(target)}`);
    return 0;
  }
  const remote = remotes().find((name) => name === area);
  const ofHost = accept !== undefined || allowStopping.length > 0;
  const isKnown = remote ? !ofHost : !offer && (area === 'host' || (area === 'all' && version === undefined));
  if (positionals.length !== 1 || !isKnown) {
    console.error(USAGE);
    return 2;
  }
  if (version !== undefined && !/^\d+\.\d+\.\d+[0-9A-Za-z.-]*$/.test(version)) {
    console.error(`${version} is no version: write it like 1.4.0`);
    return 2;
  }
  if (area === 'all') {
    const released = await releaseAll(target, { accept, allowStopping });
    for (const { area, version } of released) console.log(`${area} ${version} is released to ${site}`);
    if (released.length === 0) console.log(`${site} runs all of these sources already: nothing to do`);
    return 0;
  }
  const released = remote
    ? await releaseRemote(remote, target, { version, offer })
    : await releaseHost(target, { version, accept, allowStopping });
  const what = `${area} ${released.version}`;
  console.log(
    released.isNew ? `${what} is released to ${site}` : `${what} is what ${site} runs already: nothing to do`,
  );
  return 0;
}

main(process.argv.slice(2)).then(
  (code) => {
    process.exitCode = code;
  },
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = error instanceof RegistryRefusedError || error instanceof AreasStopError ? 3 : 1;
  },
);
