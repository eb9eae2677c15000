import { judgeidAtom, todayAtom, useSearchParams } from '@court/contract';
import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { useDocketConfig } from '../docket-config';
import { type CalendarAddress, calendarAddress } from './calendar-address';

/** From here on a record opens beside its list. */
export const SPLIT_WIDTH = '(min-width: 75rem)';

/** The address of a day for the screen in a lobby; without a date where it is today, so that it goes on with the days. */
export function lobbyAddress({ to }: CalendarAddress): string {
  const address = to({ view: 'day' });
  return `${address}${address.includes('?') ? '&' : '?'}display=board`;
}

/** Reads the address the browser shows, for links of the same page; today is today in the court. */
export function useCalendarAddress(isAgenda = false): CalendarAddress {
  const { kind, views, calendarLink, agendaLink } = useDocketConfig();
  const [query] = useSearchParams();
  const today = useAtomValue(todayAtom);
  const judge = useAtomValue(judgeidAtom);
  const mine = kind === 'hearings' ? judge : null;
  const open = query.get('open');
  // another record beside it leaves the list as it is
  const rest = new URLSearchParams(query);
  rest.delete('open');
  const text = rest.toString();
  const address = useMemo(
    () =>
      calendarAddress(new URLSearchParams(text), { views, calendarLink, agendaLink, today, mine, isAgenda }),
    [text, today, mine, isAgenda, views, calendarLink, agendaLink],
  );
  return useMemo(() => ({ ...address, open }), [address, open]);
}
