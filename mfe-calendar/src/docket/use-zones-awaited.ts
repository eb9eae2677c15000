import { officesAtom } from '@court/shared/data/reference-atom';
import { courtAtom } from '@court/shared/state/court-atom';
import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';

const LIMIT_MS = 500;

/**
 * True for at most half a second while a court with two zones has not told which office is in which: rows shown
 * before would move to other blocks.
 */
export function useZonesAwaited(): boolean {
  const court = useAtomValue(courtAtom);
  const { status } = useAtomValue(officesAtom);
  const [late, setLate] = useState(false);
  const needed = (court?.timeZones.length ?? 1) > 1 && status === 'loading';
  useEffect(() => {
    if (!needed) return;
    const timer = setTimeout(() => setLate(true), LIMIT_MS);
    return () => clearTimeout(timer);
  }, [needed]);
  return needed && !late;
}
