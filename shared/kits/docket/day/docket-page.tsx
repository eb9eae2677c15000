import { filterRulesAtom, onlyShowPubDefAtom } from '@court/contract';
import { filterRows } from '@court/records';
import { longDate } from '@court/ui';
import { useAtom, useAtomValue } from 'jotai';
import { lazy, Suspense, useMemo, useState } from 'react';
import { docketAtom } from '../data/docket-atom';
import { useDocketConfig } from '../docket-config';
import { CalendarFrame } from '../frame/calendar-frame';
import type { CalendarAddress } from '../frame/use-calendar-address';
import { DayContent } from './day-content';
import { DocketCounts } from './docket-counts';

const FilterBar = lazy(async () => ({
  default: (await import(/* webpackChunkName: "more" */ '../filters/filter-bar')).FilterBar,
}));
const AroundDay = lazy(async () => ({
  default: (await import(/* webpackChunkName: "more" */ './adjacent-days')).AdjacentDays,
}));
const PublicDefenderDay = lazy(async () => ({
  default: (await import(/* webpackChunkName: "more" */ './public-defender-day')).PublicDefenderDay,
}));

/** What a day's docket is shown by. */
export type DayProps = { address: CalendarAddress; publicDefenderOnly?: boolean };

/** The hearings of one day. */
export function Day({ address, publicDefenderOnly = false }: DayProps) {
  const { kind, words } = useDocketConfig();
  const { date, filters } = address;
  const [docket, retry] = useAtom(docketAtom({ kind, date }));
  const rules = useAtomValue(filterRulesAtom);
  const { rows, hidden } = useMemo(
    () => filterRows(docket.rows, filters, { ...rules, publicDefenderOnly }),
    [docket.rows, filters, rules, publicDefenderOnly],
  );
  const isRead = docket.status !== 'loading' && docket.status !== 'failed';
  // stays while the next day is read: its keys go on from there
  const [wasRead, setWasRead] = useState(isRead);
  if (isRead && !wasRead) setWasRead(true);
  return (
    <CalendarFrame
      address={address}
      title={words('day.title', { date: longDate(date) })}
      counts={docket.rows.length > 0 && <DocketCounts rows={rows} />}
      reading={docket}
      filters={
        isRead && (
          <FilterBar
            address={address}
            publicDefenderOnly={publicDefenderOnly}
            rows={docket.rows}
            listed={rows}
            hidden={hidden}
          />
        )
      }
    >
      <div role="status">
        {wasRead && (
          <Suspense>
            <AroundDay address={address} changes={docket.changes} />
          </Suspense>
        )}
      </div>
      <div key={date} aria-busy={docket.status === 'loading'}>
        <DayContent address={address} docket={docket} rows={rows} onRetry={retry} />
      </div>
    </CalendarFrame>
  );
}

/** The day, also in a court that lists only hearings with a public defender. */
export function DocketPage({ address }: DayProps) {
  const isPublicDefenders = useAtomValue(onlyShowPubDefAtom) === 'Y';
  if (!isPublicDefenders) return <Day address={address} />;
  return (
    <Suspense>
      <PublicDefenderDay address={address} />
    </Suspense>
  );
}
