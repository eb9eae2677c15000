import { notFoundMessages } from '../messages/not-found-messages';
import * as css from '../shell/shell.module.css';
import { HomeLinks } from './home-links';

/** Shown at an address whose area this court enables but which has no release on this site yet. */
export function NotReleasedPage() {
  return (
    <section className={css.waiting}>
      <title>{notFoundMessages('notAvailableTitle')}</title>
      <h1>{notFoundMessages('notAvailableTitle')}</h1>
      <p>{notFoundMessages('notAvailableText')}</p>
      <HomeLinks />
    </section>
  );
}
