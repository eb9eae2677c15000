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

/** How long a day must have been looked at before its neighbours are read ahead. */
const REST_MS = 250;

type Props = { address: CalendarAddress; changes: readonly RowChange[] };

/** What comes after the day's hearings: keys, the neighbouring days, and the words for what changes while one reads. */
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
