import { useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { useDocketConfig } from '../config/docket-config';
import { docketAtom } from '../data/docket-atom';
import { type CalendarAddress, stepFrom } from '../layout/use-calendar-address';
import { useCalendarKeys } from '../layout/use-calendar-keys';

/** A day must be on the screen for this long before its neighbors are prefetched. */
const REST_MS = 250;

/** Parts that load after the hearings of the day: keyboard shortcuts and prefetch of the adjacent days. */
export function AdjacentDays({ address }: { address: CalendarAddress }) {
  const { date } = address;
  const { kind } = useDocketConfig();
  const readBefore = useSetAtom(docketAtom({ kind, date: stepFrom(date, 'day', -1) }));
  const readAfter = useSetAtom(docketAtom({ kind, date: stepFrom(date, 'day', 1) }));
  useCalendarKeys(address);
  useEffect(() => {
    const timer = setTimeout(() => {
      readAfter('ahead');
      readBefore('ahead');
    }, REST_MS);
    return () => clearTimeout(timer);
  }, [readBefore, readAfter]);
  return null;
}
