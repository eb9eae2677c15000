import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Release } from '@court/contract';
import { accepts, CONTRACT, FEDERATION_VERSION, hostProvides } from '@court/federation/share-list';
import { ROOT } from './workspaces';

/** A file of the host that every page loads. */
export type HostFile = { file: string; integrity: string };

/** The facts of a host release that pages need. `theme`: the script that blocks the first paint. */
export type HostFiles = {
  version: string;
  contract: number;
  /** modules it provides to remotes, with their versions */
  provides: Record<string, string>;
  /** run-time exports of its contract */
  exports: string[];
  theme: HostFile;
  scripts: HostFile[];
  styles: HostFile[];
  /** the list of all its files; absent in records of older versions */
  list?: HostFile;
};

/** The modules that a host built from the current sources provides to remotes: module → version. */
export function providedModules(): Record<string, string> {
  return { '@module-federation/enhanced': FEDERATION_VERSION, ...hostProvides('production') };
}

/** The run-time exports of the contract in the current sources, sorted. */
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
 * The reason why a host cannot run a release. Null if it can. A library's range starts at the minor version with which
 * the release was built, so an older host is refused. The page checks this too, before it downloads a release.
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
