import { courtAtom } from '@court/shared/state/court-atom';
import { useAtomValue } from 'jotai';
import { Link } from 'react-router-dom';
import { words } from '../locales/en-us';
import * as css from './shell.module.css';

/** Stands at an address of the specification whose area this court has not enabled. */
export function NotOfferedPage() {
  const court = useAtomValue(courtAtom);
  return (
    <section className={css.waiting}>
      <title>{words('notOfferedTitle')}</title>
      <h1>{words('notOfferedTitle')}</h1>
      <p>{words('notOfferedText', { court: court?.displayName ?? '' })}</p>
      <p>
        <Link to="/calendar">{words('toCalendar')}</Link>
      </p>
    </section>
  );
}
