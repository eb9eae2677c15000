import {
  attorneyId,
  type CalendarKind,
  calendarEntryOf,
  entryKey,
  type FeedGroup,
  feedFile,
  KeyTooLongError,
  objectOf,
  offsetAt,
  type ShownEntry,
} from '@court/domain';
import { type EventContext, eventWithSuccessors } from '@court/domain/calendar';
import { feedEvent } from '@court/domain/calendar-file';
import { clockAt } from './zone-rules';

/** A feed that contains a record: its file name in the folder, and its title. */
type FeedOf = { name: string; title: string };

const feedOf = (group: FeedGroup, id: string, title: string | null | undefined): FeedOf => ({
  name: feedFile(group, id),
  title: title ?? '',
});

/** The data of a record for feeds. */
export type FeedRecord = {
  /** YYYY-MM-DD */
  date: string;
  /** HH:mm */
  time: string;
  /** IANA name */
  zone: string;
  feeds: FeedOf[];
  /** entry key of the hearing that it continues, whose event names it; null if there is none */
  predecessor: string | null;
  /** creates its VEVENT, written at `stamp` (epoch ms) */
  event: (stamp: number) => string;
};

/** The context for reading records. `url` returns the address of a record's page, or '' if there is none. */
export type FeedContext = Pick<EventContext, 'court' | 'offices' | 'judges'> & {
  attorneys: ReadonlySet<string>;
  url: (kind: CalendarKind, id: string) => string;
};

type Attorneys = NonNullable<ReturnType<typeof calendarEntryOf>['attorneys']>;

/** The feeds of attorneys who asked for one. */
function askedFor(attorneys: Attorneys, asked: ReadonlySet<string>): FeedOf[] {
  if (asked.size === 0) return [];
  return attorneys.flatMap(({ name = '', barNumber, firm }) => {
    try {
      const id = attorneyId({ name, barNumber: barNumber ?? null, firm: firm ?? null });
      return asked.has(id) ? [feedOf('attorney', id, name)] : [];
    } catch (error) {
      if (error instanceof KeyTooLongError) return [];
      throw error;
    }
  });
}

/**
 * Replaces UTC by the venue's local time. Calendars then show the time zone, and repeat the day correctly if the zone's
 * law changes.
 */
function onVenueClock(event: string, zone: string): string {
  return event.replace(/^(DTSTART|DTEND):(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z/gm, (_line, name, ...at) => {
    const [year, month, day, hour, minute, second] = at.map(Number);
    const utc = Date.UTC(year as number, (month as number) - 1, day, hour, minute, second);
    return `${name};TZID=${zone}:${clockAt(utc, offsetAt(zone, utc))}`;
  });
}

/** A record from `…Entries11`. Null if it is not public. */
export function publicEntry(json: unknown): ShownEntry | null {
  const at = objectOf(json);
  if (!at || at.withdrawn === true || typeof at.id !== 'string') return null;
  return calendarEntryOf(at.id, at);
}

/**
 * A record's data for feeds. Null if its day or time is unknown. `successors` are the hearings that continue it, in
 * order.
 */
export function feedRecord(
  kind: CalendarKind,
  entry: ShownEntry,
  successors: readonly ShownEntry[],
  context: FeedContext,
): FeedRecord | null {
  const own = { ...context, kind, url: context.url(kind, entry.id) };
  const event = eventWithSuccessors(entry, successors, own);
  if (!event) return null;
  const { date = '', time = '', judgeId, officeId, caseKey, leadCaseKey, attorneys = [] } = entry;
  const feeds: FeedOf[] = [];
  // a judge may not preside at a 341 meeting (11 U.S.C. § 341(c))
  if (judgeId && kind === 'hearings') feeds.push(feedOf('judge', judgeId, entry.judge));
  if (officeId) feeds.push(feedOf('office', officeId, entry.office));
  if (caseKey) feeds.push(feedOf('case', caseKey, entry.caseNumber));
  if (leadCaseKey && leadCaseKey !== caseKey) feeds.push(feedOf('case', leadCaseKey, entry.leadCaseNumber));
  feeds.push(...askedFor(attorneys, context.attorneys));
  return {
    date,
    time,
    zone: event.zone,
    feeds,
    predecessor: entry.continuedFromId ? entryKey(entry.continuedFromId) : null,
    event: (stamp) => onVenueClock(feedEvent(event, stamp), event.zone),
  };
}
