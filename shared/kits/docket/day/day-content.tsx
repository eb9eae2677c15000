import type { DocketRow } from '@court/records';
import { HiddenText, longDate, Notice } from '@court/ui';
import { lazy, Suspense } from 'react';
import type { Docket } from '../data/docket-atom';
import { useDocketConfig } from '../docket-config';
import type { CalendarAddress } from '../frame/use-calendar-address';
import { whyFailed } from '../why-failed';
import { DocketSkeleton } from './docket-skeleton';

const EmptyDay = lazy(async () => ({
  default: (await import(/* webpackChunkName: "more" */ './empty-day')).EmptyDay,
}));

type Props = {
  address: CalendarAddress;
  docket: Docket;
  /** those of the docket that are listed */
  rows: readonly DocketRow[];
  onRetry: () => void;
};

/** The day's board, or what stands in its place. */
export function DayContent({ address, docket, rows, onRetry }: Props) {
  const { words, Board } = useDocketConfig();
  const { date, today, filters } = address;
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
  if (rows.length === 0)
    return (
      <Suspense fallback={<DocketSkeleton />}>
        <EmptyDay address={address} isFiltered={docket.rows.length > 0} />
      </Suspense>
    );
  // another day or other filters are another board: its rows come a screenful first
  return (
    <Board
      key={`${date} ${JSON.stringify(filters)}`}
      date={date}
      today={today}
      rows={rows}
      changedIds={docket.changedIds}
    />
  );
}
