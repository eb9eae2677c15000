import {
  type CalendarLink,
  type CalendarView,
  judgeidAtom,
  readCalendarLink,
  todayAtom,
  useSearchParams,
} from '@court/contract';
import { addDays, type DocketFilters } from '@court/records';
import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { type DocketConfig, useDocketConfig } from '../docket-config';

/** Whether an address asks for the screen in a lobby, which nobody presses: `display=board`. */
export const isLobby = (query: URLSearchParams) => query.get('display') === 'board';

/** The same day of another month, or its last day where it has fewer. */
function addMonths(date: string, months: number): string {
  const at = new Date(`${date.slice(0, 7)}-01T00:00:00Z`);
  at.setUTCMonth(at.getUTCMonth() + months + 1, 0);
  const month = at.toISOString().slice(0, 8);
  const last = at.getUTCDate();
  return month + String(Math.min(Number(date.slice(8)), last)).padStart(2, '0');
}

/** The day that a step back (-1) or on (1) leads to from `date`: a day, a week or a month away. */
export function stepFrom(date: string, view: CalendarView, step: 1 | -1): string {
  if (view === 'month') return addMonths(date, step);
  return addDays(date, view === 'week' ? 7 * step : step);
}

/** What the address shows: the day, how much around it, and under which filters. */
export type CalendarAddress = {
  date: string;
  view: CalendarView;
  /** as in the address; where it names no judge, the reader's own */
  filters: DocketFilters;
  today: string;
  /** id of the record that is open beside the list; no link within the calendar keeps it */
  open: string | null;
  /** the date as typed into the address, where it is no day of the calendar */
  wrongDate: string | null;
  /** what a link within the calendar says: the same with `changes`, defaults left out */
  linkOf: (changes: CalendarLink) => CalendarLink;
  /** the address of that */
  to: (changes: CalendarLink) => string;
};

/** Whether a filter is in force, beside which others may be empty. */
export const isFiltered = (filters: DocketFilters) => Object.values(filters).some((ids) => ids.length > 0);

/** The filters as a link writes them: those that let everything pass are left out, and the reader's judge is a default. */
function written({ judge, ...rest }: DocketFilters, mine: string | null): DocketFilters {
  const chosen = Object.entries(rest).filter(([, ids]) => ids.length > 0);
  const isDefault = mine === null ? !judge?.length : judge?.length === 1 && judge[0] === mine;
  return { ...(!isDefault && { judge: judge ?? [] }), ...Object.fromEntries(chosen) };
}

/** What an address is read by; `mine`: id of the reader's judge. */
type Reader = Pick<DocketConfig, 'views' | 'calendarLink' | 'agendaLink'> & {
  today: string;
  mine: string | null;
  isAgenda: boolean;
};

/** Reads the query of an address of the calendar, without what it opens beside the list. */
export function calendarAddress(query: URLSearchParams, reader: Reader): Omit<CalendarAddress, 'open'> {
  const { views, calendarLink, agendaLink, today, mine, isAgenda } = reader;
  const { date = today, view: named = 'day', filters: chosen = {} } = readCalendarLink(query);
  const view = views.includes(named) ? named : 'day';
  const filters = mine === null || chosen.judge ? chosen : { ...chosen, judge: [mine] };
  const typed = query.get('date');
  const linkOf = (changes: CalendarLink): CalendarLink => {
    const link = { date, view, filters, ...changes };
    const shown = written(link.filters, mine);
    return { view: link.view, filters: shown, ...(link.date !== today && { date: link.date }) };
  };
  const to = (changes: CalendarLink) => (isAgenda ? agendaLink : calendarLink)(linkOf(changes));
  return { date, view, filters, today, wrongDate: typed === date ? null : typed, linkOf, to };
}

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
