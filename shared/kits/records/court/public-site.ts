import { objectOf, textOf } from '../parsing/json-fields';

/**
 * Address of a court's pages as anybody opens them, without a slash at its end; null where the court's file names none.
 * `court` is what a page is told of it.
 */
export function publicSiteOf(court: unknown): string | null {
  const site = textOf(objectOf(court)?.site);
  return site && /^https:\/\/[^\s?#]+$/.test(site) ? site.replace(/\/+$/, '') : null;
}
