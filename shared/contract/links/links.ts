import { addressPart, type DocketFilters, FILTER_NAMES, isDay } from '@court/records';

export const CALENDAR_VIEWS = ['day', 'week', 'month'] as const;
export type CalendarView = (typeof CALENDAR_VIEWS)[number];

/**
 * What a calendar link restores: `date` YYYY-MM-DD, left out for today; `view`, left out for the day. A filter without
 * ids says that all pass, also where the reader's judge is remembered.
 */
export type CalendarLink = { date?: string; view?: CalendarView; filters?: DocketFilters };

/** An address with what a link restores; `view` is one of the page's own. */
export function withQuery(
  path: string,
  { date, view, filters = {} }: Omit<CalendarLink, 'view'> & { view?: string | undefined },
): string {
  const query = new URLSearchParams();
  if (date) query.set('date', date);
  if (view && view !== 'day') query.set('view', view);
  for (const name of FILTER_NAMES) {
    const ids = filters[name];
    for (const id of ids?.length === 0 ? [''] : (ids ?? [])) query.append(name, id);
  }
  const text = query.toString();
  return text ? `${path}?${text}` : path;
}

/** Address of the calendar. */
export function calendarLink(link: CalendarLink = {}): string {
  return withQuery('/calendar', link);
}

/** Address of the list of all hearings from a day on. */
export function agendaLink({ date, filters }: Omit<CalendarLink, 'view'> = {}): string {
  return withQuery('/hearing', { ...(date && { date }), ...(filters && { filters }) });
}

/** What the query of a calendar address asks for. A date that is no day of the calendar is left out. */
export function readCalendarLink(query: URLSearchParams): CalendarLink {
  const link: CalendarLink = {};
  const date = query.get('date');
  if (date !== null && isDay(date)) link.date = date;
  const view = CALENDAR_VIEWS.find((each) => each === query.get('view'));
  if (view) link.view = view;
  const filters = FILTER_NAMES.filter((name) => query.has(name)).map(
    (name) => [name, [...new Set(query.getAll(name))].filter(Boolean)] as const,
  );
  if (filters.length > 0) link.filters = Object.fromEntries(filters);
  return link;
}

/** Address of one hearing. */
export function hearingLink(id: string): string {
  return `/hearing-detail/${addressPart(id)}`;
}

/**
 * The address of an online meeting, for a link: only https, and only on a host that the court's configuration names.
 * Null for everything else, which is shown as text.
 */
export function safeMeetingUrl(text: string, meetingHosts: readonly string[]): string | null {
  try {
    const { protocol, host, username, password, href } = new URL(text.trim());
    const plain = protocol === 'https:' && username === '' && password === '';
    return plain && meetingHosts.includes(host) ? href : null;
  } catch {
    return null;
  }
}
