import { Link } from '@court/contract';
import { longDate, shortDate, tallyRows } from '@court/domain';
import { HiddenText, Notice } from '@court/ui';
import { useAtom, useAtomValue } from 'jotai';
import { useDocketConfig } from '../config/docket-config';
import { useViewMessages } from '../config/view-messages';
import { docketAtom } from '../data/docket-atom';
import { nearestDaysAtom } from '../data/nearest-days-atom';
import { tallyText } from '../day/docket-blocks';
import { DocketSkeleton } from '../day/docket-skeleton';
import { useDayRules, useListedRows } from '../filters/use-public-defender-only';
import { whyFailed } from '../frame/calendar-frame';
import type { CalendarAddress } from '../layout/use-calendar-address';
import * as css from './empty-day.module.css';
import { NextDay } from './next-day';

type Props = { address: CalendarAddress; date: string };

/** The docket of a day that is not the address's day, under a heading that names the day. */
function OtherDay({ address: { filters, today, to }, date }: Props) {
  const { kind, messages, Board } = useDocketConfig();
  const viewMessages = useViewMessages();
  const [docket, retry] = useAtom(docketAtom({ kind, date }));
  const rows = useListedRows(docket.rows, date, filters);
  return (
    <section className={css.other} aria-busy={docket.status === 'loading'}>
      <h2 className={css.next}>
        <Link className={css.nextLink} to={to({ date })}>
          {viewMessages('day.next', { date: shortDate(date, today) })}
        </Link>{' '}
        <span className={css.count}>{rows.length > 0 && tallyText(tallyRows(rows), messages)}</span>
      </h2>
      {docket.status === 'loading' ? (
        <>
          <HiddenText>{messages('day.loading', { date: longDate(date) })}</HiddenText>
          <DocketSkeleton />
        </>
      ) : docket.status === 'failed' ? (
        <Notice title={messages('day.failed', { date: longDate(date) })} onRetry={() => retry()}>
          <p>{whyFailed()}</p>
        </Notice>
      ) : (
        <Board
          key={`${date} ${JSON.stringify(filters)}`}
          date={date}
          today={today}
          rows={rows}
          changedIds={docket.changedIds}
          rowsAsSeen={docket.rowsAsSeen}
          isOther
        />
      )}
    </section>
  );
}

/** Says in one line why the court is closed, and shows the docket of the next day with listed hearings. */
export function ClosedDocket({ address, why }: { address: CalendarAddress; why: string }) {
  const { kind } = useDocketConfig();
  const viewMessages = useViewMessages();
  const { date, filters } = address;
  const rules = useDayRules(date);
  const { status, after } = useAtomValue(nearestDaysAtom({ kind, date, filters, rules }));
  const isNoneNext = status === 'known' && after === null;
  return (
    <>
      <p className={css.closed} data-closed>
        <span>{isNoneNext ? `${why} ${viewMessages('day.nearestNone')}` : why}</span>
        {isNoneNext && <NextDay address={address} isFromToday />}
      </p>
      {status === 'loading' && after === null && <DocketSkeleton />}
      {after !== null && <OtherDay key={after} address={address} date={after} />}
    </>
  );
}
