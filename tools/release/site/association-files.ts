import type { Registry } from '@court/contract';
import type { SiteCourts } from './site-courts';
import type { Site } from './site-record';
import type { SiteChanges } from './site-write';

const OPEN = '/:id?';

/** Paths where Apple's and Google's phones look, at the top of a host, also for a site with a base path. */
export const APPLE_FILE = '.well-known/apple-app-site-association';
export const GOOGLE_FILE = '.well-known/assetlinks.json';

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

/**
 * The files that phones read before a site's links open its court's apps (`apps` in the court's file). Apple's file
 * lists the addresses of the areas that the court offers, Google's the app's certificates. Null, which removes the
 * file, if the court has no such app.
 */
export function associationFiles(
  { base, court: code }: Pick<Site, 'base' | 'court'>,
  courts: SiteCourts,
  registry: Registry,
): SiteChanges {
  const court = courts.find((each) => each.code === code);
  const { ios = [], android = [] } = court?.apps ?? {};
  const routes = (court?.modules ?? []).flatMap((area) => registry.areas[area]?.current.routes ?? []);
  const paths = routes.flatMap(({ path }) => {
    const fixed = base.slice(0, -1) + path.replace(OPEN, '');
    return path.endsWith(OPEN) ? [fixed, `${fixed}/*`] : [fixed];
  });
  const components = [...new Set(paths)].sort().map((path) => ({ '/': path }));
  const targets = android.map(({ package: name, fingerprints }) => ({
    relation: ['delegate_permission/common.handle_all_urls'],
    target: { namespace: 'android_app', package_name: name, sha256_cert_fingerprints: fingerprints },
  }));
  return new Map([
    [APPLE_FILE, ios.length > 0 ? json({ applinks: { details: [{ appIDs: ios, components }] } }) : null],
    [GOOGLE_FILE, targets.length > 0 ? json(targets) : null],
  ]);
}
