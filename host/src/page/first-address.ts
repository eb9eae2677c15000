import type { PageConfig } from '@court/contract';
import { isAt } from '@court/domain';

/** The page's build, and the protocol (`https:`) and host name of its address. */
export type PageAddress = { build: PageConfig['build']; protocol: string; hostname: string };

const LOCAL = ['localhost', '127.0.0.1', '[::1]'];

const isLocalhost = ({ hostname }: Pick<PageAddress, 'hostname'>) => LOCAL.includes(hostname);

/** True for a web page from a remote server. The apps' own pages come from localhost, whatever the protocol. */
export const isHosted = (page: Pick<PageAddress, 'protocol' | 'hostname'>) =>
  /^https?:$/.test(page.protocol) && !isLocalhost(page);

/**
 * When startup opens the device's store and loads the stored settings (specification §4). `before-routing` if the
 * route depends on them. A desktop page on the web has its court in the page and its first look in localStorage. The
 * store can therefore wait until the first screen is shown.
 */
export function setUpOf({ build, protocol }: PageAddress): 'before-routing' | 'after-first-screen' {
  return build === 'desktop' && /^https?:$/.test(protocol) ? 'after-first-screen' : 'before-routing';
}

/** The stored court: code and display name, null if none is stored. */
export type StoredCourt = { courtName: string | null; courtDescription: string | null };

const hasCourt = ({ courtName, courtDescription }: StoredCourt) =>
  courtName !== null || courtDescription !== null;

/** The route to which startup redirects `/` (specification §2). */
export function startRoute({ build, protocol }: PageAddress, stored: StoredCourt) {
  if (build === 'desktop' && /^https?:$/.test(protocol)) return '/calendar';
  return hasCourt(stored) ? '/home' : '/courts';
}

/** The query parameter of `/courts` with the address to open after the choice. */
const THEN = 'then';

/** The address of the courts page. After the choice it opens `address`. */
export const courtsAddress = (address: string) => `/courts?${THEN}=${encodeURIComponent(address)}`;

/**
 * The address that a page opens at. `/` follows startup routing, and any other address opens unchanged. A device
 * without a court opens the courts page first, which then opens the requested address.
 */
export function firstAddress(page: PageAddress, stored: StoredCourt, path: string, query: string): string {
  if (path === '/') return startRoute(page, stored) + query;
  const mustChoose = page.build === 'device' && !hasCourt(stored) && !isAt('/courts', path);
  return mustChoose ? courtsAddress(path + query) : path + query;
}

/**
 * The address that the courts page opens after the choice, from its query. Null unless it is an address of this site.
 */
export function addressAfterCourts(query: URLSearchParams): string | null {
  const path = query.get(THEN) ?? '';
  const isOurs = /^\/[^/\\]/.test(path) && new URL(path, 'https://site.invalid').host === 'site.invalid';
  return isOurs && !isAt('/courts', path.split('?')[0] ?? '') ? path : null;
}
