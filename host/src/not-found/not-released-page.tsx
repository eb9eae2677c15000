import { notFoundMessages } from '../messages/not-found-messages';
import * as css from '../shell/shell.module.css';
import { HomeLink } from './home-link';

/** Stands at an address whose area this court offers, and of which nothing has been released here yet. */
export function NotReleasedPage() {
  return (
    <section className={css.waiting}>
      <title>{notFoundMessages('notAvailableTitle')}</title>
      <h1>{notFoundMessages('notAvailableTitle')}</h1>
      <p>{notFoundMessages('notAvailableText')}</p>
      <HomeLink />
    </section>
  );
}
