import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { isLoopbackHeader } from '../loopback';

/** Whether what a client shows, of any type, makes it the owner. */
export type OwnerCheck = (credential: unknown) => boolean;

/** For clients that are never the owner, whatever they show. */
const NEVER_OWNER: OwnerCheck = () => false;

/**
 * Tells what a request's sender must show to be the owner, to whom no rules apply: one of `tokens`, and that no page of
 * another address sent it. Programs send neither Origin nor Sec-Fetch-Site; a browser sends at least one of them with all
 * a page can make it do, and Sec-Fetch-Site `none` with an address that is typed in, which therefore is not the owner's.
 */
export function ownerAccess(tokens: readonly string[]): (request: IncomingMessage) => OwnerCheck {
  const digests = tokens.map(digest);
  const check: OwnerCheck = (credential) => {
    if (typeof credential !== 'string') return false;
    const shown = digest(credential);
    return digests.some((each) => timingSafeEqual(each, shown));
  };
  return (request) => (isTrusted(request) ? check : NEVER_OWNER);
}

/** Of equal length, so that comparing them takes the same time whatever was shown. */
const digest = (token: string) => createHash('sha256').update(token).digest();

function isTrusted({ headers, socket }: IncomingMessage): boolean {
  const { host = '', origin, 'sec-fetch-site': site } = headers;
  if (!isLoopbackHeader(host)) return false;
  if (origin === undefined) return site === undefined;
  const port = /:(\d+)$/.exec(host)?.[1] ?? '80';
  const isOwnOrigin = origin === `http://${host}` && Number(port) === socket.localPort;
  return isOwnOrigin && (site === undefined || site === 'same-origin');
}
