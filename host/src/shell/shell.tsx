import {
  areasAtom,
  connectionAtom,
  courtAtom,
  type MenuItem,
  platformTypeAtom,
  storageStatusAtom,
} from '@court/contract';
import { useAtomValue } from 'jotai';
import { lazy, Suspense, useEffect, useState } from 'react';
import { Link, Outlet, useLocation, useNavigation } from 'react-router-dom';
import { usePageCourts } from '../courts/courts-context';
import { shellMessages } from '../messages/shell-messages';
import { textOf } from '../remotes/area-phrase';
import { isHosted } from '../startup/first-address';
import { ForgettingNotice } from './forgetting-notice';
import { Freshness } from './freshness';
import * as css from './shell.module.css';

/** The last resort: the shell itself threw. */
export function ShellCrash() {
  return (
    <main role="alert">
      <title>{shellMessages('shellCrashTitle')}</title>
      <h1>{shellMessages('shellCrashTitle')}</h1>
      <p>
        <button type="button" onClick={() => window.location.reload()}>
          {shellMessages('reload')}
        </button>
      </p>
    </main>
  );
}

// a desktop page never shows it
const SideMenu = lazy(async () => ({ default: (await import('../menu/side-menu')).SideMenu }));

/** The side menu of the device build. */
function DeviceMenu() {
  const { protocol, hostname } = window.location;
  return (
    <Suspense fallback={null}>
      <SideMenu disabled={isHosted({ build: 'device', protocol, hostname })} />
    </Suspense>
  );
}

type Part = typeof import('./list-count');

/** The number of changes on the reader's lists; comes after the live database, which comes after the first hearing. */
function ListsMark() {
  const isLive = useAtomValue(connectionAtom) !== null;
  const isKnown = useAtomValue(storageStatusAtom) !== 'starting';
  const [part, setPart] = useState<Part | null>(null);
  useEffect(() => {
    if (!isLive || !isKnown) return;
    // without its file the menu stands as it is
    import('./list-count').then(setPart, () => {});
  }, [isLive, isKnown]);
  return part && <part.ListCount />;
}

/** How many letters two addresses begin with alike. */
function alike(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return length;
}

/** The areas this court offers. */
function AreaMenu({ items }: { items: readonly MenuItem[] }) {
  const { registry } = usePageCourts();
  const { pathname } = useLocation();
  const area = registry.areaAt(pathname);
  // an area's other screens are the area too: of its items, the one whose address is most like theirs
  const [here] = items
    .filter(({ path }) => area !== null && registry.areaAt(path) === area)
    .sort((a, b) => alike(b.path, pathname) - alike(a.path, pathname));
  const current = (path: string) => (path === pathname ? 'page' : path === here?.path ? 'true' : undefined);
  return (
    <nav aria-label={shellMessages('areas')} className={css.menu}>
      <ul>
        {items.map(({ path, label, mark }) => (
          <li key={path}>
            <Link to={path} viewTransition aria-current={current(path)}>
              {textOf(label)}
              {mark === 'lists' && <ListsMark />}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

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
        {shellMessages('skip')}
      </a>
      <header className={css.header} data-busy={busy || undefined}>
        <p className={css.court}>{court?.displayName ?? shellMessages('appName')}</p>
        {isDevice && <DeviceMenu />}
        <Freshness />
        {!isDevice && menu.length > 0 && <AreaMenu items={menu} />}
      </header>
      {court?.sample && <aside className={css.sample}>{shellMessages('sample')}</aside>}
      <main id="page" tabIndex={-1} className={css.page}>
        <ForgettingNotice />
        <Outlet />
      </main>
    </>
  );
}
