import {
  addDays,
  alertTopic,
  attorneyId,
  type CalendarChange,
  type CalendarEntry,
  type CalendarKind,
  type CourtConfig,
  isDay,
  type Judge,
  KeyTooLongError,
  type Office,
  shortHash,
  venueInstant,
  zoneName,
} from '@court/records';
import { alertMessages } from '@court/ui/alert-messages';
import { changeFacts } from '@court/ui/change-facts';
import { clockTime, longDate } from '@court/ui/court-dates';
import { wordFor } from '@court/ui/shared-messages';
import { cut } from '../diff/published-record';

/** What a court tells those who follow a record, its case or one of its attorneys. */
export type Alert = {
  /** the same for the same change, however often it is sent: a phone shows it once */
  tag: string;
  kind: CalendarKind;
  /** the record's */
  id: string;
  /** one message each */
  topics: string[];
  title: string;
  body: string;
  /** IANA zone of the venue, whose quiet hours it keeps */
  zone: string;
  /** epoch ms from which on it says nothing anybody can use */
  expires: number;
};

export type AlertContext = {
  court: Pick<CourtConfig, 'code' | 'timeZones'>;
  offices: Readonly<Record<string, Pick<Office, 'name' | 'timeZone'>>>;
  judges: Readonly<Record<string, Judge>>;
};

export type AlertedEntry = Partial<CalendarEntry> & { id: string };

/** Statuses of what will not be held as printed, and is set for no other day. */
const OFF: readonly string[] = [
  'stricken',
  'vacated',
  'withdrawn',
  'cancelled',
  'terminated',
  'not-held',
  'removed',
];
const CONTINUED: readonly string[] = ['continued', 'rescheduled'];
const isOff = (status = '') => OFF.includes(status) || CONTINUED.includes(status);

type News = 'added' | 'back' | 'removed' | 'moved' | 'off' | 'continued' | 'on' | 'changed';

/** What of a change a reader is alerted of; null for what need not be known at once, as an outcome. */
function newsOf(change: CalendarChange): News | null {
  if (change.what !== 'changed') return change.what;
  const { status, date, time, eventTime, place, office, how, judge, appear } = change;
  if (CONTINUED.includes(status?.to ?? '')) return 'continued';
  if (isOff(status?.to)) return 'off';
  if (status && isOff(status.from)) return 'on';
  if (date || time || eventTime) return 'moved';
  return place || office || how || judge || appear ? 'changed' : null;
}

/** IANA zone in which a record's times are meant. */
export const zoneOf = ({ officeId }: AlertedEntry, { court, offices }: AlertContext): string =>
  offices[officeId ?? '']?.timeZone ?? court.timeZones[0];

/** 'Monday, December 7, 2026, 10:00 AM', in a court of several zones with the venue's. */
function when(date: string, time: string, zone: string, { court }: AlertContext): string {
  const clock =
    time && (court.timeZones.length > 1 ? `${clockTime(time)} ${zoneName(zone, date)}` : clockTime(time));
  return [longDate(date), clock].filter(Boolean).join(', ');
}

function attorneyTopics(court: string, { attorneys = [] }: AlertedEntry): string[] {
  return attorneys.flatMap(({ name = '', barNumber, firm, terminated }) => {
    if (terminated) return [];
    try {
      const id = attorneyId({ name, barNumber: barNumber ?? null, firm: firm ?? null });
      return alertTopic(court, 'attorney', id);
    } catch (error) {
      if (error instanceof KeyTooLongError) return [];
      throw error;
    }
  });
}

/** Whoever follows a record that is new does so by its case or an attorney. */
function topicsOf(
  kind: CalendarKind,
  entry: AlertedEntry,
  isNew: boolean,
  { court }: AlertContext,
): string[] {
  const { caseKey, leadCaseKey } = entry;
  const own = alertTopic(court.code, kind === 'meetings' ? 'meeting' : 'hearing', entry.id);
  const cases = [caseKey, leadCaseKey].flatMap((key) => (key ? alertTopic(court.code, 'case', key) : []));
  return [...new Set([...(isNew ? [] : [own]), ...cases, ...attorneyTopics(court.code, entry)])];
}

function titleOf(kind: CalendarKind, { caseNumber = '', caseTitle = '' }: AlertedEntry): string {
  const record = `${caseNumber} ${caseTitle}`.trim();
  if (!record) return alertMessages('unnamed');
  return kind === 'meetings' ? alertMessages('meeting', { record }) : record;
}

function bodyOf(
  news: News,
  change: CalendarChange,
  entry: AlertedEntry,
  zone: string,
  context: AlertContext,
) {
  const { d, t = '', date, time } = change;
  const now = when(d, t, zone, context);
  switch (news) {
    case 'moved': {
      const before = when(date?.from ?? d, time?.from ?? t, zone, context);
      // the hour within its block alone has changed
      if (before === now) return factsOf(change, context, now);
      return alertMessages('moved', { when: now, before });
    }
    case 'off': {
      const to = change.status?.to ?? '';
      return alertMessages('off', { status: wordFor('status', to) ?? to, when: now });
    }
    case 'continued': {
      const day = entry.continuedTo;
      return day
        ? alertMessages('continuedTo', { day: longDate(day), when: now })
        : alertMessages('continued', { when: now });
    }
    case 'changed':
      return factsOf(change, context, now);
    default:
      return alertMessages(news, { when: now });
  }
}

function factsOf(change: CalendarChange, context: AlertContext, now: string): string {
  const facts = changeFacts(change, context, true).map(({ label, to }) => `${label}: ${to}`);
  return alertMessages('changed', { facts: facts.join('; '), when: now });
}

/** The last moment of a day at the venue, epoch ms. */
const endOf = (date: string, zone: string) => venueInstant(zone, addDays(date, 1), '00:00');

/** What a change is told as; null where it is not, or where the day is over. `now`: epoch ms. */
export function alertOfChange(
  kind: CalendarKind,
  change: CalendarChange,
  entry: AlertedEntry,
  context: AlertContext,
  now: number,
): Alert | null {
  const news = newsOf(change);
  const zone = zoneOf(entry, context);
  const days = [change.d, change.date?.from ?? ''].filter(isDay).sort();
  const last = days.at(-1);
  if (!news || !last || endOf(last, zone) <= now) return null;
  return {
    tag: `c${shortHash(`${kind} ${change.id} ${change.at}`)}`,
    ...{ kind, id: change.id, zone, expires: endOf(last, zone) },
    topics: topicsOf(kind, entry, news === 'added', context),
    title: titleOf(kind, entry),
    body: bodyOf(news, change, entry, zone, context),
  };
}

/** What is said on the evening before a record's day. */
export function reminderOf(kind: CalendarKind, entry: AlertedEntry, context: AlertContext): Alert {
  const { id, date = '', time = '', location } = entry;
  const zone = zoneOf(entry, context);
  const at = clockTime(time);
  return {
    tag: `t${shortHash(`${kind} ${id} ${date}`)}`,
    ...{ kind, id, zone },
    expires: time ? venueInstant(zone, date, time) : endOf(date, zone),
    topics: topicsOf(kind, entry, false, context),
    title: titleOf(kind, entry),
    body: location
      ? alertMessages('tomorrowAt', { time: at, place: cut(location, 100) })
      : alertMessages('tomorrow', { time: at }),
  };
}
