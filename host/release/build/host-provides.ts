import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Release } from '@court/contract';
import { accepts, CONTRACT, FEDERATION_VERSION, hostProvides } from '@court/federation/share-list';
import { ROOT } from './workspaces';

/** A file of the host that every page names. */
export type HostFile = { file: string; integrity: string };

/** What pages need to know of a release of the host. `theme` holds back the first paint. */
export type HostFiles = {
  version: string;
  contract: number;
  /** modules it provides to remotes, with their versions */
  provides: Record<string, string>;
  /** what its contract exports at run time */
  exports: string[];
  theme: HostFile;
  scripts: HostFile[];
  styles: HostFile[];
  /** lists all of its files; absent in records of older versions */
  list?: HostFile;
};

/** What a host built from the present sources provides to remotes: module → version. */
export function providedModules(): Record<string, string> {
  return { '@module-federation/enhanced': FEDERATION_VERSION, ...hostProvides('production') };
}

/** The names that the contract of the present sources exports at run time, sorted. */
export function contractExports(index = join(ROOT, 'shared/contract/index.ts')): string[] {
  const names: string[] = [];
  for (const [, list = ''] of readFileSync(index, 'utf8').matchAll(/^export \{([^}]*)\}/gm))
    for (const one of list.split(',')) {
      const name = one.trim();
      if (name && !name.startsWith('type ')) names.push(name.split(/\s+as\s+/).at(-1) ?? name);
    }
  return names.sort();
}

type Host = Pick<HostFiles, 'contract' | 'provides' | 'exports'>;

/**
 * Why a host cannot run a release, in words; null if it can. A library's range starts at the minor version that the release was
 * built with, so an older host is refused. The page compares for itself, before it downloads.
 */
export function incompatibility(
  { contract, provides, exports }: Host,
  release: Pick<Release, 'contract' | 'needs' | 'uses'>,
): string | null {
  if (release.contract !== contract) return `it is built for contract ${release.contract}, not ${contract}`;
  for (const [name, range] of Object.entries(release.needs)) {
    const version = provides[name];
    if (version === undefined) return `it needs ${name}, which the host does not provide`;
    if (!accepts(range, version)) return `it needs ${name} ${range}, and the host provides ${version}`;
  }
  const missing = release.uses?.find((name) => !exports.includes(name));
  return missing === undefined ? null : `it uses ${missing} of the contract, which the host does not have`;
}

/** The remedy for a release that the site's host cannot run. */
export function hostRemedy(release: Pick<Release, 'contract' | 'needs' | 'uses'>): string {
  const host = { contract: CONTRACT, provides: providedModules(), exports: contractExports() };
  const why = incompatibility(host, release);
  return why === null
    ? 'Run `npm run release -- host` first, or release both together: `npm run release -- all`.'
    : `Nor does the host of this checkout: ${why}. Update this checkout to what it needs and release both together (npm run release -- all), or build it against what the host provides.`;
}
