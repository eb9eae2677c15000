import {
  calendarLink,
  hearingLink,
  meetingLink,
  meetingsLink,
  type ReaderSettings,
  safeMeetingUrl,
  searchDetailLink,
} from '@court/contract';
import { type CalendarKind, dialLinks, formerly, isDay, type ShownEntry } from '@court/records';
import { howOf, longZoneName, sharedMessages, wordFor } from '@court/ui';
import type { RecordNames } from '../data/use-record-names';
import type { RecordState } from '../data/use-record-state';
import { headMessages, meetingHeadMessages } from '../messages/head-messages';
import { clockWords, dayWords, zonedClock } from './record-moment';

/** A present value, and the one before it. */
type OldAndNow = { old: string | null; now: string };

/** Title of the page and the window. For a hearing or meeting that will not be held it includes the status. */
export function recordTitle(kind: CalendarKind, entry: ShownEntry, { stage, status }: RecordState) {
  const { caseNumber, caseTitle } = entry;
  const title = caseTitle || caseNumber || headMessages(`${kind}.title`);
  const whole = [caseTitle && caseNumber, title].filter(Boolean).join(' ');
  const isOff = stage === 'off';
  const windowTitle = isOff
    ? headMessages('titleWithStatus', { title: whole, status: wordFor('status', status) ?? status })
    : whole;
  return { title, windowTitle, isOff };
}

/** More than five lines of a phone: it is written smaller, so that its day and how to appear stand on the first screen. */
export const isLongTitle = (title: string) => title.length > 100;

/** Link back to the record's day; to today if the record has no date. */
export function recordBack(kind: CalendarKind, date: string | undefined, today: string) {
  const day = date && isDay(date) ? date : null;
  const linkTo = kind === 'hearings' ? calendarLink : meetingsLink;
  return {
    to: linkTo(day && day !== today ? { date: day } : {}),
    text: day ? headMessages(`${kind}.back`, { date: dayWords(day, today) }) : headMessages(`${kind}.toDay`),
  };
}

/** Link to all dates of a case: the first search that the court offers. Null if it offers none. */
export function caseLink(caseKey: string | undefined, offered: (link: string) => boolean): string | null {
  const links = (['hearings', 'meetings'] as const).map((kind) =>
    caseKey ? searchDetailLink(kind, 'casenumber', caseKey) : '',
  );
  return links.find((each) => each && offered(each)) ?? null;
}

/** The matter's first line. */
export const matterLine = ({ matter }: ShownEntry) => (matter ?? '').split(/[\r\n]/, 1)[0];

/**
 * New time of a continued hearing, HH:mm: the time of the new date's own record, else `continuedTime` of this record.
 * '' if neither is published, undefined while the new date's record is read.
 */
export const newTimeOf = ({ continuedTime }: ShownEntry, { successor }: Pick<RecordState, 'successor'>) =>
  successor === undefined ? undefined : successor?.time || continuedTime || '';

/** The new time in the venue's zone; '' if it is not published, undefined while it is read. */
export function newClockOf(entry: ShownEntry, { successor, zone }: Pick<RecordState, 'successor' | 'zone'>) {
  const time = newTimeOf(entry, { successor });
  return time && zonedClock(time, successor?.date ?? entry.continuedTo ?? '', zone);
}

/** Day and time as printed, with those before a change and those that replace them. */
export function whenWords(
  entry: ShownEntry,
  state: RecordState,
  { showIPCEventTime }: Pick<ReaderSettings, 'showIPCEventTime'>,
) {
  const { stage, zone } = state;
  const { date = '', time = '', eventTime, continuedTo, changes } = entry;
  const newClock = newClockOf(entry, state);
  const old = formerly(changes);
  const isOff = stage === 'off';
  const isCalled = eventTime && eventTime !== time && showIPCEventTime !== 'N';
  return {
    isOff,
    day: { old: !isOff && old.date ? dayWords(old.date) : null, now: `${dayWords(date)},` },
    clock: {
      old: !isOff && old.time ? clockWords(old.time) : null,
      now: time ? zonedClock(time, date, zone) : headMessages('noTime'),
    },
    next:
      isOff && continuedTo
        ? {
            day: dayWords(continuedTo) + (newClock ? ',' : ''),
            clock: newClock ?? '',
          }
        : null,
    called: !isOff && isCalled ? headMessages('calledAt', { time: zonedClock(eventTime, date, zone) }) : null,
  };
}

/** Mode, place, and judge or trustee; `first`: the court's first zone. */
export function byWords(
  kind: CalendarKind,
  entry: ShownEntry,
  { stage, zone }: RecordState,
  { judge, oldJudge, place, isRemote }: Pick<RecordNames, 'judge' | 'oldJudge' | 'place' | 'isRemote'>,
  first: string | undefined,
): (OldAndNow & { key: string })[] {
  const { date = '', appear, trustees = [], changes } = entry;
  const { how: oldHow } = formerly(changes);
  const how = (mode: string) => wordFor('how', mode) ?? mode;
  const trustee = kind === 'meetings' && trustees[0];
  return [
    appear?.mode && { key: 'how', old: oldHow ? how(oldHow) : null, now: howOf(appear) },
    !isRemote && stage !== 'off' && place && { key: 'place', old: null, now: place },
    kind === 'hearings' &&
      judge && { key: 'judge', old: oldJudge, now: headMessages('judgeName', { name: judge }) },
    trustee && { key: 'trustee', old: null, now: headMessages('trusteeName', { name: trustee }) },
    zone !== '' && zone !== first && { key: 'zone', old: null, now: longZoneName(zone, date) },
  ].filter((each) => each !== '' && each !== false && each !== null && each !== undefined);
}

/** Status mark, sentence and outcome, below day and time; null for what does not apply. */
export function outcomeWords(kind: CalendarKind, { outcome }: ShownEntry, { stage, status }: RecordState) {
  const said = outcome ? headMessages('outcomeIs', { outcome }) : null;
  if (stage !== 'over') return { status: null, sentence: null, outcome: stage === 'on' ? said : null };
  const isMet = kind === 'meetings' && (status === 'held' || status === 'concluded');
  const over = status === 'scheduled' ? headMessages(`${kind}.over`) : null;
  return {
    status: status === 'scheduled' ? null : status,
    sentence: isMet ? meetingHeadMessages(`status.${status}`) : over,
    outcome: said,
  };
}

/** Link to join online, or to call; null if there is neither, or if it is over or off. */
export function attendLink(
  kind: CalendarKind,
  { appear }: ShownEntry,
  { stage }: RecordState,
  meetingHosts: readonly string[],
) {
  if (stage !== 'on' || !appear) return null;
  const url = appear.url ? safeMeetingUrl(appear.url, meetingHosts) : null;
  if (url) return { href: url, text: headMessages(`${kind}.join`), isOuter: true };
  const [dial] = dialLinks(appear);
  return dial
    ? { href: dial.href, text: headMessages('call', { phone: dial.number }), isOuter: false }
    : null;
}

/** Placeholder of the same width while the new time is read, so that nothing moves when it comes. */
export const NO_TIME_YET = ', 12:00 PM CST';

/** The status, what it means for those who must appear, and the new date. */
export function bannerWords(kind: CalendarKind, entry: ShownEntry, state: RecordState) {
  const { status, isPast } = state;
  const { date = '', continuedTo, continuedToId, outcome } = entry;
  const newClock = newClockOf(entry, state);
  const word = wordFor('status', status) ?? status;
  const isOver = isPast || status === 'not-held';
  const isPutOff = status === 'continued' || status === 'rescheduled' || status === 'not-held';
  const day = continuedTo
    ? headMessages(isPast ? `${kind}.wasOffOn` : `${kind}.offOn`, { date: dayWords(date, date) })
    : null;
  const none = kind === 'meetings' ? meetingHeadMessages('noNewDate') : headMessages('noNewDate');
  const sentences = [
    day,
    kind === 'meetings' && isPutOff && meetingHeadMessages(`status.${status}`),
    isPutOff && !continuedTo && none,
    status === 'removed' && headMessages('askCourt'),
  ];
  const record = continuedToId && (kind === 'meetings' ? meetingLink : hearingLink)(continuedToId);
  const itsDay =
    continuedTo &&
    isDay(continuedTo) &&
    (kind === 'meetings' ? meetingsLink : calendarLink)({ date: continuedTo });
  const link = continuedTo ? record || itsDay : null;
  return {
    isMoved: Boolean(continuedTo),
    /** before the new date, where there is one */
    outcome: continuedTo
      ? headMessages('to', { status: word })
      : status === 'removed'
        ? headMessages(`${kind}.removed`)
        : headMessages(isOver ? `${kind}.wasOff` : `${kind}.off`, { status: word }),
    newDate: continuedTo
      ? {
          day: dayWords(continuedTo, date),
          /** undefined while it is read */
          clock: newClock === '' ? null : newClock,
        }
      : null,
    meaning: sentences.filter(Boolean).join(' '),
    came: outcome ? headMessages('outcomeIs', { outcome }) : null,
    link: link ? { to: link, text: headMessages(record ? 'openNewDate' : 'openDay') } : null,
  };
}

/** The case's type and chapter, and the office, under the title. */
export const aboutWords = ({ caseType, chapter, office }: ShownEntry) => ({
  type: wordFor('type', caseType ?? ''),
  chapter: chapter ? sharedMessages('chapter', { chapter }) : null,
  office: office ?? null,
});
