import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { AREAS } from '@court/records';
import { exportDevice } from './export-device';
import { releaseAll } from './release-all';
import { releaseHost, releaseRemote } from './release-area';
import { newSigningKey } from './signing-key';
import { RegistryRefusedError } from './site-identity';
import type { Target } from './site-record';
import { ROOT, remotes } from './workspaces';

const USAGE = `npm run release -- <area> [--site dir] [--version v] [--court code] [--database http://host:port]
                               [--base /sub-path/] [--allow-overrides | --no-overrides] [--accept key | none]
                               [--adopt-registry] [--prebuilt folder]
  area: host, ${remotes().join(', ')}
  what is not given is as the site has it; --accept (of the host) names a second public key, while keys change over;
  --adopt-registry goes on from the registry that is there, older than the last one or another site's
  --prebuilt (of a remote) releases what another repository has built in a folder: docs/other-repositories.md
       npm run release -- device [--database http://host:port]
  puts the device build of the present sources into dist/device, for Capacitor`;

/** The device build from the present sources alone: a site that is served holds older releases as well. */
async function releaseDevice({ court, database }: Omit<Target, 'site'>): Promise<string> {
  const out = join(ROOT, 'dist/device');
  const site = mkdtempSync(join(tmpdir(), 'court-device-'));
  try {
    await releaseAll({ court, database, site }, newSigningKey());
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
      accept: { type: 'string' },
      'adopt-registry': { type: 'boolean' },
      prebuilt: { type: 'string' },
    },
  });
  const [area] = positionals;
  const { site, court, database, base, version, accept, prebuilt } = values;
  const overrides = values['no-overrides'] ? false : values['allow-overrides'];
  const target: Target = { site, court, database, base, overrides, adopt: values['adopt-registry'] };
  if (positionals.length === 1 && area === 'device') {
    console.log(`The device build is in ${await releaseDevice(target)}`);
    return 0;
  }
  const remote = (prebuilt === undefined ? remotes() : AREAS).find((name) => name === area);
  const isForeign = remote ? accept !== undefined : prebuilt !== undefined;
  if (positionals.length !== 1 || !(remote || area === 'host') || isForeign) {
    console.error(USAGE);
    return 2;
  }
  if (version !== undefined && !/^\d+\.\d+\.\d+[0-9A-Za-z.-]*$/.test(version)) {
    console.error(`${version} is no version: write it like 1.4.0`);
    return 2;
  }
  const released = remote
    ? await releaseRemote(remote, target, { version, prebuilt })
    : await releaseHost(target, { version, accept });
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
    process.exitCode = error instanceof RegistryRefusedError ? 3 : 1;
  },
);
