/** Addresses of the host's own screens (specification §2); which area answers the others, the registry of a site says. */
export const HOST_PATHS: readonly string[] = ['/courts', '/home', '/ios-qr-code', '/android-qr-code'];

/**
 * True when `pathname` is at `path`, whose last part may be an optional `/:id?`. A slash at the end and capital letters do
 * not count.
 */
export function isAt(path: string, pathname: string): boolean {
  const fixed = path.replace('/:id?', '');
  const rest = pathname.replace(/\/+$/, '').toLowerCase();
  if (rest === fixed) return true;
  return path !== fixed && rest.startsWith(`${fixed}/`) && !rest.slice(fixed.length + 1).includes('/');
}
