import type { Release } from '@court/shared/contract/registry';
import type { RemoteModule } from '@court/shared/contract/remote-module';
import { checkRelease, type Offer } from './check-release';
import type { Federation } from './federation';
import { RELEASE_LIMIT } from './limits';
import { withinLimit } from './time-limit';

/** Where releases are loaded from and what they are offered. */
export type Loading = { federation: Federation; offer: Offer };

/** Brings what a release exports; rejects with whatever stood in the way. */
export type LoadRelease = (area: string, release: Release) => Promise<RemoteModule>;

/** Loads one release of an area, once. A release that is refused is RemoteError; remote-error-of.ts reads all else. */
export async function loadRelease(
  area: string,
  release: Release,
  { federation, offer }: Loading,
): Promise<RemoteModule> {
  checkRelease(area, release, offer);
  const container = {
    name: release.container,
    url: new URL(release.entry, document.baseURI).href,
    integrity: release.integrity,
  };
  return await withinLimit(federation.load(container), RELEASE_LIMIT, `${area}@${release.version}`);
}
