import { onlyShowPubDefAtom } from '@court/contract';
import type { FacetCount } from '@court/records';
import { atom, useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { monthCountsAtom } from '../data/month-counts-atom';
import { useDocketConfig } from '../docket-config';

const flagged = ({ facet }: FacetCount) => facet.publicDefender === 'Y';

/**
 * True where the court lists only hearings with a public defender and the data of the day's month say which these are:
 * data without any such mark would otherwise leave nothing.
 */
export function usePublicDefenderOnly(date: string): boolean {
  const { kind } = useDocketConfig();
  const month = date.slice(0, 7);
  const only = useMemo(
    () =>
      atom((get) => {
        if (get(onlyShowPubDefAtom) !== 'Y') return false;
        const { counts } = get(monthCountsAtom(kind, month));
        return [...counts.values()].some((day) => day.some(flagged));
      }),
    [kind, month],
  );
  return useAtomValue(only);
}
