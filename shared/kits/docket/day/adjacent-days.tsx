import { addDays, type RowChange } from '@court/records';
import { HiddenText } from '@court/ui';
import { useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { docketAtom } from '../data/docket-atom';
import { useDocketConfig } from '../docket-config';
import type { CalendarAddress } from '../frame/use-calendar-address';
import { useCalendarKeys } from '../frame/use-calendar-keys';
import { useViewMessages } from '../messages/view-messages';
import { changeNews } from './change-news';

/** A day must be on the screen for this long before its neighbors are prefetched. */
const REST_MS = 250;

type Props = { address: CalendarAddress; changes: readonly RowChange[] };

/**
 * Parts that load after the hearings of the day: keyboard shortcuts, prefetch of the adjacent days, and announcements
 * of live changes.
 */
export function AdjacentDays({ address, changes }: Props) {
  const { date } = address;
  const { kind } = useDocketConfig();
  const monthMessages = useViewMessages();
  const readBefore = useSetAtom(docketAtom({ kind, date: addDays(date, -1) }));
  const readAfter = useSetAtom(docketAtom({ kind, date: addDays(date, 1) }));
  useCalendarKeys(address);
  useEffect(() => {
    const timer = setTimeout(() => {
      readAfter('ahead');
      readBefore('ahead');
    }, REST_MS);
    return () => clearTimeout(timer);
  }, [readBefore, readAfter]);
  return <HiddenText>{changeNews(changes, monthMessages)}</HiddenText>;
}
