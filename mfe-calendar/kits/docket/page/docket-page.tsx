import { filterRulesAtom, onlyShowPubDefAtom } from '@court/contract';
import { type DocketRow, filterRows, longDate, tallyRows } from '@court/domain';
import { Afterwards, answerContextAtom, HiddenText, laterPart, Notice } from '@court/ui';
import { useAtom, useAtomValue } from 'jotai';
import { lazy, Suspense, useMemo, useState } from 'react';
import { useDocketConfig } from '../config/docket-config';
import { type Docket, docketAtom } from '../data/docket-atom';
import { isDayOver } from '../day/block-times';
import { DayCounts, DayEndView, DayView } from '../day/day-view';
import { DocketSkeleton } from '../day/docket-skeleton';
import { dayTitle } from '../day/docket-text';
import { CalendarFrame, Split, whyFailed } from '../frame/calendar-frame';
import type { CalendarAddress } from '../layout/use-calendar-address';
import { frameMessages } from '../messages/row-messages';

const EmptyDay = laterPart(
  async () => (await import(/* webpackChunkName: "more" */ '../empty/empty-day')).EmptyDay,
  () => <Notice title={frameMessages('day.nothing')} />,
);

const NextDay = laterPart(
  async () => (await import(/* webpackChunkName: "more" */ '../empty/next-day')).NextDay,
);

/** Says that today's hearings have ended, and when the next hearings are. */
function DayEnd({ address, rows }: { address: CalendarAddress; rows: readonly DocketRow[] }) {
  const { kind, messages } = useDocketConfig();
  const context = useAtomValue(answerContextAtom);
  if (!isDayOver(rows, kind, context)) return null;
  return (
    <DayEndView messages={messages}>
      <Suspense>
        <NextDay address={address} />
      </Suspense>
    </DayEndView>
  );
}

type DayContentProps = {
  address: CalendarAddress;
  docket: Docket;
  /** listed rows of the docket */
  rows: readonly DocketRow[];
  onRetry: () => void;
};

/** The board of a day, or a skeleton, an error or an empty state. */
function DayContent({ address, docket, rows, onRetry }: DayContentProps) {
  const { messages, Board } = useDocketConfig();
  const { date, today, filters } = address;
  if (docket.status === 'failed')
    return (
      <Notice title={messages('day.failed', { date: longDate(date) })} onRetry={onRetry}>
        <p>{whyFailed()}</p>
      </Notice>
    );
  if (docket.status === 'loading')
    return (
      <>
        <HiddenText>{messages('day.loading', { date: longDate(date) })}</HiddenText>
        <DocketSkeleton />
      </>
    );
  if (rows.length === 0)
    return (
      <Suspense fallback={<DocketSkeleton />}>
        <EmptyDay address={address} isFiltered={docket.rows.length > 0} />
      </Suspense>
    );
  // a new key for other filters, so that the board again renders one screenful first; it does so itself for another day
  return (
    <>
      <DayEnd address={address} rows={rows} />
      <Board
        key={JSON.stringify(filters)}
        date={date}
        today={today}
        rows={rows}
        changedIds={docket.changedIds}
        rowsAsSeen={docket.rowsAsSeen}
      />
    </>
  );
}

const AdjacentDays = laterPart(
  async () => (await import(/* webpackChunkName: "more" */ './adjacent-days')).AdjacentDays,
);
const SeenRows = laterPart(
  async () => (await import(/* webpackChunkName: "more" */ '../changes/seen-rows')).SeenRows,
);
const OtherKind = laterPart(
  async () => (await import(/* webpackChunkName: "more" */ './other-kind')).OtherKind,
);
const PublicDefenderDay = lazy(async () => ({
  default: (await import(/* webpackChunkName: "more" */ './public-defender-day')).PublicDefenderDay,
}));

/** `publicDefenderOnly`: list only hearings with a public defender. */
type DayProps = { address: CalendarAddress; publicDefenderOnly?: boolean };

/** The hearings of one day. */
function Day({ address, publicDefenderOnly = false }: DayProps) {
  const config = useDocketConfig();
  const { kind, messages } = config;
  const { date, filters } = address;
  const [docket, retry] = useAtom(docketAtom({ kind, date }));
  const rules = useAtomValue(filterRulesAtom);
  const { rows, hidden } = useMemo(
    () => filterRows(docket.rows, filters, { ...rules, publicDefenderOnly }),
    [docket.rows, filters, rules, publicDefenderOnly],
  );
  const isRead = docket.status !== 'loading' && docket.status !== 'failed';
  // stays true while the next day loads, so that the keyboard shortcuts keep working
  const [wasRead, setWasRead] = useState(isRead);
  if (isRead && !wasRead) setWasRead(true);
  return (
    <CalendarFrame
      address={address}
      {...dayTitle(date, messages)}
      counts={isRead && <DayCounts date={date} rows={rows} listed={config} />}
      reading={docket}
      filters={
        isRead
          ? { address, publicDefenderOnly, rows: docket.rows, listed: rows, shown: tallyRows(rows), hidden }
          : null
      }
    >
      {wasRead && (
        <Afterwards>
          <AdjacentDays address={address} />
          <SeenRows key={date} date={date} />
        </Afterwards>
      )}
      <DayView isBusy={docket.status === 'loading'}>
        <Split date={date} open={address.open} isReady={isRead}>
          <DayContent address={address} docket={docket} rows={rows} onRetry={retry} />
          {isRead && (
            <Afterwards>
              <OtherKind address={address} />
            </Afterwards>
          )}
        </Split>
      </DayView>
    </CalendarFrame>
  );
}

/** The page of a day. Handles courts that list only hearings with a public defender. */
export function DocketPage({ address }: DayProps) {
  const isPublicDefenders = useAtomValue(onlyShowPubDefAtom) === 'Y';
  if (!isPublicDefenders) return <Day address={address} />;
  return (
    <Suspense>
      <PublicDefenderDay date={address.date}>
        {(only) => <Day address={address} publicDefenderOnly={only} />}
      </PublicDefenderDay>
    </Suspense>
  );
}
