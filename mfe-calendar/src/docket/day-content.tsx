import type { Docket } from '@court/shared/data/docket-atom';
import { HiddenText } from '@court/shared/ui/hidden-text';
import { Notice } from '@court/shared/ui/notice';
import { longDate } from '@court/shared/words/court-dates';
import { whyFailed } from '../why-failed';
import { words } from '../words';
import { DocketBoard } from './docket-board';
import { DocketSkeleton } from './docket-skeleton';
import { EmptyDay } from './empty-day';

type Props = { date: string; today: string; docket: Docket; onRetry: () => void };

/** The day's board, or what stands in its place. */
export function DayContent({ date, today, docket, onRetry }: Props) {
  if (docket.status === 'failed')
    return (
      <Notice title={words('day.failed', { date: longDate(date) })} onRetry={onRetry}>
        <p>{whyFailed()}</p>
      </Notice>
    );
  if (docket.status === 'loading')
    return (
      <>
        <HiddenText>{words('day.loading', { date: longDate(date) })}</HiddenText>
        <DocketSkeleton />
      </>
    );
  if (docket.rows.length === 0) return <EmptyDay date={date} today={today} />;
  return <DocketBoard date={date} docket={docket} />;
}
