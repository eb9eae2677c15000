import type { PageConfig } from '@court/contract';
import { isAt } from '@court/records';

/** Where a page stands: its build, and protocol (`https:`) and host name of its address. */
export type PageAddress = { build: PageConfig['build']; protocol: string; hostname: string };

const LOCAL = ['localhost', '127.0.0.1', '[::1]'];

const isLocalhost = ({ hostname }: Pick<PageAddress, 'hostname'>) => LOCAL.includes(hostname);

/** A web page that came from a server elsewhere; an app's own pages come from localhost, whatever the protocol. */
export const isHosted = (page: PageAddress) => /^https?:$/.test(page.protocol) && !isLocalhost(page);

/**
 * When startup opens the device's store and loads the stored settings (specification §4). Where routing rests on them,
 * before it; a desktop page on the web has its court in the page and its first look in localStorage, so that the store
 * waits until the first screen stands.
 */
export function setUpOf({ build, protocol }: PageAddress): 'before-routing' | 'after-first-screen' {
  return build === 'desktop' && /^https?:$/.test(protocol) ? 'after-first-screen' : 'before-routing';
}

/** The stored court: code and display name, null where there is none. */
export type StoredCourt = { courtName: string | null; courtDescription: string | null };

const hasCourt = ({ courtName, courtDescription }: StoredCourt) =>
  courtName !== null || courtDescription !== null;

/** Where startup goes from `/` (specification §2). */
export function startRoute({ build, protocol }: PageAddress, stored: StoredCourt) {
  if (build === 'desktop' && /^https?:$/.test(protocol)) return '/calendar';
  return hasCourt(stored) ? '/home' : '/courts';
}

/** The query parameter of `/courts` that holds the address to go on to. */
const THEN = 'then';

/** The address of the courts page, which goes on to `address`. */
export const courtsAddress = (address: string) => `/courts?${THEN}=${encodeURIComponent(address)}`;

/**
 * The address a page opens at, from the one it was asked for: `/` goes where startup routing says, any other opens as
 * it is; on a device without a court the courts page comes first, and remembers it.
 */
export function firstAddress(page: PageAddress, stored: StoredCourt, path: string, query: string): string {
  if (path === '/') return startRoute(page, stored) + query;
  const mustChoose = page.build === 'device' && !hasCourt(stored) && !isAt('/courts', path);
  return mustChoose ? courtsAddress(path + query) : path + query;
}

/** Where the courts page goes on to, by its query: an address of this site; null for anything else. */
export function addressAfterCourts(query: URLSearchParams): string | null {
  const path = query.get(THEN) ?? '';
  const isOurs = /^\/[^/\\]/.test(path) && new URL(path, 'https://site.invalid').host === 'site.invalid';
  return isOurs && !isAt('/courts', path.split('?')[0] ?? '') ? path : null;
}
