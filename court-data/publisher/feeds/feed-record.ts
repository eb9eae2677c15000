import { type EventContext, eventWithSuccessors } from '@court/record/calendar-event';
import { feedEvent } from '@court/record/calendar-file';
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
} from '@court/records';
import { clockAt } from './zone-rules';

/** A feed in which a record stands: its file below the folder, and whose it is. */
type FeedOf = { name: string; title: string };

const feedOf = (group: FeedGroup, id: string, title: string | null | undefined): FeedOf => ({
  name: feedFile(group, id),
  title: title ?? '',
});

/** A record as feeds have it. */
export type FeedRecord = {
  /** YYYY-MM-DD */
  date: string;
  /** HH:mm */
  time: string;
  /** IANA name */
  zone: string;
  feeds: FeedOf[];
  /** entry key of the hearing that it continues, whose event names it; null if it continues none */
  predecessor: string | null;
  /** its VEVENT, written at `stamp` (epoch ms) */
  event: (stamp: number) => string;
};

/** What records are read with. `url`: address of a record's page, '' where there is none. */
export type FeedContext = Pick<EventContext, 'court' | 'offices' | 'judges'> & {
  attorneys: ReadonlySet<string>;
  url: (kind: CalendarKind, id: string) => string;
};

type Attorneys = NonNullable<ReturnType<typeof calendarEntryOf>['attorneys']>;

/** Those attorneys who asked for a feed. */
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

/** The venue's own clock in place of UTC, so that a calendar shows the zone, and repeats the day should its law change. */
function onVenueClock(event: string, zone: string): string {
  return event.replace(/^(DTSTART|DTEND):(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z/gm, (_line, name, ...at) => {
    const [year, month, day, hour, minute, second] = at.map(Number);
    const utc = Date.UTC(year as number, (month as number) - 1, day, hour, minute, second);
    return `${name};TZID=${zone}:${clockAt(utc, offsetAt(zone, utc))}`;
  });
}

/** A record as it lies in `…Entries11`; null if it is not public. */
export function publicEntry(json: unknown): ShownEntry | null {
  const at = objectOf(json);
  if (!at || at.withdrawn === true || typeof at.id !== 'string') return null;
  return calendarEntryOf(at.id, at);
}

/** A record for feeds; null if its day or time is not known. `successors`: the hearings that continue it, in their order. */
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
  // no judge presides at a 341 meeting (11 U.S.C. § 341(c))
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
