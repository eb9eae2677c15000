import { addressPart, type CalendarKind } from '@court/records';

/** By what people search; the words of the addresses. */
export const SEARCH_FIELDS = ['attorney', 'casenumber', 'debtor'] as const;
export type SearchField = (typeof SEARCH_FIELDS)[number];

/** Under `hearings` one finds hearings and 341 meetings, under `meetings` 341 meetings alone. */
const STARTS = { hearings: '/search-', meetings: '/s341-' } as const;

/** Address of a search; `text` is what stands in its field. */
export function searchLink(kind: CalendarKind, field: SearchField, text = ''): string {
  const path = STARTS[kind] + field;
  return text ? `${path}?${new URLSearchParams({ q: text })}` : path;
}

/** What stands in the field of a search at this address. */
export function readSearchLink(query: URLSearchParams): string {
  return query.get('q') ?? '';
}

/** Address of everything dated for an attorney, a case or a debtor; `key` is its key in the database. */
export function searchDetailLink(kind: CalendarKind, field: SearchField, key: string): string {
  return `${STARTS[kind]}${field}-detail/${addressPart(key)}`;
}
