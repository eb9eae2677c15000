import { closedSentence } from '@court/docket';
import { addDays, isCourtDay, type Tally } from '@court/records';
import { withOff } from '@court/ui/shared-messages';
import { homeFirstMessages } from '../messages/home-messages';

const DAYS = 4;

/** The next days on which the court is open, after `today`. */
export function comingDays(today: string): string[] {
  const days: string[] = [];
  for (let date = addDays(today, 1); days.length < DAYS; date = addDays(date, 1))
    if (isCourtDay(date)) days.push(date);
  return days;
}

/** How many of a day will be held, or were, and how many are off. */
type Count = Pick<Tally, 'held' | 'off'>;

const meetingsText = (count: Count | undefined) =>
  count && count.held + count.off > 0
    ? withOff(homeFirstMessages('comingMeetings', { count: count.held }), count.off)
    : null;

/** How many hearings today has, how many 341 meetings, null also for none, and why the court hears nothing. */
export const todayText = (today: string, count: Count, meetings: Count | undefined) => ({
  count: withOff(homeFirstMessages('homeHearings', { count: count.held }), count.off),
  meetings: meetingsText(meetings),
  closed: count.held === 0 ? closedSentence(today) : null,
});

/** How many hearings a coming day has, null until it is known, and how many 341 meetings, null also for none. */
export const comingText = (hearings: Count | undefined, meetings: Count | undefined) => ({
  hearings: hearings
    ? withOff(homeFirstMessages('comingHearings', { count: hearings.held }), hearings.off)
    : null,
  meetings: meetingsText(meetings),
});
