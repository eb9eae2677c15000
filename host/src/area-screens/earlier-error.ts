import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { usePageCourts } from '../courts/courts-context';

/** Errors that a screen has shown → key of the history entry where it was shown. */
const shown = new WeakMap<object, string>();

/**
 * True if an earlier visit has shown `error`. A router keeps the failure of a file for its whole life. For a reader
 * who comes back, this hook starts a new router, which requests the file again.
 */
export function useEarlierError(error: unknown): boolean {
  const { key } = useLocation();
  const { renew } = usePageCourts();
  const [isEarlier] = useState(() => error instanceof Error && (shown.get(error) ?? key) !== key);
  useEffect(() => {
    if (error instanceof Error) shown.set(error, key);
    if (isEarlier) renew();
  }, [error, key, isEarlier, renew]);
  return isEarlier;
}
