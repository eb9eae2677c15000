import { freshnessAtom } from '@court/contract';
import { useAtomValue } from 'jotai';
import type { EntryReading } from './entry-atom';

/**
 * Epoch ms at which a record was true last, as the page's bar says it: when the court last checked what it publishes, or
 * when the record was read, if that was before and it is not followed. Null while nothing is known.
 */
export function useAsOf({ status, asOf }: Pick<EntryReading, 'status' | 'asOf'>): number | null {
  const checkedAt = useAtomValue(freshnessAtom).updated?.checkedAt ?? null;
  if (checkedAt === null || asOf === null) return asOf;
  return status === 'live' ? checkedAt : Math.min(checkedAt, asOf);
}
