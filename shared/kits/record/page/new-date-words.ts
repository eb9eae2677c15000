import { type CalendarKind, type HearingAnswer, type NewDate, statusWithFlags } from '@court/records';
import { wordFor } from '@court/ui';
import { headMessages } from '../messages/head-messages';
import { newDateMessages } from '../messages/new-date-messages';
import { type BannerDetails, bannerWords } from './banner-words';
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
  /** clock time of the court's list, as in the page's bar; '' while it is unknown */
  listTime: string;
  /** the case has a hearing on the new day, but the court does not say that it replaces this hearing */
  isListed: boolean;
};

/** Banner texts about the new date from the case's other records. Only `listShows` while these are loading. */
export function newDateDetails(
  kind: CalendarKind,
  { state, when, newDates, isReading }: HearingAnswer,
  { listTime, isListed }: Known,
): BannerDetails {
  const [first, last] = [newDates[0], newDates.at(-1)];
  const listShows = listTime ? newDateMessages(`${kind}.listShows`, { time: listTime }) : '';
  if (!first || !last || isReading) return { listShows };
  const date = dayWords(last.date, when.date);
  if (state === 'unlisted') return { listShows, details: newDateMessages('listNamed', { date }) };
  const lost = lostEnd(kind, last);
  const details = [
    first !== last && newDateMessages('firstTo', { date: dayWords(first.date, last.date) }),
    ...(last.phase === 'over' ? [newDateMessages('passed')] : unknownOf(kind, last, isListed)),
  ];
  return {
    listShows,
    details: details.filter(Boolean).join(' '),
    ...(lost && { lost, openLost: newDateMessages(`${kind}.openThat`) }),
  };
}

/** The texts of the banner in one line, for sharing. */
export function bannerText(...[kind, entry, answer]: Parameters<typeof bannerWords>): string {
  const known = newDateDetails(kind, answer, { listTime: '', isListed: false });
  const { outcome, newDate, meaning, details } = bannerWords(kind, entry, answer, known);
  return [newDate ? `${outcome} ${newDate.parts.join(' ')}.` : outcome, details, meaning]
    .filter(Boolean)
    .join(' ');
}
