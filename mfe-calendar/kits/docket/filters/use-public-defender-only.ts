import { filterRulesAtom } from '@court/contract';
import { type DocketFilters, type DocketRow, type FilterRules, filterRows } from '@court/domain';
import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { useDocketConfig } from '../config/docket-config';
import { publicDefenderOnlyAtom } from '../data/month-counts-atom';

/** Whether the day's month lists only hearings with a public defender. See publicDefenderOnlyAtom. */
export function usePublicDefenderOnly(date: string): boolean {
  const { kind } = useDocketConfig();
  return useAtomValue(publicDefenderOnlyAtom(kind, date.slice(0, 7)));
}

/** The listing rules of the court and the reader for a day. */
export function useDayRules(date: string): FilterRules {
  const settings = useAtomValue(filterRulesAtom);
  const publicDefenderOnly = usePublicDefenderOnly(date);
  return useMemo(() => ({ ...settings, publicDefenderOnly }), [settings, publicDefenderOnly]);
}

/** The day's rows that pass the filters and rules. */
export function useListedRows(rows: readonly DocketRow[], date: string, filters: DocketFilters) {
  const rules = useDayRules(date);
  return useMemo(() => filterRows(rows, filters, rules).rows, [rows, filters, rules]);
}
