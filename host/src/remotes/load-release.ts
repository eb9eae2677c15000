import type { Release } from '@court/shared/contract/registry';
import type { RemoteModule } from '@court/shared/contract/remote-module';
import { checkRelease, type Offer } from './check-release';
import { classifyFailure, lostFile } from './classify-failure';
import type { Federation } from './federation';
import { RELEASE_LIMIT } from './limits';
import { refetchRelease } from './refetch-release';
import { RemoteError } from './remote-error';
import { withinLimit } from './time-limit';

/** Where releases are loaded from and what they are offered. */
export type Loading = { federation: Federation; offer: Offer };

/** Brings what a release exports; throws RemoteError. */
export type LoadRelease = (area: string, release: Release, attempt: Attempt) => Promise<RemoteModule>;

/** `afresh`: the files' copies in the browser's cache are not trusted; for an attempt a person asked for. */
export type Attempt = { afresh: boolean };

/**
 * Loads one release of an area. A network or integrity failure is tried once more with fresh copies of its files.
 * Throws RemoteError and nothing else.
 */
export async function loadRelease(
  area: string,
  release: Release,
  { federation, offer }: Loading,
  { afresh }: Attempt,
): Promise<RemoteModule> {
  checkRelease(area, release, offer);
  const container = {
    name: release.container,
    url: new URL(release.entry, document.baseURI).href,
    integrity: release.integrity,
  };
  const attempt = async () => {
    try {
      return await withinLimit(federation.load(container), RELEASE_LIMIT, `${area}@${release.version}`);
    } catch (cause) {
      const failure = await classifyFailure(cause, release);
      throw new RemoteError(area, release.version, failure, { cause });
    }
  };
  if (afresh) await refetchRelease(release);
  try {
    return await attempt();
  } catch (error) {
    if (!(error instanceof RemoteError) || !['network', 'integrity'].includes(error.failure)) throw error;
    const lost = error.cause instanceof Error ? lostFile(error.cause) : null;
    await refetchRelease(release, lost?.request);
    return await attempt();
  }
}
