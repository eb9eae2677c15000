import { areasAtom, courtAtom, platformTypeAtom } from '@court/contract';
import { useAtomValue } from 'jotai';
import { Outlet, useNavigation } from 'react-router-dom';
import { usePageCourts } from '../courts/courts-context';
import { words } from '../locales/en-us';
import { AreaMenu } from './area-menu';
import { DeviceMenu } from './device-menu';
import { ForgettingNotice } from './forgetting-notice';
import { Freshness } from './freshness';
import * as css from './shell.module.css';

/**
 * What stands around every page: skip link, court, freshness, and the menu: on a device the side menu, on the desktop the
 * areas of the court, drawn before any of them is loaded. The page brings its own heading.
 */
export function Shell() {
  const { registry } = usePageCourts();
  // told anew when the site's registry has been read
  useAtomValue(areasAtom);
  const menu = registry.menu();
  const court = useAtomValue(courtAtom);
  const isDevice = useAtomValue(platformTypeAtom) === 'device';
  const busy = useNavigation().state !== 'idle';
  return (
    <>
      <a href="#page" className={css.skip}>
        {words('skip')}
      </a>
      <header className={css.header} data-busy={busy || undefined}>
        <p className={css.court}>{court?.displayName ?? words('appName')}</p>
        {isDevice && <DeviceMenu />}
        <Freshness />
        {!isDevice && menu.length > 0 && <AreaMenu items={menu} />}
      </header>
      {court?.sample && <aside className={css.sample}>{words('sample')}</aside>}
      <main id="page" tabIndex={-1} className={css.page}>
        <ForgettingNotice />
        <Outlet />
      </main>
    </>
  );
}
