import { courtAtom } from '@court/contract';
import { useAtomValue } from 'jotai';
import { nowhereWords as words } from '../locales/nowhere-en-us';
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
