import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { isLoopbackHeader } from './loopback';

/** Whether a client's credential, of any type, makes the client the owner. */
export type OwnerCheck = (credential: unknown) => boolean;

/** For clients that can never be the owner, with any credential. */
const NEVER_OWNER: OwnerCheck = () => false;

/**
 * Returns a function that creates the owner check of a request. Security rules do not apply to the owner. A sender is
 * the owner if it shows one of `tokens` and no page of another origin sent the request.
 * Programs send neither Origin nor Sec-Fetch-Site. A browser adds at least one of them to every request that a page can
 * start.
 * A browser sends Sec-Fetch-Site `none` for a typed address, so a typed address never counts as the owner.
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

/** Digests have equal length, so the comparison takes the same time for every credential. */
const digest = (token: string) => createHash('sha256').update(token).digest();

function isTrusted({ headers, socket }: IncomingMessage): boolean {
  const { host = '', origin, 'sec-fetch-site': site } = headers;
  if (!isLoopbackHeader(host)) return false;
  if (origin === undefined) return site === undefined;
  const port = /:(\d+)$/.exec(host)?.[1] ?? '80';
  const isOwnOrigin = origin === `http://${host}` && Number(port) === socket.localPort;
  return isOwnOrigin && (site === undefined || site === 'same-origin');
}
