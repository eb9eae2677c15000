import type { PageConfig } from '@court/contract';
import { showOverrideBanner } from './override-banner';
import { forgetOverrides, readOverrides, refusedBySite, withOverrides } from './overrides';
import type { HeldReleases } from './registry';

/**
 * On a page whose address or site speaks of a developer's machine: what that puts in the place of releases, and a banner that
 * says so, or why it does not.
 */
export function takeOverrides(config: PageConfig) {
  const { search } = window.location;
  const portOf = (area: keyof PageConfig['areas']) =>
    config.registry.areas[area]?.current.port ?? config.areas[area]?.port ?? null;
  const { overrides, refused } = config.overrides
    ? readOverrides(search, sessionStorage, portOf)
    : { overrides: {}, refused: refusedBySite(search) };
  showOverrideBanner({ overrides, refused }, () => {
    forgetOverrides(sessionStorage);
    const query = new URLSearchParams(window.location.search);
    for (const name of [...query.keys()]) if (name.startsWith('remote.')) query.delete(name);
    window.location.search = query.toString();
    // where the query stays the same, the browser would not load the page anew
    if (!window.location.search) window.location.reload();
  });
  return (held: HeldReleases, others: PageConfig['areas']) => withOverrides(held, others, overrides);
}
