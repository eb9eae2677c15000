import type { PageCourt } from '@court/shared/contract/page-config';
import { scriptHash } from './integrity';

/** The default policy is the host's own; everything else is refused. */
const TRUSTED_TYPES = 'default';

/**
 * The page's Content-Security-Policy. `inline` are the texts of the inline scripts it may run. `forMeta` leaves out what
 * browsers take from a header alone.
 */
export function contentSecurity(courts: PageCourt[], inline: string[], forMeta = false): string {
  const databases = [...new Set(courts.flatMap(({ client }) => databaseSources(client.databaseURL)))];
  return [
    "default-src 'none'",
    ["script-src 'self'", ...inline.map(scriptHash)].join(' '),
    "style-src 'self'",
    "img-src 'self' data:",
    ["connect-src 'self'", ...databases].join(' '),
    "base-uri 'none'",
    "form-action 'none'",
    "object-src 'none'",
    ...(forMeta ? [] : ["frame-ancestors 'none'"]),
    "require-trusted-types-for 'script'",
    `trusted-types ${TRUSTED_TYPES}`,
  ].join('; ');
}

/** Where a court's database is asked: over HTTP, and by websocket. Firebase moves its sockets to hosts of its own. */
function databaseSources(databaseURL: string): string[] {
  const { origin, hostname } = new URL(databaseURL);
  const firebase = /\.(firebaseio\.com|firebasedatabase\.app)$/.exec(hostname)?.[1];
  return [origin, origin.replace(/^http/, 'ws'), ...(firebase ? [`wss://*.${firebase}`] : [])];
}
