import { words } from '../locales/en-us';
import { HomeLink } from './home-link';
import * as css from './shell.module.css';

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
