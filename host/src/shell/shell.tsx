import { courtAtom, platformTypeAtom } from '@court/contract';
import { useAppLinks } from '@court/ui';
import { useAtomValue } from 'jotai';
import { type ReactNode, useEffect, useId, useState, useSyncExternalStore } from 'react';
import { Outlet, useNavigation } from 'react-router-dom';
import { AreaMenu } from '../menu/area-menu';
import { shellMessages } from '../messages/shell-messages';
import { useTurnDirection } from '../motion/turn-direction';
import { isHosted } from '../page/first-address';
import { afterFirstPaint } from '../page/first-paint';
import { missingPartsAtom } from '../parts/missing-parts';
import { optionalPart } from '../parts/optional-part';
import { MissingNote } from './missing-note';
import { SamplePillView } from './sample-pill-view';
import * as css from './shell.module.css';
import { FindRoom, ShellView, WIDE } from './shell-view';

/** The last error boundary: the shell itself threw. */
export function ShellCrash() {
  return (
    <main role="alert" className={css.page}>
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

const wide = () => window.matchMedia(WIDE);

function onWidth(listener: () => void) {
  const query = wide();
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

// The first hearing does not wait for these parts. They share one chunk.
const Freshness = optionalPart(
  'updated',
  async () => (await import(/* webpackChunkName: "bars" */ './freshness')).Freshness,
  <div className={css.freshness} />,
);
const QuickSearch = optionalPart(
  'search',
  async () => (await import(/* webpackChunkName: "bars" */ './quick-search')).QuickSearch,
  <FindRoom />,
);
const SideMenu = optionalPart(
  'menu',
  async () => (await import(/* webpackChunkName: "bars" */ '../menu/side-menu')).SideMenu,
);
const TabBar = optionalPart(
  'menu',
  async () => (await import(/* webpackChunkName: "bars" */ '../menu/tab-bar')).TabBar,
);
/** The parts of the shell that load later: see later-shell.tsx. */
const LaterShell = optionalPart(
  'notices',
  async () => (await import(/* webpackChunkName: "recovery" */ './later-shell')).LaterShell,
);

/**
 * Loads its children after the shell has mounted, so that their chunk does not compete with the area's first screen.
 */
function Bar({ fallback = null, children }: { fallback?: ReactNode; children: ReactNode }) {
  const [stands, setStands] = useState(false);
  useEffect(() => setStands(true), []);
  return stands ? children : fallback;
}

/** Renders its children after the first paint. */
function Later({ children }: { children: ReactNode }) {
  const [stands, setStands] = useState(false);
  useEffect(() => afterFirstPaint(() => setStands(true)), []);
  return stands && children;
}

/** Escape hides the sentence that the focus shows. */
function SamplePill({ isWide }: { isWide: boolean }) {
  return (
    <SamplePillView
      isWide={isWide}
      id={useId()}
      onKeyDown={({ key, currentTarget }) => key === 'Escape' && currentTarget.blur()}
    />
  );
}

/**
 * The frame around every page: skip link and one bar with the court, its areas, the search field and freshness. A
 * narrow page has its areas in a bar at the bottom. The shell renders before any area loads, and each page brings its
 * own heading. `children` replace the route's screen.
 */
export function Shell({ children = <Outlet /> }: { children?: ReactNode }) {
  const court = useAtomValue(courtAtom);
  const isDevice = useAtomValue(platformTypeAtom) === 'device';
  const isWide = useSyncExternalStore(onWidth, () => wide().matches);
  const isSearchMissing = useAtomValue(missingPartsAtom).includes('search');
  const isBusy = useNavigation().state !== 'idle';
  useTurnDirection();
  const isMenuOff = isHosted(window.location);
  const menu = (
    <>
      {isDevice && (
        <Bar>
          <SideMenu isOff={isMenuOff} />
        </Bar>
      )}
      <AreaMenu isWhole={isSearchMissing} />
    </>
  );
  return (
    <ShellView
      name={{ long: court?.displayName ?? shellMessages('appName'), short: court?.shortName }}
      onHome={useAppLinks()}
      isBusy={isBusy}
      areas={isWide && menu}
      find={
        isWide && (
          <Bar fallback={<FindRoom />}>
            <QuickSearch />
          </Bar>
        )
      }
      pill={court?.sample && <SamplePill isWide={isWide} />}
      freshness={
        <Bar fallback={<div className={css.freshness} />}>
          <Freshness />
        </Bar>
      }
      notes={
        <>
          <MissingNote />
          <Later>
            <LaterShell />
          </Later>
        </>
      }
      tabs={
        !isWide && (
          <Bar>
            <TabBar isMenuOff={isDevice && isMenuOff} />
          </Bar>
        )
      }
    >
      {children}
    </ShellView>
  );
}
