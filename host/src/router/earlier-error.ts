import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { usePageCourts } from '../courts/courts-context';

/** Errors that a screen has shown, each with the key of the history entry where it did. */
const shown = new WeakMap<object, string>();

/**
 * True if another visit has shown `error`. A router keeps the failure of a file that did not come, for as long as it lives: for a
 * reader who comes back, a new router is started, which asks for the file again.
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
