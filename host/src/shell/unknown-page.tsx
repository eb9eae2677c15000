import { useLocation } from 'react-router-dom';
import { words } from '../locales/en-us';
import { HomeLink } from './home-link';
import * as css from './shell.module.css';

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
