import { objectOf, textOf } from '../parsing/json-fields';

/**
 * Public URL of a court's pages, without a trailing slash. Null if the court's file has none. `court` is the court in
 * a page's configuration.
 */
export function publicSiteOf(court: unknown): string | null {
  const site = textOf(objectOf(court)?.site);
  return site && /^https:\/\/[^\s?#]+$/.test(site) ? site.replace(/\/+$/, '') : null;
}
