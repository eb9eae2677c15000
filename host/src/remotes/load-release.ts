import type { Release, RemoteModule } from '@court/contract';
import type { Area } from '@court/records';
import { checkRelease, type Offer } from './check-release';
import type { Federation } from './federation';
import { halted } from './halted-releases';
import { RELEASE_LIMIT } from './limits';
import { RemoteError } from './remote-error';
import { takeDamage } from './restore-globals';
import { beginRun } from './run-note';
import { withinLimit } from './time-limit';

/** Where releases are loaded from and what they are offered. */
export type Loading = { federation: Federation; offer: Offer };

/** Brings what a release exports; rejects with whatever stood in the way. */
export type LoadRelease = (area: Area, release: Release) => Promise<RemoteModule>;

/**
 * Loads one release of an area, once. A release that is refused, or that replaced globals of the page and failed, is
 * RemoteError; try-release.ts reads all else.
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
  const container = {
    name: release.container,
    url: new URL(release.entry, document.baseURI).href,
    integrity: release.integrity,
  };
  let module: RemoteModule | undefined;
  let cause: unknown;
  try {
    module = await withinLimit(federation.load(container), RELEASE_LIMIT, `${area}@${release.version}`);
  } catch (error) {
    cause = error;
  }
  // whatever became of it, for foreign code has run
  const damage = takeDamage();
  // one that came up is not blamed for what was put back: extensions of the browser do such things too
  if (module && damage !== 'spoilt') {
    if (damage) console.error(`Globals were replaced, and put back: ${area}@${release.version}`);
    return module;
  }
  throw damage ? new RemoteError(area, release.version, 'crash', { cause }) : cause;
}
