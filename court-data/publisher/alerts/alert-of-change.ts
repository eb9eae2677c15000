import {
  addDays,
  alertTopic,
  attorneyId,
  type CalendarChange,
  type CalendarKind,
  factsOfEntry,
  isDay,
  KeyTooLongError,
  shortHash,
  venueInstant,
  whenOf,
  zoneName,
} from '@court/records';
import { alertMessages } from '@court/ui/alert-messages';
import { clockTime } from '@court/ui/court-dates';
import {
  type AlertContext,
  type AlertedEntry,
  bodyOf,
  howText,
  newsOf,
  type ToldRecord,
} from './alert-words';

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

/** IANA zone in which a record's times are meant. */
export const zoneOf = ({ officeId }: AlertedEntry, { court, offices }: AlertContext): string =>
  offices[officeId ?? '']?.timeZone ?? court.timeZones[0];

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

/** The last moment of a day at the venue, epoch ms. */
const endOf = (date: string, zone: string) => venueInstant(zone, addDays(date, 1), '00:00');

/** What a change is told as; null where it is not, or where the day is over. `now`: epoch ms. */
export function alertOfChange(
  record: ToldRecord,
  change: CalendarChange,
  context: AlertContext,
  now: number,
): Alert | null {
  const { kind, entry } = record;
  const news = newsOf(change, factsOfEntry(kind, entry));
  const zone = zoneOf(entry, context);
  const days = [change.d, change.date?.from ?? ''].filter(isDay).sort();
  const last = days.at(-1);
  if (!news || !last || endOf(last, zone) <= now) return null;
  return {
    tag: `c${shortHash(`${kind} ${change.id} ${change.at}`)}`,
    ...{ kind, id: change.id, zone, expires: endOf(last, zone) },
    topics: topicsOf(kind, entry, change.what === 'added', context),
    title: titleOf(kind, entry),
    body: bodyOf(news, change, record, context),
  };
}

/** What is said on the evening before a record's day. */
export function reminderOf(kind: CalendarKind, entry: AlertedEntry, context: AlertContext): Alert {
  const { court, offices } = context;
  const facts = factsOfEntry(kind, entry);
  const { date, time, zone, start } = whenOf(facts, { timeZones: court.timeZones, offices, now: 0 });
  const assumed = zoneOf(entry, context);
  const shown = zone && court.timeZones.length > 1 ? ` ${zoneName(zone, date)}` : '';
  const at = time
    ? alertMessages('tomorrow', { time: clockTime(time) + shown })
    : alertMessages('tomorrowAny');
  return {
    tag: `t${shortHash(`${kind} ${entry.id} ${date}`)}`,
    ...{ kind, id: entry.id, zone: assumed },
    expires: start ?? (time ? venueInstant(assumed, date, time) : endOf(date, assumed)),
    topics: topicsOf(kind, entry, false, context),
    title: titleOf(kind, entry),
    body: [at, howText(facts)].filter(Boolean).join(', '),
  };
}
