import { closedSentence } from '@court/docket';
import { addDays, isCourtDay } from '@court/records';
import { homeFirstMessages } from '../messages/home-messages';

const DAYS = 4;

/** The next days on which the court is open, after `today`. */
export function comingDays(today: string): string[] {
  const days: string[] = [];
  for (let date = addDays(today, 1); days.length < DAYS; date = addDays(date, 1))
    if (isCourtDay(date)) days.push(date);
  return days;
}

const meetingsText = (count: number | undefined) =>
  count ? homeFirstMessages('comingMeetings', { count }) : null;

/** How many hearings today has, how many 341 meetings, null also for none, and why the court hears nothing. */
export const todayText = (today: string, count: number, meetings: number | undefined) => ({
  count: homeFirstMessages('homeHearings', { count }),
  meetings: meetingsText(meetings),
  closed: count === 0 ? closedSentence(today) : null,
});

/** How many hearings a coming day has, null while it is not known, and how many 341 meetings, null also for none. */
export const comingText = (hearings: number | undefined, meetings: number | undefined) => ({
  hearings: hearings === undefined ? null : homeFirstMessages('comingHearings', { count: hearings }),
  meetings: meetingsText(meetings),
});
