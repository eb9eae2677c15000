import { addressPart, type DocketFilters, FILTER_NAMES, isDay, RECORD_PAGES } from '@court/records';
import type { ListName } from '../lists/lists';

/** `office` is an id in `offices11`; `room` a courtroom's name, or a place as printed where no courtroom is known by it. */
type LocationsLink = { office?: string | null | undefined; room?: string | null | undefined };

/** Address of the court's offices, opened at one of them, and at a room of it. */
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
 * `dialLinks` of `@court/records`.
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
export const meetingLink = (id: string) => RECORD_PAGES.meetings + addressPart(id);

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
  return RECORD_PAGES.hearings + addressPart(id);
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
