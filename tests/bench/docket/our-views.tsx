import { filterRows, matchesFilters } from '@court/shared/records/docket-filter';
import { filterRulesAtom } from '@court/shared/state/filter-rules-atom';
import { atom, createStore, Provider, useAtomValue } from 'jotai';
import { type ReactNode, useMemo } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { AgendaList } from '../../../mfe-calendar/src/agenda/agenda-list';
import { useListedDays } from '../../../mfe-calendar/src/agenda/use-listed-days';
import { DocketBoard } from '../../../mfe-calendar/src/docket/docket-board';
import { MonthTable } from '../../../mfe-calendar/src/month/month-table';
import type { BenchData, BenchView } from './bench-subject';
import { measurable } from './measure-subject';

const NO_FILTERS = {};
const NOTHING_CHANGED: ReadonlySet<string> = new Set();
const nothing = () => undefined;
const hrefOf = (day: string) => `/calendar?date=${day}`;

type ViewProps = { data: BenchData; day: string };

const useRules = () => ({ ...useAtomValue(filterRulesAtom), publicDefenderOnly: false });

/** The others are given hearings too: so this one counts them, which the app has the database do. */
function Month({ data, day }: ViewProps) {
  const rules = useRules();
  const counted = [...data.rows].map(
    ([date, rows]) => [date, rows.filter((row) => matchesFilters(row, NO_FILTERS, rules)).length] as const,
  );
  return (
    <MonthTable
      month={data.month}
      counts={new Map(counted)}
      today={day}
      date={day}
      hrefOf={hrefOf}
      onMove={nothing}
    />
  );
}

function List({ data, day }: ViewProps) {
  const days = useMemo(() => [...data.rows].map(([date, rows]) => ({ date, rows })), [data]);
  const { sections } = useListedDays(days, NO_FILTERS);
  return <AgendaList sections={sections} today={day} changedIds={NOTHING_CHANGED} hrefOf={hrefOf} />;
}

function Day({ data, day }: ViewProps) {
  const { rows } = filterRows(data.rows.get(day) ?? [], NO_FILTERS, useRules());
  return <DocketBoard date={day} today={day} rows={rows} changedIds={NOTHING_CHANGED} />;
}

const VIEWS: Record<BenchView, (props: ViewProps) => ReactNode> = { month: Month, list: List, day: Day };

const shownDay = atom('');

measurable({
  prepare: (data) => data,
  mount: (element, view, data, day) => {
    const root = createRoot(element);
    const store = createStore();
    const View = VIEWS[view];
    const Shown = () => <View data={data} day={useAtomValue(shownDay)} />;
    store.set(shownDay, day);
    flushSync(() =>
      root.render(
        <Provider store={store}>
          <MemoryRouter>
            <Shown />
          </MemoryRouter>
        </Provider>,
      ),
    );
    return {
      show: (to) => flushSync(() => store.set(shownDay, to)),
      unmount: () => root.unmount(),
    };
  },
  sign: (view, { rows }, day) => (view === 'month' ? String(rows.get(day)?.length) : undefined),
});
