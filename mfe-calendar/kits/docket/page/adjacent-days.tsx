import type { RowChange } from '@court/domain';
import { HiddenText } from '@court/ui';
import { useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { useDocketConfig } from '../config/docket-config';
import { useViewMessages } from '../config/view-messages';
import { docketAtom } from '../data/docket-atom';
import { changeNews } from '../day/change-news';
import { type CalendarAddress, stepFrom } from '../layout/use-calendar-address';
import { useCalendarKeys } from '../layout/use-calendar-keys';

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
  return <HiddenText>{changeNews(changes, monthMessages)}</HiddenText>;
}
