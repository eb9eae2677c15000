import { sharedPaths } from '@court/shared/build/provide-source.mjs';
import { FEDERATION_VERSION, hostLibraries, SHARED_VERSION } from '@court/shared/build/share-list.mjs';
import type { Release } from '@court/shared/contract/registry';
import type { HostFiles } from './build-host';

/** What a host built from the present sources gives to remotes: module → version. */
export function hostGives(): Record<string, string> {
  return {
    '@module-federation/enhanced': FEDERATION_VERSION,
    ...hostLibraries('production'),
    ...Object.fromEntries(sharedPaths().map(({ path }) => [path, SHARED_VERSION])),
  };
}

type Host = Pick<HostFiles, 'contract' | 'gives'>;

/** Why a host cannot run a release, in words; null where it can. The page judges for itself, before it downloads. */
export function whyNot(
  { contract, gives }: Host,
  release: Pick<Release, 'contract' | 'needs'>,
): string | null {
  if (release.contract !== contract) return `it is built for contract ${release.contract}, not ${contract}`;
  for (const [name, range] of Object.entries(release.needs)) {
    const version = gives[name];
    if (version === undefined) return `it needs ${name}, which the host does not give`;
    if (!accepts(range, version)) return `it needs ${name} ${range}, and the host gives ${version}`;
  }
  return null;
}

/** The two forms that releases use: an exact version, and `^1.2.3`: the same first number, and nothing older. */
function accepts(range: string, version: string): boolean {
  if (!range.startsWith('^')) return range === version;
  const [wanted = [], given = []] = [range.slice(1), version].map((each) => each.split('.').map(Number));
  const different = wanted.findIndex((part, at) => part !== given[at]);
  return different === -1 || (different > 0 && (given[different] ?? 0) > (wanted[different] ?? 0));
}
