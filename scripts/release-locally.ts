import { existsSync } from 'node:fs';
import { remotes } from '../host/release/build/workspaces';
import { changeCourts } from '../host/release/change-courts';
import { releaseAll } from '../host/release/release-all';
import { checkoutCourts } from '../host/release/site/court-file';
import { KEY_FILE, makeKeyFile } from '../host/release/site/signing-key';
import { type SiteCourts, siteCourts } from '../host/release/site/site-courts';
import { openSite } from '../host/release/site/site-record';

/** `database` holds the data of all courts; empty: each is read from where its file says. */
type Target = { site: string; database: string; court: string };

/**
 * Brings a developer's own site up to date with the checkout: its sources, and its courts' files; where `from` is given, it
 * has the one court alone, whose data are there. Makes a key for it. Returns what is new.
 */
export async function releaseLocally(
  { from = null, ...target }: Target & { from?: string | null },
  say: (sentence: string) => void,
) {
  if (!process.env.RELEASE_KEY && !existsSync(KEY_FILE)) {
    makeKeyFile();
    say('A key that signs releases was made for this machine: .keys/release.pem.');
  }
  const { site, court } = target;
  // code first, for the courts that the site has: one of them need not be the one that is asked for
  const isNew = siteCourts(openSite({ site })) === null;
  const released = await releaseAll(isNew ? target : { site }, { changedOnly: true });
  const courts = localCourts(checkoutCourts(), court, remotes());
  await changeCourts(target, () => (from === null ? courts : readFrom(courts, court, from)));
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

/** The court `code` alone, its data at the address `from`. */
export function readFrom(courts: SiteCourts, code: string, from: string): SiteCourts {
  return courts
    .filter((court) => court.code === code)
    .map((court) => ({
      ...court,
      instance: '(default)',
      client: { ...court.client, databaseURL: from },
    }));
}
