import {
  addDays,
  alertTopic,
  attorneyId,
  type CalendarChange,
  type CalendarKind,
  clockTime,
  factsOfEntry,
  isDay,
  KeyTooLongError,
  shortHash,
  venueInstant,
  whenOf,
  zoneName,
} from '@court/domain';
import { alertMessages } from '@court/domain/words';
import {
  type AlertContext,
  type AlertedEntry,
  bodyOf,
  howText,
  newsOf,
  type ToldRecord,
} from './alert-words';

/** An alert to the followers of a record, of its case or of one of its attorneys. */
export type Alert = {
  /** the same for every message about one change, so that a phone shows the change once */
  tag: string;
  kind: CalendarKind;
  /** the record's id */
  id: string;
  /** one message is sent for each topic */
  topics: string[];
  title: string;
  body: string;
  /** IANA time zone of the venue, for quiet hours */
  zone: string;
  /** epoch ms after which the alert is no longer useful */
  expires: number;
};

/** The IANA time zone of a record's times. */
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

/** A new record can only be followed by its case or an attorney. */
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

/** Midnight at the end of a day at the venue, in epoch ms. */
const endOf = (date: string, zone: string) => venueInstant(zone, addDays(date, 1), '00:00');

/** The alert for a change. Null if the change needs no alert or the day is over. `now` is epoch ms. */
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

/** The reminder on the evening before a record's day. */
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
