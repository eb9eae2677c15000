import { calendarLink, type ListName, type SearchField, searchLink } from '@court/contract';
import { listFirstMessages } from '../messages/list-first-messages';

const SEARCHES: Readonly<Record<ListName, readonly SearchField[]>> = {
  hearings: ['attorney', 'casenumber', 'debtor'],
  cases: ['casenumber'],
  debtors: ['debtor'],
  meetings: ['attorney', 'casenumber', 'debtor'],
};

/** Links to pages where the reader can find items for an empty list, with their texts. */
export const emptyWays = (list: ListName): readonly (readonly [to: string, words: string])[] => [
  ...(list === 'hearings' ? [[calendarLink(), listFirstMessages('on.calendar')] as const] : []),
  ...SEARCHES[list].map(
    (field) => [searchLink('hearings', field), listFirstMessages(`on.${field}`)] as const,
  ),
];
