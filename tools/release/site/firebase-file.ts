import type { PageCourt, Registry } from '@court/contract';
import { workerSecurity } from '../pages/content-security';
import { APPLE_FILE } from './association-files';
import type { Site } from './site-record';

const IMMUTABLE = 'public, max-age=31536000, immutable';
const OPEN = '/:id?';

const header = (key: string, value: string) => ({ key, value });

/**
 * The `firebase.json` of a site, stored in the site so that `firebase deploy` can deploy the folder as it is. Pages
 * contain their own policy. The headers add what only a header can set.
 */
export function firebaseFile(
  { base, overrides }: Pick<Site, 'base' | 'overrides'>,
  registry: Registry,
  courts: readonly PageCourt[],
) {
  const routes = Object.values(registry.areas).flatMap((area) => area?.current.routes ?? []);
  const open = routes
    .filter(({ path }) => path.endsWith(OPEN))
    .map(({ path }) => base + path.slice(1, -OPEN.length))
    .sort();
  const immutable = (source: string) => ({ source, headers: [header('Cache-Control', IMMUTABLE)] });
  return {
    hosting: {
      public: '.',
      ignore: ['firebase.json', '**/headers.json', '**/.*', '**/.!(well-known)/**', '**/node_modules/**'],
      // the site contains the association files of the court's apps, or there are none
      appAssociation: 'NONE',
      cleanUrls: true,
      trailingSlash: false,
      ...(base === '/' ? {} : { redirects: [{ source: '/', destination: base.slice(0, -1), type: 302 }] }),
      rewrites: open.map((path) => ({ source: `${path}/*`, destination: `${path}.html` })),
      headers: [
        {
          source: '**',
          headers: [
            header('Cache-Control', 'no-cache'),
            header('Content-Security-Policy', "frame-ancestors 'none'"),
            ...(overrides ? [] : [header('Integrity-Policy', 'blocked-destinations=(script)')]),
            header('X-Content-Type-Options', 'nosniff'),
            header('Referrer-Policy', 'strict-origin-when-cross-origin'),
            header('Cross-Origin-Opener-Policy', 'same-origin'),
          ],
        },
        // Google's map: the only document that may be framed, and whose scripts have no integrity
        ...['', '.html'].map((ending) => ({
          source: `${base}google-map${ending}`,
          headers: [
            header('Content-Security-Policy', "frame-ancestors 'self'"),
            header('Integrity-Policy', 'blocked-destinations=()'),
          ],
        })),
        {
          source: `${base}service-worker.js`,
          headers: [
            header('Content-Security-Policy', workerSecurity(courts)),
            header('Service-Worker-Allowed', base === '/' ? base : base.slice(0, -1)),
          ],
        },
        { source: `/${APPLE_FILE}`, headers: [header('Content-Type', 'application/json')] },
        immutable(`${base}assets/**`),
        immutable(`${base}mfe-*/**`),
      ],
    },
  };
}
