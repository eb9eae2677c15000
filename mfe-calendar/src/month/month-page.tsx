import { filterRulesAtom, meetingsLink, offeredAtom, useNavigate } from '@court/contract';
import {
  type CalendarAddress,
  CalendarFrame,
  CountView,
  monthCountsAtom,
  monthWeeks,
  stepFrom,
  sumListed,
  tallyText,
  useCalendarKeys,
  usePublicDefenderOnly,
  whyFailed,
} from '@court/docket';
import {
  countListed,
  type DocketFilters,
  isCounted,
  monthName,
  stateOfFacet,
  verdictOn,
} from '@court/domain';
import { Notice } from '@court/ui';
import { atom, useAtom, useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useMemo } from 'react';
import { monthMessages } from './month-messages';
import { MonthTable } from './month-table';

/** Listed hearings of each day of a date's month under the filters, with those of each judge. */
function useMonthDays(date: string, filters: DocketFilters) {
  const { counts } = useAtomValue(monthCountsAtom('hearings', date.slice(0, 7)));
  const publicDefenderOnly = usePublicDefenderOnly(date);
  const settings = useAtomValue(filterRulesAtom);
  const days = useMemo(() => {
    const rules = { ...settings, publicDefenderOnly };
    return new Map(
      [...counts].map(([day, facets]) => {
        const listed = countListed(facets, filters, rules);
        const sitting = facets.filter(
          ({ facet }) =>
            verdictOn(facet, filters, rules) === 'shown' && isCounted(stateOfFacet(facet) ?? 'unlisted'),
        );
        const judges = new Map<string, number>();
        for (const { facet, count } of sitting)
          if (facet.judge !== null) judges.set(facet.judge, (judges.get(facet.judge) ?? 0) + count);
        return [day, { ...listed, judges }] as const;
      }),
    );
  }, [counts, filters, settings, publicDefenderOnly]);
  return { days, publicDefenderOnly };
}

const NO_MEETINGS: ReadonlyMap<string, number> = new Map();
const noMonthAtom = atom({ counts: new Map<string, never>() });

/**
 * Number of listed 341 meetings of each day, under the filters that meetings have too. Empty if a judge filter is
 * set, because judges hold no 341 meetings.
 */
function useMeetings(weeks: readonly (readonly string[])[], filters: DocketFilters) {
  const isOffered = useAtomValue(offeredAtom)(meetingsLink()) && !filters.judge?.length;
  const [first = '', ...rest] = [...new Set(weeks.flat().map((day) => day.slice(0, 7)))];
  const [second = '', third = ''] = rest;
  const countsOf = (month: string) => (isOffered && month ? monthCountsAtom('meetings', month) : noMonthAtom);
  const one = useAtomValue(countsOf(first)).counts;
  const two = useAtomValue(countsOf(second)).counts;
  const three = useAtomValue(countsOf(third)).counts;
  const settings = useAtomValue(filterRulesAtom);
  return useMemo(() => {
    const all = [...one, ...two, ...three];
    if (all.length === 0) return NO_MEETINGS;
    const rules = { ...settings, publicDefenderOnly: false };
    return new Map(all.map(([day, facets]) => [day, countListed(facets, filters, rules).held]));
  }, [one, two, three, filters, settings]);
}

/** `?view=month`: the number of hearings of each day under the filters. Reads only counts, no hearings. */
export function MonthPage({ address }: { address: CalendarAddress }) {
  const { date, filters, today, to } = address;
  const month = date.slice(0, 7);
  const navigate = useNavigate();
  const [reading, retry] = useAtom(monthCountsAtom('hearings', month));
  const readBefore = useSetAtom(monthCountsAtom('hearings', stepFrom(date, 'month', -1).slice(0, 7)));
  const readAfter = useSetAtom(monthCountsAtom('hearings', stepFrom(date, 'month', 1).slice(0, 7)));
  const weeks = useMemo(() => monthWeeks(month), [month]);
  const own = useMonthDays(date, filters);
  const before = useMonthDays(weeks[0]?.[0] ?? date, filters);
  const after = useMonthDays(weeks.at(-1)?.at(-1) ?? date, filters);
  const days = useMemo(
    () => new Map([...before.days, ...after.days, ...own.days]),
    [before.days, after.days, own.days],
  );
  const meetings = useMeetings(weeks, filters);
  const all = useMemo(() => [...reading.counts.values()].flat(), [reading.counts]);
  const total = sumListed(own.days.values());
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
      title={{ text: monthName(month), short: monthName(month, 'short') }}
      name={monthMessages('month.title', { month: monthName(month) })}
      counts={isRead && <CountView count={tallyText({ ...total, gone: 0 }, monthMessages)} />}
      reading={reading}
      filters={{
        address,
        publicDefenderOnly: own.publicDefenderOnly,
        counts: all,
        shown: total,
        hidden: total.hidden,
      }}
    >
      {reading.status === 'failed' ? (
        <Notice title={monthMessages('month.failed')} onRetry={() => retry()}>
          <p>{whyFailed()}</p>
        </Notice>
      ) : (
        <div aria-busy={!isRead}>
          <MonthTable
            month={month}
            weeks={weeks}
            days={isRead ? days : null}
            meetings={meetings}
            today={today}
            date={date}
            hrefOf={(day) => to({ date: day, view: 'day' })}
            judgeHrefOf={(judge) => to({ date, view: 'day', filters: { ...filters, judge: [judge] } })}
            onMove={(day) => navigate(to({ date: day }), { replace: day.startsWith(month) })}
          />
        </div>
      )}
    </CalendarFrame>
  );
}
