import { courtAtom } from '@court/contract';
import { useAtomValue } from 'jotai';
import { notFoundMessages } from '../messages/not-found-messages';
import * as css from '../shell/shell.module.css';
import { HomeLinks } from './home-links';

/** Shown at an address of the specification whose area this court has not enabled. */
export function NotEnabledPage() {
  const court = useAtomValue(courtAtom);
  return (
    <section className={css.waiting}>
      <title>{notFoundMessages('notOfferedTitle')}</title>
      <h1>{notFoundMessages('notOfferedTitle')}</h1>
      <p>{notFoundMessages('notOfferedText', { court: court?.displayName ?? '' })}</p>
      <HomeLinks />
    </section>
  );
}
