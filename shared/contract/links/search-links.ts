import { addressPart, type CalendarKind } from '@court/domain';

/** The kinds of search, as in the URLs. */
export const SEARCH_FIELDS = ['attorney', 'casenumber', 'debtor'] as const;
export type SearchField = (typeof SEARCH_FIELDS)[number];

/** `hearings` links find hearings and 341 meetings. `meetings` links find only 341 meetings. */
const STARTS = { hearings: '/search-', meetings: '/s341-' } as const;

/** Link to a search. `text` is the search field's text. */
export function searchLink(kind: CalendarKind, field: SearchField, text = ''): string {
  const path = STARTS[kind] + field;
  return text ? `${path}?${new URLSearchParams({ q: text })}` : path;
}

/** The search field's text in a search link. */
export function readSearchLink(query: URLSearchParams): string {
  return query.get('q') ?? '';
}

/** Link to all hearings and meetings of an attorney, a case or a debtor. `key` is its key in the database. */
export function searchDetailLink(kind: CalendarKind, field: SearchField, key: string): string {
  return `${STARTS[kind]}${field}-detail/${addressPart(key)}`;
}
