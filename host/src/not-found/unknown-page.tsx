import { offeredAtom, searchLink } from '@court/contract';
import { isAt } from '@court/domain';
import { useAtomValue } from 'jotai';
import { Navigate, useLocation } from 'react-router-dom';
import { Find } from '../home/find';
import { notFoundMessages } from '../messages/not-found-messages';
import * as css from '../shell/shell.module.css';
import { HomeLinks } from './home-links';

/** Says that no page exists at this address. */
export function UnknownPage() {
  const { pathname } = useLocation();
  const search = searchLink('hearings', 'attorney');
  const isSearchOffered = useAtomValue(offeredAtom)(search);
  // There is no login. The login action redirects home (specification section 2).
  if (isAt('/login', pathname)) return <Navigate to="/home" replace />;
  return (
    <section className={css.waiting}>
      <title>{notFoundMessages('unknownTitle')}</title>
      <h1>{notFoundMessages('unknownTitle')}</h1>
      <p>{notFoundMessages('unknownText', { address: pathname })}</p>
      {isSearchOffered && <Find path={search} />}
      <HomeLinks />
    </section>
  );
}
