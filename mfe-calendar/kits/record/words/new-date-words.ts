import {
  type CalendarKind,
  type HearingAnswer,
  type NewDate,
  type ShownEntry,
  statusWithFlags,
} from '@court/domain';
import { wordFor } from '@court/domain/words';
import { headMessages } from '../messages/head-messages';
import { newDateMessages } from '../messages/new-date-messages';
import { type BannerWords, bannerWords } from './banner-words';
import { dayWords } from './record-moment';

/** The sentence about the last new date if that hearing will not be held either. Null if it will be held. */
export function lostEnd(kind: CalendarKind, { row, state }: NewDate): string | null {
  if (!row || state === 'on' || state === 'done') return null;
  if (state === 'unlisted')
    return `${newDateMessages(`${kind}.thatUnlisted`)} ${newDateMessages('callCourt')}`;
  const status = statusWithFlags(row.status, row.flags);
  const word = (wordFor('status', status) ?? status).toLowerCase();
  return `${newDateMessages(`${kind}.thatWas`, { status: word })} ${headMessages('noOtherDate')}`;
}

/** Sentences about facts of the new date that are not known yet, and whom to ask. */
function unknownOf(kind: CalendarKind, { row, time, zone }: NewDate, isListed: boolean) {
  const unknown = time ? (`${kind}.newPlaceUnknown` as const) : (`${kind}.newDateUnknown` as const);
  return [
    time !== null && !zone && newDateMessages('newZoneUnknown'),
    !row && newDateMessages(isListed ? 'newDateListed' : unknown),
  ];
}

type Known = {
  /** time of the court's list, as in the page's bar; '' while unknown */
  listTime: string;
  /** the case has a hearing on the new day, but the court does not say that it replaces this hearing */
  isListed: boolean;
};

/** Further facts about a new date, and which facts are unknown. */
function detailsOf(kind: CalendarKind, { state, when, newDates }: HearingAnswer, isListed: boolean): string {
  const [first, last] = [newDates[0], newDates.at(-1)];
  if (!first || !last) return '';
  if (state === 'unlisted') return newDateMessages('listNamed', { date: dayWords(last.date, when.date) });
  const details = [
    first !== last && newDateMessages('firstTo', { date: dayWords(first.date, last.date) }),
    ...(last.phase === 'over' ? [newDateMessages('passed')] : unknownOf(kind, last, isListed)),
  ];
  return details.filter(Boolean).join(' ');
}

/** Texts of the banner, with facts from the case's other records. While these load, adds only `listTime`. */
export function wholeBannerWords(
  kind: CalendarKind,
  entry: ShownEntry,
  answer: HearingAnswer,
  { listTime, isListed }: Known,
): BannerWords {
  const listShows = listTime && newDateMessages(`${kind}.listShows`, { time: listTime });
  const words = bannerWords(kind, entry, answer, listShows);
  if (answer.isReading) return words;
  const { outcome, newDate, link } = words;
  const last = answer.newDates.at(-1);
  const lost = last && newDate && lostEnd(kind, last);
  if (!lost) return { ...words, details: detailsOf(kind, answer, isListed) };
  return {
    ...words,
    outcome: `${outcome} ${newDate.parts.join(' ')}. ${lost}`,
    ...{ newDate: null, meaning: '', tone: 'off' },
    link: link && { ...link, text: newDateMessages(`${kind}.openThat`) },
  };
}

/** The texts of the banner in one line, for sharing. */
export function bannerText(kind: CalendarKind, entry: ShownEntry, answer: HearingAnswer): string {
  const known = { listTime: '', isListed: false };
  const { outcome, newDate, meaning, details } = wholeBannerWords(kind, entry, answer, known);
  return [newDate ? `${outcome} ${newDate.parts.join(' ')}.` : outcome, details, meaning]
    .filter(Boolean)
    .join(' ');
}
