import { filterRulesAtom } from '@court/contract';
import { AgendaList, DocketConfigContext, monthWeeks, useListedDays } from '@court/docket';
import { type DocketFilters, type DocketRow, filterRows, tallyRows } from '@court/domain';
import { useAtomValue } from 'jotai';
import { type ReactNode, useMemo } from 'react';
import '../../../host/src/shell/base.css';
import { DocketBoard, HEARINGS } from '../../../mfe-calendar/src/docket/docket-board';
import { MonthTable } from '../../../mfe-calendar/src/month/month-table';
import type { BenchData, BenchView } from './bench-subject';

export const NO_FILTERS: DocketFilters = {};
const NOTHING_CHANGED: ReadonlySet<string> = new Set();
const NO_MEETINGS: ReadonlyMap<string, number> = new Map();
const NO_FIRST: ReadonlyMap<string, DocketRow> = new Map();
const nothing = () => undefined;
const hrefOf = (day: string) => `/calendar?date=${day}`;

type ViewProps = { data: BenchData; day: string; filters: DocketFilters };

const useRules = () => ({ ...useAtomValue(filterRulesAtom), publicDefenderOnly: false });

/**
 * Counts the hearings itself, because the other calendars also get hearings. In the app the database has the counts.
 */
function Month({ data, day, filters }: ViewProps) {
  const rules = useRules();
  const counted = [...data.rows].map(([date, rows]) => {
    const { rows: listed } = filterRows(rows, filters, rules);
    const judges = new Map(listed.map((row) => [row.judgeId ?? '', 1]));
    return [date, { ...tallyRows(listed), judges }] as const;
  });
  return (
    <MonthTable
      month={data.month}
      meetings={NO_MEETINGS}
      weeks={monthWeeks(data.month)}
      days={new Map(counted)}
      today={day}
      date={day}
      hrefOf={hrefOf}
      judgeHrefOf={hrefOf}
      onMove={nothing}
    />
  );
}

function List({ data, day, filters }: ViewProps) {
  const days = useMemo(() => [...data.rows].map(([date, rows]) => ({ date, rows })), [data]);
  const { sections } = useListedDays(days, filters);
  return (
    <AgendaList
      sections={sections}
      today={day}
      changedIds={NOTHING_CHANGED}
      rowsAsSeen={NO_FIRST}
      hrefOf={hrefOf}
    />
  );
}

function Day({ data, day, filters }: ViewProps) {
  const { rows } = filterRows(data.rows.get(day) ?? [], filters, useRules());
  return (
    <DocketBoard
      key={JSON.stringify(filters)}
      date={day}
      today={day}
      rows={rows}
      changedIds={NOTHING_CHANGED}
      rowsAsSeen={NO_FIRST}
    />
  );
}

const inCalendar = (View: (props: ViewProps) => ReactNode) => (props: ViewProps) => (
  <DocketConfigContext value={HEARINGS}>
    <View {...props} />
  </DocketConfigContext>
);

/** The calendar's own views, with rows in memory. */
export const VIEWS: Record<BenchView, (props: ViewProps) => ReactNode> = {
  month: Month,
  list: inCalendar(List),
  day: inCalendar(Day),
};
