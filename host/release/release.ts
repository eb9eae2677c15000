import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AREAS } from '@court/records';
import { commandLine, endWrongUse } from '../../scripts/command-line/command-line.mjs';
import { exportDevice } from './export-device';
import command from './release.command.json';
import { releaseAll } from './release-all';
import { releaseHost, releaseRemote } from './release-area';
import { newSigningKey } from './signing-key';
import { RegistryRefusedError } from './site-identity';
import type { Target } from './site-record';
import { ROOT, remotes } from './workspaces';

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
async function main(): Promise<number> {
  const { values, positionals } = commandLine(command);
  const [area] = positionals;
  const {
    site = join(ROOT, 'dist/site'),
    court = process.env.COURT,
    database,
    base,
    version,
    accept,
    prebuilt,
  } = values;
  const overrides = values['no-overrides'] ? false : values['allow-overrides'] || undefined;
  const target: Target = { site, court, database, base, overrides, adopt: values['adopt-registry'] };
  if (area === 'device') {
    console.log(`The device build is in ${await releaseDevice(target)}`);
    return 0;
  }
  const areas = prebuilt === undefined ? remotes() : AREAS;
  const remote = areas.find((name) => name === area);
  if (!remote && area !== 'host')
    endWrongUse(command, `${area} is not an area; there are host, ${areas.join(', ')}`);
  if (!remote && prebuilt !== undefined) endWrongUse(command, '--prebuilt belongs to a release of a remote');
  if (remote && accept !== undefined) endWrongUse(command, '--accept belongs to a release of the host');
  if (version !== undefined && !/^\d+\.\d+\.\d+[0-9A-Za-z.-]*$/.test(version))
    endWrongUse(command, `${version} is not a version; write it like 1.4.0`);
  const released = remote
    ? await releaseRemote(remote, target, { version, prebuilt })
    : await releaseHost(target, { version, accept });
  const what = `${area} ${released.version}`;
  console.log(
    released.isNew ? `${what} is released to ${site}` : `${what} is what ${site} runs already: nothing to do`,
  );
  return 0;
}

main().then(
  (code) => {
    process.exitCode = code;
  },
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = error instanceof RegistryRefusedError ? 3 : 1;
  },
);
