import type { PageConfig } from '@court/shared/contract/page-config';

/** Where startup goes from `pathname` (specification §2); null to stay: every address but `/` opens as it is. */
export function startupAddress(build: PageConfig['build'], pathname: string): string | null {
  if (pathname !== '/') return null;
  return build === 'desktop' ? '/calendar' : '/courts';
}
