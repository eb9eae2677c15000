import type { PageCourt } from '@court/contract';
import type { Part } from './page-template';

/** The default policy is the host's own, the other makes the service worker's address alone; everything else is refused. */
const TRUSTED_TYPES = 'default court-worker';

const byIntegrity = (rows: string): Part => ({ rows, each: [" '", { text: 'integrity' }, "'"] });

/**
 * A page's Content-Security-Policy. Its slots: `connect`, `frames` and `developers` (see below). `inline` and `styles`: hashes of the
 * scripts and sheets in the page; those of its area's come in the slots `textPaint` and `textSheets`. `forMeta` leaves out what browsers take from a header alone.
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
 * What the policy's slots are filled with: where a page's courts are asked and told, whether it may frame its own site, and
 * whether code may come from the developer's own machine: which port an area has there its release says, and the page holds
 * to that.
 */
export function policySlots(courts: readonly PageCourt[], overrides: boolean) {
  const databases = courts.flatMap(({ client }) => databaseSources(client.databaseURL));
  const reports = courts.flatMap(({ reportsTo }) => (reportsTo ? [new URL(reportsTo).origin] : []));
  return {
    connect: [...new Set([...databases, ...reports])].map((source) => ` ${source}`).join(''),
    // Google's map stands in a document of its own; every other page of the site refuses to be framed
    frames: courts.some(({ mapsKey }) => mapsKey) ? "; frame-src 'self'" : '',
    developers: overrides ? ' http://localhost:*' : '',
  };
}

/** The policy of the service worker, which asks its own site, and the courts' databases what has changed on the reader's lists. */
export function workerSecurity(courts: readonly Pick<PageCourt, 'client'>[]): string {
  const databases = new Set(courts.map(({ client }) => ` ${new URL(client.databaseURL).origin}`));
  return `default-src 'none'; connect-src 'self'${[...databases].join('')}; require-trusted-types-for 'script'; trusted-types 'none'`;
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
