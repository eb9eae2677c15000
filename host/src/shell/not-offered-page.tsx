import { courtAtom } from '@court/shared/state/court-atom';
import { useAtomValue } from 'jotai';
import { words } from '../locales/en-us';
import { HomeLink } from './home-link';
import * as css from './shell.module.css';

/** Stands at an address of the specification whose area this court has not enabled. */
export function NotOfferedPage() {
  const court = useAtomValue(courtAtom);
  return (
    <section className={css.waiting}>
      <title>{words('notOfferedTitle')}</title>
      <h1>{words('notOfferedTitle')}</h1>
      <p>{words('notOfferedText', { court: court?.displayName ?? '' })}</p>
      <HomeLink />
    </section>
  );
}
