import { calendarLink, Link, meetingsLink, offeredAtom } from '@court/contract';
import { shortDate } from '@court/domain';
import { useAtomValue } from 'jotai';
import { useDocketConfig } from '../config/docket-config';
import { useViewMessages } from '../config/view-messages';
import type { CalendarAddress } from '../layout/use-calendar-address';
import * as css from './docket-page.module.css';

/**
 * Link to the 341 meetings of the day, or from those to its hearings, for a reader who looks in the wrong list. Renders
 * nothing if the court offers only one of the two.
 */
export function OtherKind({ address: { date, today } }: { address: CalendarAddress }) {
  const { kind } = useDocketConfig();
  const viewMessages = useViewMessages();
  const link = kind === 'hearings' ? meetingsLink({ date }) : calendarLink({ date });
  if (!useAtomValue(offeredAtom)(link)) return null;
  return (
    <p className={css.other}>
      <Link to={link}>{viewMessages('day.otherKind', { date: shortDate(date, today) })}</Link>
    </p>
  );
}
