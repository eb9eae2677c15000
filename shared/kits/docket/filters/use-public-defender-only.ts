import { useAtomValue } from 'jotai';
import { publicDefenderOnlyAtom } from '../data/month-counts-atom';
import { useDocketConfig } from '../docket-config';

/** Whether of the day's month only hearings with a public defender are listed: see publicDefenderOnlyAtom. */
export function usePublicDefenderOnly(date: string): boolean {
  const { kind } = useDocketConfig();
  return useAtomValue(publicDefenderOnlyAtom(kind, date.slice(0, 7)));
}
