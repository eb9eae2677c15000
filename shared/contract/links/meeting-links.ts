import { addressPart } from '@court/records';
import { type CalendarLink, withQuery } from './links';

const LIST = 'list';

/** Address of the 341 meetings of a day or a week. */
export function meetingsLink(link: CalendarLink = {}): string {
  return withQuery('/s341-hearing', link);
}

/** Address of the list of all 341 meetings from a day on. */
export function meetingListLink(link: Omit<CalendarLink, 'view'>): string {
  return withQuery('/s341-hearing', { ...link, view: LIST });
}

/** Whether the query of such an address asks for the list. */
export const isMeetingList = (query: URLSearchParams) => query.get('view') === LIST;

/** Address of one 341 meeting. */
export const meetingLink = (id: string) => `/s341-hearing-detail/${addressPart(id)}`;
