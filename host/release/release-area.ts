import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Area } from '@court/shared/records/court-defaults';
import { buildHost, type HostFiles } from './build-host';
import { buildRemote } from './build-remote';
import { writeSite } from './compose-pages';
import { readCourt, readCourts } from './court-file';
import { putFiles, putText } from './put-files';
import { readRegistry, withRelease } from './registry-file';
import { remoteFile } from './workspaces';

/** Where a release goes: `court` is the desktop build's. `database` replaces the courts' own server. */
export type Target = { site: string; court: string; database?: string | undefined };

/** A site no host has been released to: it has no pages yet. */
export class NoHostError extends Error {
  override name = 'NoHostError';
  constructor(site: string) {
    super(`${site} has no host yet: run \`npm run release -- host\` first.`);
  }
}

/** A host that an older version of this repository released: its pages cannot be composed any more. */
export class OldHostError extends Error {
  override name = 'OldHostError';
  constructor(site: string, lacks: string) {
    super(
      `${site} holds a host without "${lacks}", as an older version released it: run \`npm run release -- host\` first.`,
    );
  }
}

const hostFile = (site: string) => join(site, '.host.json');

/** Builds and releases the host: its files go to `<site>/assets`, beside those of earlier ones. */
export async function releaseHost(target: Target, version?: string): Promise<string> {
  const { folder, files } = await buildHost(version);
  try {
    putFiles(folder, join(target.site, 'assets'), { whole: false });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  putText(hostFile(target.site), JSON.stringify(files));
  composeSite(target);
  return files.version;
}

/** Builds and releases one remote; touches no file of the host or of another remote. Returns the version. */
export async function releaseRemote(area: Area, target: Target, version?: string): Promise<string> {
  const { folder, release } = await buildRemote({ area, version });
  try {
    putFiles(folder, join(target.site, area, release.version), { whole: true });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  const registry = withRelease(readRegistry(target.site), area, release, remoteFile(area), Date.now());
  if (existsSync(hostFile(target.site))) composeSite(target, registry);
  else putText(join(target.site, 'registry.json'), `${JSON.stringify(registry, null, 2)}\n`);
  return release.version;
}

/** Composes the pages of what is released. Throws NoHostError and OldHostError. */
export function composeSite({ site, court, database }: Target, registry = readRegistry(site)): void {
  if (!existsSync(hostFile(site))) throw new NoHostError(site);
  const host = readHost(site);
  writeSite(site, { registry, court: readCourt(court, database), courts: readCourts(database), host });
}

const HOST_PARTS = ['version', 'theme', 'scripts', 'styles'] as const satisfies (keyof HostFiles)[];

function readHost(site: string): HostFiles {
  const host = JSON.parse(readFileSync(hostFile(site), 'utf8')) as HostFiles;
  const lacks = HOST_PARTS.find((part) => !host[part]);
  if (lacks) throw new OldHostError(site, lacks);
  return host;
}
