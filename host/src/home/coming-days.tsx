import { meetingsLink, offeredAtom, todayAtom } from '@court/contract';
import { dayCountAtom } from '@court/docket';
import { useAtomValue } from 'jotai';
import { useId } from 'react';
import { ComingDayView, ComingView } from './coming-view';
import { comingDays, comingText } from './home-days';

type DayProps = { date: string; today: string; hasMeetings: boolean };

function ComingDay({ date, today, hasMeetings }: DayProps) {
  const hearings = useAtomValue(dayCountAtom({ kind: 'hearings', date })).value;
  const meetings = useAtomValue(dayCountAtom({ kind: 'meetings', date })).value;
  const text = comingText(hearings, hasMeetings ? meetings : undefined);
  return <ComingDayView date={date} today={today} text={text} />;
}

/** The next court days, with the number of hearings and 341 meetings of each. */
export function ComingDays() {
  const today = useAtomValue(todayAtom);
  const hasMeetings = useAtomValue(offeredAtom)(meetingsLink());
  return (
    <ComingView id={useId()} hasMeetings={hasMeetings}>
      {comingDays(today).map((date) => (
        <ComingDay key={date} date={date} today={today} hasMeetings={hasMeetings} />
      ))}
    </ComingView>
  );
}
