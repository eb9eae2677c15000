import { isAt } from '@court/records';
import type { PageAddress } from './page-address';
import { hasCourt, type StoredCourt, startRoute } from './start-route';

/** The query parameter of `/courts` that holds the address to go on to. */
const THEN = 'then';

/**
 * The address a page opens at, from the one it was asked for: `/` goes where startup routing says, any other opens as
 * it is; on a device without a court the courts page comes first, and remembers it.
 */
export function firstAddress(page: PageAddress, stored: StoredCourt, path: string, query: string): string {
  if (path === '/') return startRoute(page, stored) + query;
  const mustChoose = page.build === 'device' && !hasCourt(stored) && !isAt('/courts', path);
  return mustChoose ? `/courts?${THEN}=${encodeURIComponent(path + query)}` : path + query;
}

/** Where the courts page goes on to, by its query: an address of this site; null for anything else. */
export function addressAfterCourts(query: URLSearchParams): string | null {
  const path = query.get(THEN) ?? '';
  const isOurs = /^\/[^/\\]/.test(path) && new URL(path, 'https://site.invalid').host === 'site.invalid';
  return isOurs && !isAt('/courts', path.split('?')[0] ?? '') ? path : null;
}
