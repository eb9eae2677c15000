import { notFoundWords as words } from '../locales/not-found-en-us';
import * as css from '../shell/shell.module.css';
import { HomeLink } from './home-link';

/** Stands at an address whose area this court offers, and of which nothing has been released here yet. */
export function NotAvailablePage() {
  return (
    <section className={css.waiting}>
      <title>{words('notAvailableTitle')}</title>
      <h1>{words('notAvailableTitle')}</h1>
      <p>{words('notAvailableText')}</p>
      <HomeLink />
    </section>
  );
}
