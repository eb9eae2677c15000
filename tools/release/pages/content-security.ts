import type { PageCourt } from '@court/contract';
import type { Part } from './page-template';

/**
 * Trusted Types policies: `default` is the host's, and `court-worker` creates only the service worker's URL. All
 * others are refused.
 */
const TRUSTED_TYPES = 'default court-worker';

const byIntegrity = (rows: string): Part => ({ rows, each: [" '", { text: 'integrity' }, "'"] });

/**
 * A page's Content-Security-Policy. Slots: `connect`, `frames` and `developers` (see policySlots). `inline` and
 * `styles`: hashes of the page's own scripts and style sheets. The slots `textPaint` and `textSheets` add those of its
 * area. `forMeta`: leaves out directives that browsers accept only in a header.
 */
export function contentSecurity(
  { inline, styles }: { inline: readonly string[]; styles: readonly string[] },
  forMeta = false,
): Part[] {
  const developers = { text: 'developers' };
  return [
    ["default-src 'none'; script-src 'self'", ...inline].join(' '),
    ...(inline.length > 0 ? [byIntegrity('textPaint')] : []),
    developers,
    ["; style-src 'self'", ...styles].join(' '),
    ...(styles.length > 0 ? [byIntegrity('textSheets')] : []),
    developers,
    "; img-src 'self' data:; connect-src 'self'",
    { text: 'connect' },
    developers,
    { text: 'frames' },
    "; worker-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; object-src 'none'",
    forMeta ? '' : "; frame-ancestors 'none'",
    `; require-trusted-types-for 'script'; trusted-types ${TRUSTED_TYPES}`,
  ];
}

/**
 * Values of the policy's slots. `connect`: the hosts to which a page of these courts connects. `frames`: whether it
 * may frame its own site. `developers`: whether code may come from the developer's machine. The policy allows any port
 * there. The page accepts only the port in the area's release.
 */
export function policySlots(courts: readonly PageCourt[], overrides: boolean) {
  const databases = courts.flatMap(({ client }) => databaseSources(client.databaseURL));
  const reports = courts.flatMap(({ reportsTo }) => (reportsTo ? [new URL(reportsTo).origin] : []));
  return {
    connect: [...new Set([...databases, ...reports])].map((source) => ` ${source}`).join(''),
    // Google's map is in a separate document. Every other page of the site refuses to be framed.
    frames: courts.some(({ mapsKey }) => mapsKey) ? "; frame-src 'self'" : '',
    developers: overrides ? ' http://localhost:*' : '',
  };
}

/**
 * The policy of the service worker. It reads from its own site, and reads changes of the reader's lists from the
 * courts' databases.
 */
export function workerSecurity(courts: readonly Pick<PageCourt, 'client'>[]): string {
  const databases = new Set(courts.map(({ client }) => ` ${new URL(client.databaseURL).origin}`));
  return `default-src 'none'; connect-src 'self'${[...databases].join('')}; require-trusted-types-for 'script'; trusted-types 'none'`;
}

/** Hosts of Google Maps, as listed by Google for host-based policies. */
const GOOGLE = ['https://*.googleapis.com', 'https://*.gstatic.com', 'https://*.google.com'].join(' ');
const PICTURES = 'https://*.googleusercontent.com https://*.ggpht.com';

/**
 * The policy of the frame document with Google's map, as Google requires it
 * (https://developers.google.com/maps/documentation/javascript/content-security-policy). `forMeta`: see
 * contentSecurity.
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

/** CSP sources of a court's database, for HTTP and websocket. Firebase redirects sockets to other hosts. */
function databaseSources(databaseURL: string): string[] {
  const { origin, hostname } = new URL(databaseURL);
  const firebase = /\.(firebaseio\.com|firebasedatabase\.app)$/.exec(hostname)?.[1];
  return [origin, origin.replace(/^http/, 'ws'), ...(firebase ? [`wss://*.${firebase}`] : [])];
}
