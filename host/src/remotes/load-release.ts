import { CONTRACT, type Release, type RemoteModule } from '@court/contract';
import type { Area } from '@court/domain';
import { satisfy } from '@module-federation/enhanced/runtime';
import type { Federation } from './federation';
import { RemoteError } from './remote-error';
import { beginRun, halted } from './session-releases';

/** Versions and exports that the host provides to releases. */
export type Offer = {
  /** shared module → version, including Module Federation, since releases run on the host's copy */
  provided: Readonly<Record<string, string>>;
  /** names that the page's contract exports */
  contract: ReadonlySet<string>;
  production: boolean;
};

/**
 * Refuses a release before anything of it is downloaded. Throws RemoteError `integrity` if it has no integrity.
 * Throws RemoteError `skew` for another contract version, or for a need that the host does not meet.
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

/** Module Federation, and what the host offers to a release: versions of the shared modules, and the contract's names. */
export type Loading = { federation: Federation; offer: Offer };

/** Loads a release's exports. Rejects with any error. */
export type LoadRelease = (area: Area, release: Release) => Promise<RemoteModule>;

/**
 * Loads one release of an area, once. Rejects with a RemoteError if the release is refused. try-release.ts classifies
 * all other errors.
 */
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
