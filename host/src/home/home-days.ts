import { closedSentence } from '@court/docket';
import { addDays, isCourtDay, type Tally } from '@court/domain';
import { withOff } from '@court/ui';
import { homeFirstMessages } from '../messages/home-messages';

const DAYS = 5;

/** The next DAYS court days after `today`. */
export function comingDays(today: string): string[] {
  const days: string[] = [];
  for (let date = addDays(today, 1); days.length < DAYS; date = addDays(date, 1))
    if (isCourtDay(date)) days.push(date);
  return days;
}

/** Number of records of a day that are held, in the past or in the future, and number that are off. */
type Count = Pick<Tally, 'held' | 'off'>;

/** Names those that are off only if none is held, because each number is a link to the list that marks them. */
const shortText = (words: string, { held, off }: Count) => (held > 0 ? words : withOff(words, held, off));

const meetingsText = (count: Count | undefined, day: 'home' | 'coming') =>
  count && count.held + count.off > 0
    ? shortText(homeFirstMessages(`${day}Meetings`, { count: count.held }), count)
    : null;

const isNone = ({ held, off }: Count) => held + off === 0;

function hearingsText(count: Count, meetings: Count | undefined): string {
  if (isNone(count) && meetings && isNone(meetings)) return homeFirstMessages('homeNone');
  return count.held === 0 && count.off > 0
    ? homeFirstMessages('homeHearingsOff', { count: count.off })
    : homeFirstMessages('homeHearings', { count: count.held });
}

/**
 * Texts for today: the number of hearings, the number of 341 meetings, and the reason why the court is closed. The
 * last two are null if they do not apply or are not known yet. `isNone`: no hearing is listed. `next`: the next court
 * day if nothing at all is listed today.
 */
export const todayText = (today: string, count: Count, meetings: Count | undefined) => ({
  count: hearingsText(count, meetings),
  isNone: isNone(count),
  meetings: meetingsText(meetings, 'home'),
  closed: count.held === 0 ? closedSentence(today) : null,
  next: isNone(count) && (!meetings || isNone(meetings)) ? (comingDays(today)[0] ?? null) : null,
});

/**
 * Texts for a coming day: the number of hearings and of 341 meetings. Null until they are known. The second is also
 * null if there are no meetings.
 */
export const comingText = (hearings: Count | undefined, meetings: Count | undefined) => ({
  hearings: hearings
    ? shortText(homeFirstMessages('comingHearings', { count: hearings.held }), hearings)
    : null,
  meetings: meetingsText(meetings, 'coming'),
});
