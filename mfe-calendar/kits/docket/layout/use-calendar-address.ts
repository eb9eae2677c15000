import {
  type CalendarLink,
  type CalendarView,
  judgeidAtom,
  readCalendarLink,
  todayAtom,
  useSearchParams,
} from '@court/contract';
import { addDays, courtDayFrom, courtDayUpTo, type DocketFilters } from '@court/domain';
import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { type DocketConfig, useDocketConfig } from '../config/docket-config';

/** Whether an address asks for the lobby screen, which has no controls: `display=board`. */
export const isLobby = (query: URLSearchParams) => query.get('display') === 'board';

/** The same day of another month, or the last day of a shorter month. */
function addMonths(date: string, months: number): string {
  const at = new Date(`${date.slice(0, 7)}-01T00:00:00Z`);
  at.setUTCMonth(at.getUTCMonth() + months + 1, 0);
  const month = at.toISOString().slice(0, 8);
  const last = at.getUTCDate();
  return month + String(Math.min(Number(date.slice(8)), last)).padStart(2, '0');
}

/** The day that one step back (-1) or forward (1) leads to: the next court day, or a week or a month away. */
export function stepFrom(date: string, view: CalendarView, step: 1 | -1): string {
  if (view === 'month') return addMonths(date, step);
  if (view === 'week') return addDays(date, 7 * step);
  const next = addDays(date, step);
  return step < 0 ? courtDayUpTo(next) : courtDayFrom(next);
}

/** The parsed address: the day, the view and the filters. */
export type CalendarAddress = {
  date: string;
  view: CalendarView;
  /** filters of the address; if it names no judge, the reader's default judge */
  filters: DocketFilters;
  today: string;
  /** id of the record that is open beside the list; links within the calendar drop it */
  open: string | null;
  /** the date as typed into the address, if it is invalid; otherwise null */
  wrongDate: string | null;
  /** the link with `changes` applied, without default values */
  linkOf: (changes: CalendarLink) => CalendarLink;
  /** the URL of linkOf */
  to: (changes: CalendarLink) => string;
};

/** Whether any filter is active. Empty filters do not count. */
export const isFiltered = (filters: DocketFilters) => Object.values(filters).some((ids) => ids.length > 0);

/** The filters for a link. Leaves out empty filters, and the judge if it is the reader's default. */
function written({ judge, ...rest }: DocketFilters, mine: string | null): DocketFilters {
  const chosen = Object.entries(rest).filter(([, ids]) => ids.length > 0);
  const isDefault = mine === null ? !judge?.length : judge?.length === 1 && judge[0] === mine;
  return { ...(!isDefault && { judge: judge ?? [] }), ...Object.fromEntries(chosen) };
}

/** Inputs for parsing an address. `mine`: id of the reader's default judge. */
type Reader = Pick<DocketConfig, 'views' | 'calendarLink' | 'agendaLink'> & {
  today: string;
  mine: string | null;
  isAgenda: boolean;
};

/** Parses the query of a calendar address, without the open record. */
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

/** Minimum width for a record beside its list. */
export const SPLIT_WIDTH = '(min-width: 75rem)';

/**
 * URL of a day's lobby screen. Has no date if the day is today, so that the screen moves on to the next day at
 * midnight.
 */
export function lobbyAddress({ to }: CalendarAddress): string {
  const address = to({ view: 'day' });
  return `${address}${address.includes('?') ? '&' : '?'}display=board`;
}

/** Parses the browser's address. `today` is the date in the court's time zone. */
export function useCalendarAddress(isAgenda = false): CalendarAddress {
  const { kind, views, calendarLink, agendaLink } = useDocketConfig();
  const [query] = useSearchParams();
  const today = useAtomValue(todayAtom);
  const judge = useAtomValue(judgeidAtom);
  const mine = kind === 'hearings' ? judge : null;
  const open = query.get('open');
  // ignores `open`, so that another record beside the list does not render the list again
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
