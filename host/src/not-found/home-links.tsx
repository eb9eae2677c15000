import { calendarLink, Link, offeredAtom } from '@court/contract';
import { useAtomValue } from 'jotai';
import { notFoundMessages } from '../messages/not-found-messages';
import * as css from './home-links.module.css';

/** Links to the calendar and to the home page, for pages from which nothing else leads on. */
export function HomeLinks() {
  const hasCalendar = useAtomValue(offeredAtom)(calendarLink());
  return (
    <p className={css.links}>
      {hasCalendar && <Link to={calendarLink()}>{notFoundMessages('toCalendar')}</Link>}
      <Link to="/home">{notFoundMessages('toHome')}</Link>
    </p>
  );
}
