import { filterRulesAtom, useNavigate } from '@court/contract';
import {
  type CalendarAddress,
  CalendarFrame,
  FilterBar,
  monthCountsAtom,
  stepFrom,
  sumListed,
  useCalendarKeys,
  usePublicDefenderOnly,
  whyFailed,
} from '@court/docket';
import { countListed } from '@court/records';
import { monthName, Notice, useAppLinks } from '@court/ui';
import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useMemo } from 'react';
import { monthMessages } from './month-messages';
import { MonthTable } from './month-table';

/** `?view=month`: how many hearings each day has under the filters, without reading one of them. */
export function MonthPage({ address }: { address: CalendarAddress }) {
  const { date, filters, today, to } = address;
  const month = date.slice(0, 7);
  const navigate = useNavigate();
  const follow = useAppLinks();
  const [reading, retry] = useAtom(monthCountsAtom('hearings', month));
  const readBefore = useSetAtom(monthCountsAtom('hearings', stepFrom(date, 'month', -1).slice(0, 7)));
  const readAfter = useSetAtom(monthCountsAtom('hearings', stepFrom(date, 'month', 1).slice(0, 7)));
  const publicDefenderOnly = usePublicDefenderOnly(date);
  const settings = useAtomValue(filterRulesAtom);
  const listed = useMemo(() => {
    const rules = { ...settings, publicDefenderOnly };
    return new Map([...reading.counts].map(([day, counts]) => [day, countListed(counts, filters, rules)]));
  }, [reading.counts, filters, settings, publicDefenderOnly]);
  const shown = useMemo(() => new Map([...listed].map(([day, each]) => [day, each.shown])), [listed]);
  const all = useMemo(() => [...reading.counts.values()].flat(), [reading.counts]);
  const total = sumListed(listed.values());
  const isRead = reading.status !== 'loading' && reading.status !== 'failed';
  useCalendarKeys(address);
  useEffect(() => {
    if (!isRead) return;
    readAfter('ahead');
    readBefore('ahead');
  }, [isRead, readAfter, readBefore]);
  return (
    <CalendarFrame
      address={address}
      title={{ text: monthName(month) }}
      name={monthMessages('month.title', { month: monthName(month) })}
      counts={isRead && monthMessages('count.hearings', { count: total.shown })}
      reading={reading}
      filters={
        <FilterBar
          address={address}
          publicDefenderOnly={publicDefenderOnly}
          counts={all}
          shown={total.shown}
          hidden={total.hidden}
        />
      }
    >
      {reading.status === 'failed' ? (
        <Notice title={monthMessages('month.failed')} onRetry={() => retry()}>
          <p>{whyFailed()}</p>
        </Notice>
      ) : (
        // biome-ignore lint/a11y/noStaticElementInteractions: what is clicked are the links inside
        // biome-ignore lint/a11y/useKeyWithClickEvents: a link that is followed by key is clicked too
        <div onClick={follow} aria-busy={!isRead}>
          <MonthTable
            month={month}
            counts={isRead ? shown : null}
            today={today}
            date={date}
            hrefOf={(day) => to({ date: day, view: 'day' })}
            onMove={(day) => navigate(to({ date: day }), { replace: day.startsWith(month) })}
          />
        </div>
      )}
    </CalendarFrame>
  );
}
