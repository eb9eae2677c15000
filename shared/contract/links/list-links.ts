import { addressPart } from '@court/records';
import type { ListName } from '../lists/lists';

/** Where each of a reader's lists stands. */
export const LIST_LINKS: Readonly<Record<ListName, string>> = {
  hearings: '/search-mylist',
  cases: '/search-mycase',
  debtors: '/search-mydebtor',
  meetings: '/search-my341meetings',
};

/** Address of a starred hearing or 341 meeting with the reader's note. */
export function listItemLink(list: 'hearings' | 'meetings', id: string): string {
  const start = list === 'hearings' ? '/search-mylist-detail' : LIST_LINKS.meetings;
  return `${start}/${addressPart(id)}`;
}
