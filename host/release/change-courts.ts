import { checkoutCourts } from './court-file';
import { readHost } from './host-record';
import { readSigningKey } from './signing-key';
import { siteChanges } from './site-compose';
import { type SiteCourts, siteCourts } from './site-courts';
import { ownRegistry, rememberWritten } from './site-identity';
import { takenKeys } from './site-keys';
import { withSite } from './site-lock';
import { openSite, type Target } from './site-record';
import { writeSite } from './site-write';

/**
 * Changes the courts of a site, and how it is composed where `target` says so, and makes all its pages anew from the releases
 * that it runs. Throws NoHostError, OldHostError and CourtFileError.
 */
export async function changeCourts(
  target: Target,
  changed: (courts: SiteCourts) => SiteCourts,
  key = readSigningKey(),
): Promise<void> {
  const site = openSite(target);
  await withSite(site.top, () => {
    const host = readHost(site.folder);
    const registry = ownRegistry(site, takenKeys(site.top, host, key), key);
    const courts = changed(siteCourts(site) ?? checkoutCourts());
    writeSite(site.top, siteChanges({ site, registry, host, courts }, 'all', key));
    rememberWritten(site, registry, key);
  });
}

/** The courts with `court` among them, in the place of the one of its code. */
export const withCourt = (courts: SiteCourts, court: SiteCourts[number]): SiteCourts => [
  ...courts.filter(({ code }) => code !== court.code),
  court,
];
