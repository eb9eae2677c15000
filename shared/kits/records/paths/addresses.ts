import type { Area } from '../court/court-defaults';

/** Every address of the specification (§2) and the area that answers it; `host` for the host's own screens. */
export const ADDRESSES: readonly { path: string; area: Area | 'host' }[] = [
  { path: '/courts', area: 'host' },
  { path: '/home', area: 'host' },
  { path: '/ios-qr-code', area: 'host' },
  { path: '/android-qr-code', area: 'host' },
  { path: '/calendar', area: 'mfe-calendar' },
  { path: '/hearing', area: 'mfe-calendar' },
  { path: '/hearing-detail/:id?', area: 'mfe-calendar' },
  { path: '/search-attorney', area: 'mfe-search' },
  { path: '/search-attorney-detail/:id?', area: 'mfe-search' },
  { path: '/search-casenumber', area: 'mfe-search' },
  { path: '/search-casenumber-detail/:id?', area: 'mfe-search' },
  { path: '/search-debtor', area: 'mfe-search' },
  { path: '/search-debtor-detail/:id?', area: 'mfe-search' },
  { path: '/search-mylist', area: 'mfe-search' },
  { path: '/search-mylist-detail/:id?', area: 'mfe-search' },
  { path: '/search-mycase', area: 'mfe-search' },
  { path: '/search-mydebtor', area: 'mfe-search' },
  { path: '/search-my341meetings/:id?', area: 'mfe-search' },
  { path: '/s341-attorney', area: 'mfe-s341' },
  { path: '/s341-attorney-detail/:id?', area: 'mfe-s341' },
  { path: '/s341-casenumber', area: 'mfe-s341' },
  { path: '/s341-casenumber-detail/:id?', area: 'mfe-s341' },
  { path: '/s341-debtor', area: 'mfe-s341' },
  { path: '/s341-debtor-detail/:id?', area: 'mfe-s341' },
  { path: '/s341-hearing', area: 'mfe-s341' },
  { path: '/s341-hearing-detail/:id?', area: 'mfe-s341' },
  { path: '/locations', area: 'mfe-locations' },
  { path: '/locations-google-maps', area: 'mfe-locations' },
  { path: '/settings', area: 'mfe-settings' },
  { path: '/colortheme', area: 'mfe-settings' },
];

/** True when `pathname` is at `path`, whose last part may be an optional `/:id?`. A slash at the end does not count. */
export function isAt(path: string, pathname: string): boolean {
  const fixed = path.replace('/:id?', '');
  const rest = pathname.replace(/\/+$/, '').toLowerCase();
  if (rest === fixed) return true;
  return path !== fixed && rest.startsWith(`${fixed}/`) && !rest.slice(fixed.length + 1).includes('/');
}

/** The host's own addresses. */
export const HOST_PATHS = ADDRESSES.filter(({ area }) => area === 'host').map(({ path }) => path);

/** The area that answers `pathname`; null for an address the specification does not know. */
export function areaAt(pathname: string): Area | 'host' | null {
  return ADDRESSES.find(({ path }) => isAt(path, pathname))?.area ?? null;
}
