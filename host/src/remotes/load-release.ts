import { CONTRACT, type Release, type RemoteModule } from '@court/contract';
import type { Area } from '@court/records';
import { satisfy } from '@module-federation/enhanced/runtime';
import type { Federation } from './federation';
import { RemoteError } from './remote-error';
import { beginRun, halted } from './session-releases';

/** What the host offers to releases. */
export type Offer = {
  /** shared module → version, and that of Module Federation, since releases run on the host's copy */
  provided: Readonly<Record<string, string>>;
  /** names that the page's contract exports */
  contract: ReadonlySet<string>;
  production: boolean;
};

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
    const version = offer.provided[name];
    const met = version !== undefined && satisfy(version, range);
    if (!met) refuse('skew', `needs ${name} ${range}, here ${version ?? 'none'}`);
  }
  const missing = release.uses?.find((name) => !offer.contract.has(name));
  if (missing !== undefined) refuse('skew', `uses ${missing} of the contract, which is not here`);
}

/** Where releases are loaded from and what they are offered. */
export type Loading = { federation: Federation; offer: Offer };

/** Brings what a release exports; rejects with whatever stood in the way. */
export type LoadRelease = (area: Area, release: Release) => Promise<RemoteModule>;

/** Loads one release of an area, once. A release that is refused is a RemoteError; try-release.ts reads all else. */
export async function loadRelease(
  area: Area,
  release: Release,
  { federation, offer }: Loading,
): Promise<RemoteModule> {
  checkRelease(area, release, offer);
  if (halted.has(release.container)) {
    federation.refuse();
    throw new RemoteError(area, release.version, 'hang');
  }
  beginRun(release.container);
  return await federation.load({
    name: release.container,
    url: new URL(release.entry, document.baseURI).href,
    integrity: release.integrity,
  });
}
