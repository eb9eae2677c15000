import type { MenuItem } from '@court/shared/contract/registry';
import { courtAtom } from '@court/shared/state/court-atom';
import { useAtomValue } from 'jotai';
import { Outlet, useNavigation } from 'react-router-dom';
import { words } from '../locales/en-us';
import { ForgettingNotice } from './forgetting-notice';
import { Freshness } from './freshness';
import { HeaderMenu } from './header-menu';
import * as css from './shell.module.css';

type Props = { menu: MenuItem[] };

/** What stands around every page: skip link, court, menu, freshness. The page brings its own heading. */
export function Shell({ menu }: Props) {
  const court = useAtomValue(courtAtom);
  const busy = useNavigation().state !== 'idle';
  return (
    <>
      <a href="#page" className={css.skip}>
        {words('skip')}
      </a>
      <header className={css.header} data-busy={busy || undefined}>
        <p className={css.court}>{court?.displayName ?? words('appName')}</p>
        <HeaderMenu items={menu} />
        <Freshness />
      </header>
      {court?.sample && <aside className={css.sample}>{words('sample')}</aside>}
      <main id="page" tabIndex={-1} className={css.page}>
        <ForgettingNotice />
        <Outlet />
      </main>
    </>
  );
}
