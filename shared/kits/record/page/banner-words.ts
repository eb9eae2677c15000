import { calendarLink, hearingLink, meetingLink, meetingsLink } from '@court/contract';
import {
  type CalendarKind,
  type HearingAnswer,
  isDay,
  type NewDate,
  type ShownEntry,
  statusWithFlags,
  wayOf,
} from '@court/records';
import { wordFor } from '@court/ui';
import { headMessages, meetingHeadMessages } from '../messages/head-messages';
import { dayWords, zonedClock } from './record-moment';
import { isOff } from './record-words';

/** Placeholder of the same width while the new time is loaded, so that nothing moves when it comes. */
export const NO_TIME_YET = ', 12:00 PM CST';

/** What the page knows besides the record and its answer. */
type Known = {
  /** clock time of the court's list, as the page's bar says it; '' while it is not known */
  listTime?: string;
  /** the case lists something on the new day, but not which of it takes this one's place */
  isListed?: boolean;
};

const statusWord = (status: string) => wordFor('status', status) ?? status;

/** The new day and time in parts that are not broken; `isLoading`: the time is still to come. */
type NewMoment = { parts: string[]; isLoading: boolean };

function momentOf({ date, time, zone }: NewDate, oldDate: string, isLoading: boolean): NewMoment {
  const clock = time ? zonedClock(time, date, zone) : '';
  if (date === oldDate && clock) return { parts: [clock, headMessages('sameDay')], isLoading: false };
  const day = dayWords(date, oldDate);
  return { parts: clock ? [`${day},`, clock] : [day], isLoading: isLoading && !clock };
}

const textOf = ({ parts }: NewMoment) => parts.join(' ');

/** Where the new date leads: to its own record if that is known, else to its day. */
function newDateLink(kind: CalendarKind, { continuedToId }: ShownEntry, newDates: readonly NewDate[]) {
  const last = newDates.at(-1);
  if (!last) return null;
  const id = last.row?.id ?? (newDates.length === 1 ? continuedToId : undefined);
  const isMeeting = kind === 'meetings';
  if (id) return { to: (isMeeting ? meetingLink : hearingLink)(id), text: headMessages(`${kind}.openNew`) };
  const to = (isMeeting ? meetingsLink : calendarLink)({ date: last.date });
  return { to, text: headMessages('openDay') };
}

/** The end of the chain of new dates, if nobody can go there: what became of it. Null if it will be held. */
export function lostEnd(kind: CalendarKind, { row, state }: NewDate): string | null {
  if (!row || state === 'on' || state === 'done') return null;
  if (state === 'unlisted') return `${headMessages(`${kind}.thatUnlisted`)} ${headMessages('callCourt')}`;
  const status = statusWord(statusWithFlags(row.status, row.flags)).toLowerCase();
  return `${headMessages(`${kind}.thatWas`, { status })} ${headMessages('noOtherDate')}`;
}

/** What is not known yet of the new date, and whom to ask. */
function unknownOf(kind: CalendarKind, { row, time, zone }: NewDate, isListed: boolean) {
  const unknown = time ? (`${kind}.newPlaceUnknown` as const) : (`${kind}.newDateUnknown` as const);
  return [
    time !== null && !zone && headMessages('newZoneUnknown'),
    !row && headMessages(isListed ? 'newDateListed' : unknown),
  ];
}

/** That a debtor has to take part at the new date of a 341 meeting. */
export const takePart = ({ row }: NewDate) =>
  meetingHeadMessages(wayOf(row?.how ?? null) === 'place' ? 'comeThen' : 'takePartThen');

/** What only the dates of its case say of the new date; nothing while they are loaded. */
function newDateDetails(kind: CalendarKind, { newDates, isReading }: HearingAnswer, isListed: boolean) {
  const [first, last] = [newDates[0], newDates.at(-1)];
  if (!first || !last || isReading) return [];
  return [
    first !== last && headMessages('firstTo', { date: dayWords(first.date, last.date) }),
    ...(last.phase === 'over' ? [] : unknownOf(kind, last, isListed)),
  ];
}

/** Of a record that the court's list no longer shows. */
function unlistedWords(kind: CalendarKind, { when, newDates }: HearingAnswer, { listTime = '' }: Known) {
  const last = newDates.at(-1);
  const isPast = when.phase === 'over';
  return {
    outcome: headMessages(isPast ? `${kind}.unlistedPast` : `${kind}.unlisted`),
    newDate: null,
    meaning: [
      listTime ? headMessages(`${kind}.listShows`, { time: listTime }) : headMessages(`${kind}.listShowsNow`),
      !isPast && headMessages('askCourt'),
      last && headMessages('listNamed', { date: dayWords(last.date, when.date) }),
    ],
    details: [],
    link: null,
  };
}

/** Of a record that was put to another date, or called off. */
function offWords(kind: CalendarKind, entry: ShownEntry, answer: HearingAnswer, { isListed = false }: Known) {
  const { state, when, newDates, isReading } = answer;
  const status = statusWord(answer.status);
  const wasOff = when.phase === 'over' || when.phase === 'earlier';
  const last = newDates.at(-1);
  const lead = headMessages(state === 'moved' ? 'to' : 'newDateIs', { status });
  const link = newDateLink(kind, entry, newDates);
  if (!last) {
    const date = state === 'moved' && isDay(when.date) ? dayWords(when.date, when.date) : '';
    const tense = wasOff ? 'wasOff' : 'off';
    const none = kind === 'meetings' ? meetingHeadMessages('noNewDate') : headMessages('noNewDate');
    return {
      outcome: date
        ? headMessages(`${kind}.${tense}On`, { status, date })
        : headMessages(`${kind}.${tense}`, { status }),
      newDate: null,
      meaning: [state === 'moved' ? none : headMessages('noOtherDate')],
      details: [],
      link,
    };
  }
  const moment = momentOf(last, when.date, isReading);
  const lost = lostEnd(kind, last);
  if (lost)
    return {
      outcome: `${lead} ${textOf(moment)}. ${lost}`,
      newDate: null,
      meaning: [],
      details: [],
      link: link && { ...link, text: headMessages(`${kind}.openThat`) },
    };
  return {
    ...{ outcome: lead, newDate: moment, link },
    meaning: [
      last.phase === 'over' && headMessages('newDatePassed'),
      last.phase !== 'over' && kind === 'meetings' && takePart(last),
    ],
    details: newDateDetails(kind, answer, isListed),
  };
}

/** What stands above the title: the status, what it means for those who must appear, and the new date. */
export function bannerWords(kind: CalendarKind, entry: ShownEntry, answer: HearingAnswer, known: Known = {}) {
  const { date = '' } = entry;
  const { time, blockTime, zone } = answer.when;
  const { meaning, details, ...words } =
    answer.state === 'unlisted' ? unlistedWords(kind, answer, known) : offWords(kind, entry, answer, known);
  const clock = blockTime ?? time;
  return {
    ...words,
    meaning: meaning.filter(Boolean).join(' '),
    details: details.filter(Boolean).join(' '),
    tone: words.newDate || answer.state === 'unlisted' ? ('moved' as const) : ('off' as const),
    /** day and time as they were printed, to be struck */
    old: isOff(answer)
      ? [dayWords(date), clock && zonedClock(clock, date, zone)].filter(Boolean).join(', ') || null
      : null,
    came: entry.outcome ? headMessages('outcomeIs', { outcome: entry.outcome }) : null,
  };
}

/** The banner in one line, for those who get the record as text. */
export function bannerText(kind: CalendarKind, entry: ShownEntry, answer: HearingAnswer): string {
  const { outcome, newDate, meaning, details } = bannerWords(kind, entry, answer);
  return [newDate ? `${outcome} ${textOf(newDate)}.` : outcome, details, meaning].filter(Boolean).join(' ');
}
