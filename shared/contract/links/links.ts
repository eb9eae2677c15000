import { addressPart, type DocketFilters, FILTER_NAMES, isDay, RECORD_PAGES } from '@court/domain';
import type { ListName } from './list-names';

/** `office`: id in `offices11`. `room`: a courtroom's name, or the place as printed if no courtroom has that name. */
type LocationsLink = { office?: string | null | undefined; room?: string | null | undefined };

/** Link to the court's offices, optionally opened at an office and a room. */
export function locationsLink({ office, room }: LocationsLink = {}): string {
  const query = new URLSearchParams();
  if (office) query.set('office', office);
  if (room) query.set('room', room.slice(0, 200));
  const text = query.toString();
  return text ? `/locations?${text}` : '/locations';
}

type DialIn = {
  phone?: string | null;
  meetingId?: string | null;
  accessCode?: string | null;
  passcode?: string | null;
};

const digitsOf = (text: string | null | undefined) => (text ?? '').replace(/[\s().-]|#$/g, '');

/**
 * A telephone link that dials the number, then the meeting's id or access code, then the passcode. Dials only the
 * number if it cannot enter one of them. Null if the number is not American. For a line as a court prints it, use
 * `dialLinks` of `@court/domain`.
 */
export function dialLink({ phone, meetingId, accessCode, passcode }: DialIn): string | null {
  const [, number] = /^\+?1?(\d{10})$/.exec(digitsOf(phone)) ?? [];
  if (!number) return null;
  const id = digitsOf(accessCode || meetingId);
  const code = digitsOf(passcode);
  const isEntered = id && /^\d+$/.test(id + code);
  return `tel:+1${number}${isEntered ? `,,${id}#${code && `,,,,*${code}#`}` : ''}`.replaceAll('#', '%23');
}

const LIST = 'list';

/** Link to the 341 meetings of a day or a week. */
export function meetingsLink(link: CalendarLink = {}): string {
  return withQuery('/s341-hearing', link);
}

/** Link to the list of all 341 meetings from a day on. */
export function meetingListLink(link: Omit<CalendarLink, 'view'>): string {
  return withQuery('/s341-hearing', { ...link, view: LIST });
}

/** Whether the query of a 341 link asks for the list. */
export const isMeetingList = (query: URLSearchParams) => query.get('view') === LIST;

/** Link to one 341 meeting. */
export const meetingLink = (id: string) => RECORD_PAGES.meetings + addressPart(id);

/** Link to the page of each of the reader's lists. */
export const LIST_LINKS: Readonly<Record<ListName, string>> = {
  hearings: '/search-mylist',
  cases: '/search-mycase',
  debtors: '/search-mydebtor',
  meetings: '/search-my341meetings',
};

/** Link to a starred hearing or 341 meeting with the reader's note. */
export function listItemLink(list: 'hearings' | 'meetings', id: string): string {
  const start = list === 'hearings' ? '/search-mylist-detail' : LIST_LINKS.meetings;
  return `${start}/${addressPart(id)}`;
}

export const CALENDAR_VIEWS = ['day', 'week', 'month'] as const;
export type CalendarView = (typeof CALENDAR_VIEWS)[number];

/**
 * The state that a calendar link restores. `date`: YYYY-MM-DD, absent for today. `view`: absent for the day view. A
 * filter with an empty list matches everything, even if the reader has a default judge.
 */
export type CalendarLink = { date?: string; view?: CalendarView; filters?: DocketFilters };

/** `path` with the link's state as query. `view` is one of the page's own views. */
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

/** Link to the calendar. */
export function calendarLink(link: CalendarLink = {}): string {
  return withQuery('/calendar', link);
}

/** Link to the list of all hearings from a day on. */
export function agendaLink({ date, filters }: Omit<CalendarLink, 'view'> = {}): string {
  return withQuery('/hearing', { ...(date && { date }), ...(filters && { filters }) });
}

/** Parses the query of a calendar link. An invalid date is left out. */
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

/** Link to one hearing. */
export function hearingLink(id: string): string {
  return RECORD_PAGES.hearings + addressPart(id);
}

/**
 * The URL of an online meeting if it is safe as a link: https only, and on a host that the court's configuration
 * lists. Null for any other URL, which is shown as text.
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
