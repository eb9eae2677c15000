import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AreaRoute, MenuItem } from '@court/contract';
import { AREAS, type Area } from '@court/records';

/** Root of the repository. */
export const ROOT = join(import.meta.dirname, '../..');

/** `remote.json` of a remote's workspace: what the host has to know of it before it runs. */
export type RemoteFile = { port: number; routes: AreaRoute[]; menu: MenuItem[] };

/** Workspaces of this repository that are remotes: those with a remote.json. */
export function remotes(): Area[] {
  return AREAS.filter((area) => existsSync(join(ROOT, area, 'remote.json')));
}

export function remoteFile(area: Area): RemoteFile {
  return JSON.parse(readFileSync(join(ROOT, area, 'remote.json'), 'utf8')) as RemoteFile;
}

export function packageVersion(workspace: string): string {
  const text = readFileSync(join(ROOT, workspace, 'package.json'), 'utf8');
  return (JSON.parse(text) as { version: string }).version;
}
