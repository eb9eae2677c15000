import { existsSync } from 'node:fs';
import { remotes } from '../host/release/build/workspaces';
import { changeCourts } from '../host/release/change-courts';
import { releaseAll } from '../host/release/release-all';
import { checkoutCourts } from '../host/release/site/court-file';
import { KEY_FILE, makeKeyFile } from '../host/release/site/signing-key';
import type { SiteCourts } from '../host/release/site/site-courts';

type Target = { site: string; database: string; court: string };

/**
 * Brings a developer's own site up to date with the checkout: its sources, and its courts' files. Makes a key for it. Returns
 * what is new.
 */
export async function releaseLocally(target: Target, say: (sentence: string) => void) {
  if (!process.env.RELEASE_KEY && !existsSync(KEY_FILE)) {
    makeKeyFile();
    say('A key that signs releases was made for this machine: .keys/release.pem.');
  }
  const released = await releaseAll(target, { changedOnly: true });
  await changeCourts(target, () => localCourts(checkoutCourts(), target.court, remotes()));
  return released;
}

/**
 * The courts of a developer's own site: those of the checkout, and the desktop's court offers besides each area of the checkout
 * that no court knows yet, so that a new one can be looked at before any court's file names it.
 */
export function localCourts(
  courts: SiteCourts,
  desktop: string,
  areas: SiteCourts[number]['modules'],
): SiteCourts {
  const known = new Set(courts.flatMap(({ modules }) => modules));
  const fresh = areas.filter((area) => !known.has(area));
  return courts.map((court) =>
    court.code === desktop ? { ...court, modules: [...court.modules, ...fresh] } : court,
  );
}
