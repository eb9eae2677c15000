import { courtAtom, platformTypeAtom } from '@court/contract';
import { HiddenText } from '@court/ui';
import { useAtomValue } from 'jotai';
import { type ReactNode, useEffect, useId, useState, useSyncExternalStore } from 'react';
import { Outlet, useNavigation } from 'react-router-dom';
import { shellMessages } from '../messages/shell-messages';
import { useTurnDirection } from '../motion/turn-direction';
import { missingPartsAtom } from '../parts/missing-parts';
import { optionalPart } from '../parts/optional-part';
import { isHosted } from '../startup/first-address';
import { afterFirstPaint } from '../startup/first-paint';
import { AreaMenu } from './area-menu';
import { MissingNote } from './missing-note';
import * as pill from './sample-pill.module.css';
import * as css from './shell.module.css';

/** The last resort: the shell itself threw. */
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

/** As shell.module.css has it: in rem, so that twice the text size is a narrow page. */
const wide = () => window.matchMedia('(min-width: 68.75rem)');

function onWidth(listener: () => void) {
  const query = wide();
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

// the first hearing waits for none of them, and they come in one file
const Freshness = optionalPart(
  'updated',
  async () => (await import(/* webpackChunkName: "bars" */ './freshness')).Freshness,
  <div className={css.freshness} />,
);
const QuickSearch = optionalPart(
  'search',
  async () => (await import(/* webpackChunkName: "bars" */ './quick-search')).QuickSearch,
  <span className={css.find} />,
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

/** A part whose file is asked for when the shell stands, and not among what the area's first screen is made of. */
function Bar({ fallback = null, children }: { fallback?: ReactNode; children: ReactNode }) {
  const [stands, setStands] = useState(false);
  useEffect(() => setStands(true), []);
  return stands ? children : fallback;
}

/** The same, from after the first paint on. */
function Later({ children }: { children: ReactNode }) {
  const [stands, setStands] = useState(false);
  useEffect(() => afterFirstPaint(() => setStands(true)), []);
  return stands && children;
}

/** The whole sentence comes on hover and focus, goes with Escape, and stands on every printed page. */
function SamplePill({ isWide }: { isWide: boolean }) {
  const sentence = useId();
  return (
    <span className={pill.tip} data-printed>
      <button
        type="button"
        className={pill.pill}
        aria-describedby={sentence}
        onKeyDown={({ key, currentTarget }) => key === 'Escape' && currentTarget.blur()}
      >
        {shellMessages(isWide ? 'samplePill' : 'samplePillShort')}
      </button>
      <span id={sentence} role="tooltip" className={pill.sentence}>
        {shellMessages('sample')}
      </span>
    </span>
  );
}

/**
 * What stands around every page: skip link and one bar with the court, its areas, the search field and freshness. A narrow
 * page has its areas in a bar at its foot. All of it is drawn before any area is loaded; the page brings its own heading.
 * `children` replace the route's screen.
 */
export function Shell({ children = <Outlet /> }: { children?: ReactNode }) {
  const court = useAtomValue(courtAtom);
  const isDevice = useAtomValue(platformTypeAtom) === 'device';
  const isWide = useSyncExternalStore(onWidth, () => wide().matches);
  const isSearchMissing = useAtomValue(missingPartsAtom).includes('search');
  const isBusy = useNavigation().state !== 'idle';
  useTurnDirection();
  const { protocol, hostname } = window.location;
  const isMenuOff = isHosted({ build: 'device', protocol, hostname });
  return (
    <>
      <a href="#page" className={css.skip}>
        {shellMessages('skip')}
      </a>
      <header className={css.bar} data-busy={isBusy || undefined}>
        <p className={css.court}>
          {court?.shortName ? (
            <>
              <span aria-hidden>{court.shortName}</span>
              <HiddenText>{court.displayName}</HiddenText>
            </>
          ) : (
            (court?.displayName ?? shellMessages('appName'))
          )}
        </p>
        {isWide &&
          (isDevice ? (
            <Bar>
              <SideMenu isOff={isMenuOff} />
            </Bar>
          ) : (
            <AreaMenu isWhole={isSearchMissing} />
          ))}
        {isWide && (
          <Bar fallback={<span className={css.find} />}>
            <QuickSearch />
          </Bar>
        )}
        {court?.sample && <SamplePill isWide={isWide} />}
        <Bar fallback={<div className={css.freshness} />}>
          <Freshness />
        </Bar>
      </header>
      <MissingNote />
      <Later>
        <LaterShell />
      </Later>
      <main id="page" tabIndex={-1} className={css.page}>
        {children}
      </main>
      {!isWide && (
        <Bar>
          <TabBar isMenuOff={isDevice && isMenuOff} />
        </Bar>
      )}
    </>
  );
}
