import { meetingsLink, offeredAtom, todayAtom } from '@court/contract';
import { dayCountAtom } from '@court/docket';
import { useAtomValue } from 'jotai';
import { useId } from 'react';
import { homeMessages } from '../messages/home-messages';
import { todayText } from './home-days';
import { TodayView } from './today-view';

/** Today's number of hearings and 341 meetings. */
export function TodayHere() {
  const today = useAtomValue(todayAtom);
  const { value, status } = useAtomValue(dayCountAtom({ kind: 'hearings', date: today }));
  const meetings = useAtomValue(dayCountAtom({ kind: 'meetings', date: today })).value;
  const areOffered = useAtomValue(offeredAtom)(meetingsLink());
  return (
    <TodayView
      today={today}
      id={useId()}
      hasMeetings={areOffered}
      text={value === undefined ? null : todayText(today, value, areOffered ? meetings : undefined)}
      note={homeMessages(status === 'failed' ? 'homeTodayFailed' : 'homeTodayLoading')}
    />
  );
}
