import { filterRulesAtom } from '@court/contract';
import { type DocketFilters, type DocketRow, type FilterRules, filterRows } from '@court/records';
import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { publicDefenderOnlyAtom } from '../data/month-counts-atom';
import { useDocketConfig } from '../docket-config';

/** Whether of the day's month only hearings with a public defender are listed: see publicDefenderOnlyAtom. */
export function usePublicDefenderOnly(date: string): boolean {
  const { kind } = useDocketConfig();
  return useAtomValue(publicDefenderOnlyAtom(kind, date.slice(0, 7)));
}

/** The court's and the reader's rules of what is listed, as they are for the day. */
export function useDayRules(date: string): FilterRules {
  const settings = useAtomValue(filterRulesAtom);
  const publicDefenderOnly = usePublicDefenderOnly(date);
  return useMemo(() => ({ ...settings, publicDefenderOnly }), [settings, publicDefenderOnly]);
}

/** Those of the day's rows that the filters and rules let through. */
export function useListedRows(rows: readonly DocketRow[], date: string, filters: DocketFilters) {
  const rules = useDayRules(date);
  return useMemo(() => filterRows(rows, filters, rules).rows, [rows, filters, rules]);
}
