import { freshnessAtom, type Reading } from '@court/contract';
import { useAtomValue } from 'jotai';

/**
 * Epoch ms, by the server's clock, at which the value was last known to be true. That is when the court's data were
 * last checked. If the value is not live and was read before that, it is the time of the read. Null if unknown.
 */
export function useAsOf({ status, asOf }: Pick<Reading<unknown>, 'status' | 'asOf'>): number | null {
  const checkedAt = useAtomValue(freshnessAtom).updated?.checkedAt ?? null;
  if (checkedAt === null || asOf === null) return asOf;
  return status === 'live' ? checkedAt : Math.min(checkedAt, asOf);
}
