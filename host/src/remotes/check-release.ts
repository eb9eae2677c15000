import { CONTRACT, type Release } from '@court/contract';
import type { ProvidedModules } from '@court/federation/shared-scope';
import { satisfy } from '@module-federation/enhanced/runtime';
import { RemoteError } from './remote-error';

/** What the host offers to releases. */
export type Offer = {
  provided: ProvidedModules;
  /** names that the page's contract exports */
  contract: ReadonlySet<string>;
  federationVersion: string;
  production: boolean;
};

/** Key in a release's needs for the Module Federation it was built with: it runs on the host's copy. */
export const FEDERATION = '@module-federation/enhanced';

/**
 * Refuses a release before anything of it is downloaded: no integrity, another contract, or a need the host does not
 * meet. Throws RemoteError `integrity` or `skew`.
 */
export function checkRelease(area: string, release: Release, offer: Offer): void {
  const refuse = (failure: 'integrity' | 'skew', why: string) => {
    throw new RemoteError(area, release.version, failure, { cause: new Error(why) });
  };
  if (offer.production && !/^sha384-[A-Za-z0-9+/]{64}$/.test(release.integrity ?? ''))
    refuse('integrity', 'the registry has no integrity for it');
  if (release.contract !== CONTRACT) refuse('skew', `contract ${release.contract}, here ${CONTRACT}`);
  for (const [name, range] of Object.entries(release.needs)) {
    const version = name === FEDERATION ? offer.federationVersion : offer.provided[name]?.version;
    const met = version !== undefined && satisfy(version, range);
    if (!met) refuse('skew', `needs ${name} ${range}, here ${version ?? 'none'}`);
  }
  const missing = release.uses?.find((name) => !offer.contract.has(name));
  if (missing !== undefined) refuse('skew', `uses ${missing} of the contract, which is not here`);
}
