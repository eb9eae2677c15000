import { calendarLink, hearingLink, meetingLink, meetingsLink, searchDetailLink } from '@court/contract';
import {
  type CalendarKind,
  type HearingAnswer,
  isDay,
  isOfBusiness,
  type NewDate,
  type ShownEntry,
  wayOf,
} from '@court/domain';
import { wordFor } from '@court/domain/words';
import { headMessages, meetingHeadMessages, metSentence } from '../messages/head-messages';
import { dayWords, zonedClock } from './record-moment';
import { isOff, isOver } from './record-words';

/** Placeholder of the usual width while the new time loads, so that the layout does not shift. */
export const NO_TIME_YET = ', 12:00 PM CST';

const statusWord = (status: string) => wordFor('status', status) ?? status;

/** The new day and time, in parts that must not wrap. `isLoading`: the time is not loaded yet. */
type NewMoment = { parts: string[]; isLoading: boolean };

/** Has the year, as the old date has. */
function momentOf({ date, time, zone }: NewDate, oldDate: string, isLoading: boolean): NewMoment {
  const clock = time ? zonedClock(time, date, zone) : '';
  if (date === oldDate && clock) return { parts: [clock, headMessages('sameDay')], isLoading: false };
  const day = dayWords(date);
  return { parts: clock ? [`${day},`, clock] : [day], isLoading: isLoading && !clock };
}

/** Link to the new hearing if its record is known, else to the docket of the new day. */
function newDateLink(kind: CalendarKind, { continuedToId }: ShownEntry, newDates: readonly NewDate[]) {
  const last = newDates.at(-1);
  if (!last) return null;
  const id = last.row?.id ?? (newDates.length === 1 ? continuedToId : undefined);
  const isMeeting = kind === 'meetings';
  if (id) return { to: (isMeeting ? meetingLink : hearingLink)(id), text: headMessages(`${kind}.openNew`) };
  const to = (isMeeting ? meetingsLink : calendarLink)({ date: last.date });
  return { to, text: headMessages('openDay') };
}

/** Link to all dates of the case, for a hearing without a new date. */
const allDatesLink = (kind: CalendarKind, { caseKey }: ShownEntry) =>
  caseKey ? { to: searchDetailLink(kind, 'casenumber', caseKey), text: headMessages('allDates') } : null;

/** Tells the debtor, or whoever speaks for a business, to come to a 341 meeting or to take part in it. */
export function dutyWords(entry: ShownEntry, isAtPlace: boolean, then: '' | 'Then' = ''): string {
  const what = isOfBusiness(entry) ? 'takePartFor' : isAtPlace ? 'come' : 'takePart';
  return meetingHeadMessages(`${what}${then}`);
}

/** The duty at the new date. */
export const takePart = (entry: ShownEntry, { row }: NewDate) =>
  dutyWords(entry, wayOf(row?.how ?? null) === 'place', 'Then');

/** Texts for a record that the court's list no longer shows. */
function unlistedWords(kind: CalendarKind, { when }: HearingAnswer, listShows: string) {
  const isPast = when.phase === 'over';
  return {
    outcome: headMessages(isPast ? `${kind}.unlistedPast` : `${kind}.unlisted`),
    newDate: null,
    meaning: [listShows || headMessages(`${kind}.listShowsNow`), !isPast && headMessages('askCourt')],
    link: null,
  };
}

/** Texts for a record that was moved to another date or called off. */
function offWords(kind: CalendarKind, entry: ShownEntry, answer: HearingAnswer) {
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
      link: allDatesLink(kind, entry),
    };
  }
  return {
    ...{ outcome: lead, newDate: momentOf(last, when.date, isReading), link },
    meaning: [last.phase !== 'over' && kind === 'meetings' && takePart(entry, last)],
  };
}

/** Texts for a record that is over: 'Concluded. Taken under advisement.' */
function overWords(kind: CalendarKind, { outcome = '' }: ShownEntry, { state, status }: HearingAnswer) {
  const sentence = state === 'done' ? `${statusWord(status)}.` : headMessages(`${kind}.over`);
  const met = kind === 'meetings' && state === 'done' && metSentence(status);
  return {
    outcome: [sentence, outcome].filter(Boolean).join(' '),
    newDate: null,
    meaning: [met],
    link: null,
  };
}

const toneOf = (answer: HearingAnswer, hasNewDate: boolean): 'moved' | 'off' | 'unlisted' | 'over' => {
  if (answer.state === 'unlisted') return 'unlisted';
  return isOver(answer) ? 'over' : hasNewDate ? 'moved' : 'off';
};

function wordsOf(kind: CalendarKind, entry: ShownEntry, answer: HearingAnswer, listShows: string) {
  if (answer.state === 'unlisted') return unlistedWords(kind, answer, listShows);
  return isOver(answer) ? overWords(kind, entry, answer) : offWords(kind, entry, answer);
}

/** 'Outcome: Granted.' It is only a note while the printed date is ahead, because nothing has been held yet. */
const cameWords = (outcome: string, { when }: HearingAnswer) =>
  headMessages(when.phase === 'over' || when.phase === 'earlier' ? 'outcomeIs' : 'noteIs', { outcome });

/**
 * Texts of the banner above the title: the status, its meaning for those who must appear, and the new date. `listShows`: says that
 * the court's list of a given time no longer shows the record.
 */
export function bannerWords(kind: CalendarKind, entry: ShownEntry, answer: HearingAnswer, listShows = '') {
  const { date = '' } = entry;
  const { time, blockTime, zone } = answer.when;
  const { meaning, ...words } = wordsOf(kind, entry, answer, listShows);
  const tone = toneOf(answer, words.newDate !== null);
  const clock = blockTime ?? time;
  return {
    ...words,
    meaning: meaning.filter(Boolean).join(' '),
    tone,
    /** the printed day and time, shown struck through */
    old: isOff(answer)
      ? [dayWords(date), clock && zonedClock(clock, date, zone)].filter(Boolean).join(', ') || null
      : null,
    came: entry.outcome && tone !== 'over' ? cameWords(entry.outcome, answer) : null,
  };
}

/** Texts of a banner. `details`: more facts about the new date, which only the app can read. */
export type BannerWords = ReturnType<typeof bannerWords> & { details?: string };
