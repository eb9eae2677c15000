import type { PageConfig } from '@court/contract';
import { showOverrideBanner } from './override-banner';
import { forgetOverrides, readOverrides, withOverrides } from './overrides';

/** On a page composed with overrides allowed: the page's configuration with them, and the banner that says so. */
export function takeOverrides(config: PageConfig): PageConfig {
  const overrides = readOverrides(window.location.search, sessionStorage);
  showOverrideBanner(overrides, () => {
    forgetOverrides(sessionStorage);
    const query = new URLSearchParams(window.location.search);
    for (const name of [...query.keys()]) if (name.startsWith('remote.')) query.delete(name);
    window.location.search = query.toString();
    // where the query stays the same, the browser would not load the page anew
    if (!window.location.search) window.location.reload();
  });
  return { ...config, registry: withOverrides(config.registry, overrides) };
}
