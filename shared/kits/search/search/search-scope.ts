import { readSearchLink, type SearchField, searchLink } from '@court/contract';
import type { CalendarKind } from '@court/records';
import type { SearchScope } from './parse-query';

const IN = 'in';

/**
 * Where the search of an address searches: among all where it says so, or says neither where nor what; else among what its
 * path names.
 */
export function readScope(query: URLSearchParams, field: SearchField): SearchScope {
  const says = query.get(IN);
  return says === 'all' || (says === null && readSearchLink(query) === '') ? 'all' : field;
}

/** The query of a search for `text`, empty or not, within `scope`. */
export function scopeQuery(scope: SearchScope, text: string): Record<string, string> {
  if (scope === 'all') return text ? { [IN]: 'all', q: text } : {};
  return text ? { q: text } : { [IN]: scope };
}

/** Address of that search; `field` names the path where all are searched. */
export function scopeLink(kind: CalendarKind, scope: SearchScope, text: string, field: SearchField): string {
  const query = new URLSearchParams(scopeQuery(scope, text)).toString();
  return searchLink(kind, scope === 'all' ? field : scope) + (query && `?${query}`);
}
