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
 * Changes the courts of a site, and its settings if `target` names some. Then composes all pages again from the site's
 * current releases. `worker`: whether the site has a service worker from now on. `off` removes it from devices. Throws
 * NoHostError and CourtFileError.
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
    // a later time than before, so that devices renew their cached pages
    const registry = renewed(found, Date.now(), worker);
    const courts = changed(siteCourts(site) ?? checkoutCourts());
    writeSite(site.top, siteChanges({ site, registry, host, courts }, 'all', key));
    rememberWritten(site, registry, key);
  });
}

/** The courts with `court` added, or replaced if its code exists. */
export const withCourt = (courts: SiteCourts, court: SiteCourts[number]): SiteCourts => [
  ...courts.filter(({ code }) => code !== court.code),
  court,
];

/** A path in a court's configuration with its old and new value. Undefined means absent. */
export type Difference = { place: string; before: unknown; after: unknown };

/** The differences between two configurations, by the deepest path. A list counts as one value. */
export function differences(before: unknown, after: unknown, place = ''): Difference[] {
  if (isRecord(before) && isRecord(after))
    return [...new Set([...Object.keys(before), ...Object.keys(after)])]
      .sort()
      .flatMap((key) => differences(before[key], after[key], place ? `${place}.${key}` : key));
  return JSON.stringify(before) === JSON.stringify(after) ? [] : [{ place, before, after }];
}

/** A difference as two lines of text. */
export const differenceLines = ({ place, before, after }: Difference) => [
  ...(before === undefined ? [] : [`- ${place}: ${JSON.stringify(before)}`]),
  ...(after === undefined ? [] : [`+ ${place}: ${JSON.stringify(after)}`]),
];

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
