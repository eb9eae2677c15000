import { checkoutCourts } from './site/court-file';
import { readHost } from './site/host-record';
import { renewed } from './site/registry-file';
import { readSigningKey } from './site/signing-key';
import { siteChanges } from './site/site-compose';
import { type SiteCourts, siteCourts } from './site/site-courts';
import { ownRegistry, rememberWritten } from './site/site-identity';
import { takenKeys } from './site/site-keys';
import { withSite } from './site/site-lock';
import { openSite, type Target } from './site/site-record';
import { writeSite } from './site/site-write';

/**
 * Changes the courts of a site, and how it is composed where `target` says so, and makes all its pages anew from the releases
 * that it runs. `worker`: whether the site has a service worker from now on; `off` ends those that devices have. Throws NoHostError and CourtFileError.
 */
export async function changeCourts(
  target: Target,
  changed: (courts: SiteCourts) => SiteCourts,
  key = readSigningKey(),
  worker?: 'on' | 'off',
): Promise<void> {
  const site = openSite(target);
  await withSite(site.top, () => {
    const host = readHost(site.folder);
    const found = ownRegistry(site, takenKeys(site.top, host, key), key);
    // later than before: what devices keep of the site's pages is made anew
    const registry = renewed(found, Date.now(), worker);
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

/** A place in a court's configuration, and what stands there before and after; undefined: nothing. */
export type Difference = { place: string; before: unknown; after: unknown };

/** What differs between two configurations, by the smallest places; lists count as one. */
export function differences(before: unknown, after: unknown, place = ''): Difference[] {
  if (isRecord(before) && isRecord(after))
    return [...new Set([...Object.keys(before), ...Object.keys(after)])]
      .sort()
      .flatMap((key) => differences(before[key], after[key], place ? `${place}.${key}` : key));
  return JSON.stringify(before) === JSON.stringify(after) ? [] : [{ place, before, after }];
}

/** A difference as two lines that a person reads. */
export const differenceLines = ({ place, before, after }: Difference) => [
  ...(before === undefined ? [] : [`- ${place}: ${JSON.stringify(before)}`]),
  ...(after === undefined ? [] : [`+ ${place}: ${JSON.stringify(after)}`]),
];

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
