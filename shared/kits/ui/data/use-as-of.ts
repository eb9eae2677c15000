import { freshnessAtom, type Reading } from '@court/contract';
import { useAtomValue } from 'jotai';

/**
 * Epoch ms, by the server's clock, at which what was read was true last: when the court last checked its records, or when
 * it was read, if that was before and it is not followed. Null while nothing is known.
 */
export function useAsOf({ status, asOf }: Pick<Reading<unknown>, 'status' | 'asOf'>): number | null {
  const checkedAt = useAtomValue(freshnessAtom).updated?.checkedAt ?? null;
  if (checkedAt === null || asOf === null) return asOf;
  return status === 'live' ? checkedAt : Math.min(checkedAt, asOf);
}
