import { existsSync } from 'node:fs';
import { remotes } from '../release/build/workspaces';
import { changeCourts } from '../release/change-courts';
import { releaseAll } from '../release/release-all';
import { checkoutCourts } from '../release/site/court-file';
import { KEY_FILE, makeKeyFile } from '../release/site/signing-key';
import { type SiteCourts, siteCourts } from '../release/site/site-courts';
import { openSite } from '../release/site/site-record';

/** `database` has the data of all courts. If it is empty, each court is read from the address in its file. */
type Target = { site: string; database: string; court: string };

/**
 * Updates a developer's own site to the checkout's sources and court files. With `from`, the site has only that
 * court, read from that address. Creates a signing key if there is none. Returns the new releases.
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
  // releases the code first, for the site's present courts: the requested court need not be one of them
  const isNew = siteCourts(openSite({ site })) === null;
  const released = await releaseAll(isNew ? target : { site }, { changedOnly: true });
  const courts = localCourts(checkoutCourts(), court, remotes());
  await changeCourts(target, () => (from === null ? courts : readFrom(courts, court, from)));
  return released;
}

/**
 * The courts of a developer's own site: those of the checkout. The desktop's court also offers each area of the
 * checkout that no court's file names, so that a developer can see a new area before any court's file names it.
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

/** Only the court `code`, with its data at the address `from`. */
export function readFrom(courts: SiteCourts, code: string, from: string): SiteCourts {
  return courts
    .filter((court) => court.code === code)
    .map((court) => ({
      ...court,
      instance: '(default)',
      client: { ...court.client, databaseURL: from },
    }));
}
