import { courtAtom, filterRulesAtom, officesAtom } from '@court/contract';
import {
  addDays,
  type CalendarChange,
  type CalendarKind,
  countListed,
  type DocketRow,
  dayRange,
  type FacetCount,
  filterRows,
  shortDate,
  type Tally,
  tallyRows,
  weekday,
} from '@court/domain';
import { Notice } from '@court/ui';
import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import { useCallback, useEffect, useMemo } from 'react';
import { beforeVisit } from '../changes/since-rows';
import { useDocketConfig } from '../config/docket-config';
import { useViewMessages } from '../config/view-messages';
import { changesSinceAtom } from '../data/changes-since-atom';
import type { Day } from '../data/docket-atom';
import { docketRangeAtom } from '../data/docket-range-atom';
import { monthCountsAtom } from '../data/month-counts-atom';
import { useChangeNews } from '../day/change-news';
import { CountView } from '../day/day-view';
import { tallyText, venueZones } from '../day/docket-blocks';
import { sumListed } from '../filters/sum-listed';
import { usePublicDefenderOnly } from '../filters/use-public-defender-only';
import { CalendarFrame, whyFailed } from '../frame/calendar-frame';
import type { CalendarAddress } from '../layout/use-calendar-address';
import { useCalendarKeys } from '../layout/use-calendar-keys';
import type { ChangedRow } from './cell-changes';
import { WeekMatrix } from './week-matrix';
import type { WeekColumn } from './week-parts';

/** The days of the week of `date`, Sunday to Saturday. */
function weekOf(date: string): string[] {
  const sunday = addDays(date, -weekday(date));
  return [0, 1, 2, 3, 4, 5, 6].map((days) => addDays(sunday, days));
}

/** The days to show: Monday to Friday, and weekend days that have rows. */
function shownDays(week: readonly string[], hasRows: (date: string) => boolean): string[] {
  return week.filter((date) => weekday(date) % 6 !== 0 || hasRows(date));
}

const weekFrom = (kind: CalendarKind, from: string) => docketRangeAtom({ kind, from, to: addDays(from, 6) });

/** Prefetches the previous and next week after the week that begins on `first` has loaded. */
function useNextWeeks(first: string, isRead: boolean): void {
  const { kind } = useDocketConfig();
  const readBefore = useSetAtom(weekFrom(kind, addDays(first, -7)));
  const readAfter = useSetAtom(weekFrom(kind, addDays(first, 7)));
  useEffect(() => {
    if (!isRead) return;
    readAfter('ahead');
    readBefore('ahead');
  }, [isRead, readAfter, readBefore]);
}

/** 'Nov 23 to 27, 2026'. Small screens leave out the year. */
const weekTitle = (first: string, last: string) => ({
  text: dayRange(first, last),
  year: last.slice(0, 4),
  short: dayRange(first, last, 'short'),
});

const NO_COUNTS: readonly FacetCount[] = [];
const NO_CHANGES: readonly ChangedRow[] = [];

/** Listed rows of a day that changed since the page was opened or since the last visit, with their earlier state. */
function changedRows(
  day: Day | undefined,
  rows: readonly DocketRow[],
  since: readonly CalendarChange[],
): readonly ChangedRow[] {
  if (!day) return NO_CHANGES;
  const before = beforeVisit(since, rows);
  return rows
    .filter(({ id }) => day.changedIds.has(id) || before.has(id))
    .map((row) => ({ row, first: before.get(row.id) ?? day.rowsAsSeen.get(row.id) ?? null }));
}

const added = (sum: Tally, { tally }: WeekColumn): Tally => ({
  held: sum.held + (tally?.held ?? 0),
  off: sum.off + (tally?.off ?? 0),
  gone: sum.gone + (tally?.gone ?? 0),
});

/** `?view=week`: the hearings or 341 meetings of a week, read by one range query. The counts load first. */
export function WeekPage({ address }: { address: CalendarAddress }) {
  const { kind, presiderField } = useDocketConfig();
  const viewMessages = useViewMessages();
  const { date, filters, today, to } = address;
  const [first = date, ...rest] = useMemo(() => weekOf(date), [date]);
  const last = rest.at(-1) ?? date;
  const [reading, retry] = useAtom(docketRangeAtom({ kind, from: first, to: last }));
  const firstMonth = useAtomValue(monthCountsAtom(kind, first.slice(0, 7)));
  const lastMonth = useAtomValue(monthCountsAtom(kind, last.slice(0, 7)));
  const firstOnly = usePublicDefenderOnly(first);
  const lastOnly = usePublicDefenderOnly(last);
  const settings = useAtomValue(filterRulesAtom);
  const { changes: since } = useAtomValue(changesSinceAtom(kind));
  const isRead = reading.status !== 'loading' && reading.status !== 'failed';
  useCalendarKeys(address);
  const rowsByDay = useMemo(
    () => (isRead ? new Map([...reading.days].map(([day, { rows }]) => [day, rows])) : null),
    [isRead, reading.days],
  );
  useChangeNews(rowsByDay);
  useNextWeeks(first, isRead);

  const counts = useMemo(() => new Map([...firstMonth.counts, ...lastMonth.counts]), [firstMonth, lastMonth]);
  const week = useMemo(
    () =>
      weekOf(first).map((day) => {
        const publicDefenderOnly = day.slice(0, 7) === first.slice(0, 7) ? firstOnly : lastOnly;
        const rules = { ...settings, publicDefenderOnly };
        const listed = countListed(counts.get(day) ?? NO_COUNTS, filters, rules);
        const docket = reading.days.get(day);
        const own = filterRows(docket?.rows ?? [], filters, rules);
        const changed = changedRows(
          docket,
          own.rows,
          since.filter(({ d }) => d === day),
        );
        return { day, listed, changed, ...own };
      }),
    [first, firstOnly, lastOnly, settings, counts, filters, reading.days, since],
  );
  const days = shownDays(
    week.map(({ day }) => day),
    (day) =>
      week.some(
        (each) => each.day === day && (each.rows.length > 0 || each.listed.held + each.listed.off > 0),
      ),
  );
  const isCounted = [firstMonth, lastMonth].every(({ asOf }) => asOf !== null);
  const columns = week
    .filter(({ day }) => days.includes(day))
    .map(
      ({ day, rows, listed, changed }): WeekColumn => ({
        date: day,
        rows: isRead ? rows : null,
        tally: isRead ? tallyRows(rows) : isCounted ? listed : null,
        changed,
      }),
    );
  const { byId: offices } = useAtomValue(officesAtom);
  const zones = useAtomValue(courtAtom)?.timeZones;
  const zonesOn = useCallback((day: string) => venueZones(offices, day, zones ?? []), [zones, offices]);
  const hrefOf = useCallback(
    (day: string, presider?: string | null) => {
      const name = presiderField === 'judgeId' ? 'judge' : 'trustee';
      const own = presider ? { ...filters, [name]: [presider] } : filters;
      return to({ date: day, view: 'day', filters: own });
    },
    [to, filters, presiderField],
  );
  const total = sumListed(week.map(({ listed }) => listed));
  const facets = useMemo(() => weekOf(first).flatMap((day) => counts.get(day) ?? NO_COUNTS), [counts, first]);
  const listed = useMemo(() => week.flatMap(({ rows }) => rows), [week]);
  const shown = columns.reduce(added, { held: 0, off: 0, gone: 0 });
  return (
    <CalendarFrame
      address={address}
      title={weekTitle(days[0] ?? date, days.at(-1) ?? date)}
      name={viewMessages('week.title', { date: shortDate(days[0] ?? date, '') })}
      counts={(isRead || isCounted) && <CountView count={tallyText({ ...shown, gone: 0 }, viewMessages)} />}
      reading={reading}
      filters={{
        address,
        publicDefenderOnly: firstOnly || lastOnly,
        counts: facets,
        listed,
        shown,
        hidden: total.hidden,
      }}
    >
      {reading.status === 'failed' ? (
        <Notice title={viewMessages('week.failed')} onRetry={() => retry()}>
          <p>{whyFailed()}</p>
        </Notice>
      ) : (
        <WeekMatrix key={first} columns={columns} zonesOn={zonesOn} today={today} hrefOf={hrefOf} />
      )}
    </CalendarFrame>
  );
}
