import type { ListName } from '@court/contract';

/** The lists whose items a list's page shows. My list has the dates of both calendars, so that none hides the next. */
export const SHOWN_LISTS: Readonly<Record<ListName, readonly ListName[]>> = {
  hearings: ['hearings', 'meetings'],
  cases: ['cases'],
  debtors: ['debtors'],
  meetings: ['meetings'],
};
