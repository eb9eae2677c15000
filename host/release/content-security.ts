import type { PageCourt } from '@court/contract';
import { scriptHash } from './integrity';

/** The default policy is the host's own; everything else is refused. */
const TRUSTED_TYPES = 'default';

/** A developer's own machine, on the ports of remotes under development. */
const DEVELOPERS = [4101, 4102, 4103, 4104, 4105].map((port) => `http://localhost:${port}`);

/** What a page's policy rests on: `inline` are the texts of the inline scripts it may run. */
export type Allowed = { courts: PageCourt[]; inline: string[]; overrides: boolean };

/** The page's Content-Security-Policy. `forMeta` leaves out what browsers take from a header alone. */
export function contentSecurity({ courts, inline, overrides }: Allowed, forMeta = false): string {
  const databases = courts.flatMap(({ client }) => databaseSources(client.databaseURL));
  const reports = courts.flatMap(({ reportsTo }) => (reportsTo ? [new URL(reportsTo).origin] : []));
  const developers = overrides ? DEVELOPERS : [];
  return [
    "default-src 'none'",
    ["script-src 'self'", ...inline.map(scriptHash), ...developers].join(' '),
    ["style-src 'self'", ...developers].join(' '),
    "img-src 'self' data:",
    ["connect-src 'self'", ...new Set([...databases, ...reports]), ...developers].join(' '),
    // Google's map stands in a document of its own; every other page of the site refuses to be framed
    ...(courts.some(({ mapsKey }) => mapsKey) ? ["frame-src 'self'"] : []),
    "base-uri 'none'",
    "form-action 'none'",
    "object-src 'none'",
    ...(forMeta ? [] : ["frame-ancestors 'none'"]),
    "require-trusted-types-for 'script'",
    `trusted-types ${TRUSTED_TYPES}`,
  ].join('; ');
}

/** Hosts that Google's maps come from, as Google names them for a policy by hosts. */
const GOOGLE = ['https://*.googleapis.com', 'https://*.gstatic.com', 'https://*.google.com'].join(' ');
const PICTURES = 'https://*.googleusercontent.com https://*.ggpht.com';

/**
 * The policy of the document that Google's map stands in, as Google asks for it
 * (https://developers.google.com/maps/documentation/javascript/content-security-policy). `forMeta` as above.
 */
export function googleSecurity(forMeta = false): string {
  return [
    "default-src 'none'",
    `script-src 'self' 'unsafe-eval' blob: ${GOOGLE} ${PICTURES}`,
    "style-src 'self' 'unsafe-inline' https://fonts.googleapis.com",
    `img-src 'self' data: blob: ${GOOGLE} ${PICTURES}`,
    `connect-src 'self' data: blob: ${GOOGLE}`,
    'font-src https://fonts.gstatic.com',
    'frame-src https://*.google.com',
    'worker-src blob:',
    "base-uri 'none'",
    "form-action 'none'",
    "object-src 'none'",
    ...(forMeta ? [] : ["frame-ancestors 'self'"]),
  ].join('; ');
}

/** Where a court's database is asked: over HTTP, and by websocket. Firebase moves its sockets to hosts of its own. */
function databaseSources(databaseURL: string): string[] {
  const { origin, hostname } = new URL(databaseURL);
  const firebase = /\.(firebaseio\.com|firebasedatabase\.app)$/.exec(hostname)?.[1];
  return [origin, origin.replace(/^http/, 'ws'), ...(firebase ? [`wss://*.${firebase}`] : [])];
}
