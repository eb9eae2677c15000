import { courtAtom } from '@court/contract';
import { useAtomValue } from 'jotai';
import { notFoundWords as words } from '../locales/not-found-en-us';
import * as css from '../shell/shell.module.css';
import { HomeLink } from './home-link';

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
