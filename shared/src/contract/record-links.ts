import { areaAt } from './addresses';
import type { PageCourt } from './page-config';

/** Address of one 341 meeting. */
export const meetingLink = (id: string) => `/s341-hearing-detail/${encodeURIComponent(id)}`;

/** Address of a case, by its key in `…CaseNumbers11`. */
export const caseLink = (caseKey: string) => `/search-casenumber-detail/${encodeURIComponent(caseKey)}`;

/** Address of the search, by name, of attorneys or debtors, and of cases by number; `text` as if it had been typed. */
export function searchLink(what: 'attorney' | 'debtor' | 'casenumber', text = ''): string {
  return `/search-${what}${text ? `?q=${encodeURIComponent(text)}` : ''}`;
}

/** Address of the court's offices; `office` is an id in `offices11`. */
export function locationLink(office?: string): string {
  return `/locations${office ? `?office=${encodeURIComponent(office)}` : ''}`;
}

/** A link into an area is shown only where the court has enabled it: whether `link` leads anywhere in this court. */
export function isOffered(link: string, court: Pick<PageCourt, 'modules'> | null): boolean {
  const area = areaAt(new URL(link, 'https://court.test').pathname);
  return area === 'host' || (area !== null && (court?.modules.includes(area) ?? false));
}
