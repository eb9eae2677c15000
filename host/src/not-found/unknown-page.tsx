import { useLocation } from 'react-router-dom';
import { notFoundWords as words } from '../locales/not-found-en-us';
import * as css from '../shell/shell.module.css';
import { HomeLink } from './home-link';

/** Says that there is nothing at this address. */
export function UnknownPage() {
  const { pathname } = useLocation();
  return (
    <section className={css.waiting}>
      <title>{words('unknownTitle')}</title>
      <h1>{words('unknownTitle')}</h1>
      <p>{words('unknownText', { address: pathname })}</p>
      <HomeLink />
    </section>
  );
}
