import { areasAtom, courtAtom, platformTypeAtom, type Release } from '@court/contract';
import type { Area } from '@court/domain';
import { useAtomValue } from 'jotai';
import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { Navigate, Outlet, type RouteObject, useLocation, useRevalidator } from 'react-router-dom';
import { HostPageFailed, LoadingPage, ScreenLoading } from '../area-screens/loading-page';
import { mustLoadDocument } from '../page/site-path';
import type { AreaLoad, AreaLoader } from '../remotes/area-load';
import { areaLoadsAtom } from '../remotes/area-loader';
import type { AreaRegistry } from '../remotes/registry';
import type { RemoteFailure } from '../remotes/remote-error';
import { beginRun, settleRun } from '../remotes/session-releases';

/** A component of the recovery chunk. If that chunk does not load either, `instead` replaces it. */
function later<Props>(load: () => Promise<ComponentType<Props>>, instead: ComponentType<Props>) {
  return lazy(() =>
    load()
      .catch(() => instead)
      .then((part) => ({ default: part })),
  );
}

/** See failure-page.tsx. */
const LaterFailurePage = later(
  async () => (await import(/* webpackChunkName: "recovery" */ '../area-screens/failure-page')).FailurePage,
  HostPageFailed,
);

/** See area-crash.tsx. */
const LaterAreaCrash = later(
  async () => (await import(/* webpackChunkName: "recovery" */ '../area-screens/area-crash')).AreaCrash,
  HostPageFailed,
);

/** See release-notice.tsx. */
const LaterReleaseNotice = later(
  async () =>
    (await import(/* webpackChunkName: "recovery" */ '../area-screens/release-notice')).ReleaseNotice,
  () => null,
);

type Ready = Extract<AreaLoad, { status: 'ready' }>;

/** Functions for an area's screens. `skipped`: the current release, if another one runs instead. */
export type AreaParts = {
  skipped: Release | null;
  onRetry: () => Promise<unknown>;
  onThrown: (error: unknown) => Promise<AreaLoad>;
  report: (failure: RemoteFailure | null) => void;
};

/** An area's routes for the host's router: below one root element and one error boundary. */
export function areaRoute(area: Area, { module, release }: Ready, parts: AreaParts): RouteObject {
  const { skipped, onRetry, onThrown, report } = parts;
  const loading = <LoadingPage area={area} />;
  return {
    id: area,
    // before a screen of the release renders
    loader: () => {
      beginRun(release.container);
      return null;
    },
    shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname,
    element: (
      <AreaRoot area={area} version={release.version} onStanding={() => report(null)}>
        {skipped && <LaterReleaseNotice area={area} release={release} skipped={skipped} onRetry={onRetry} />}
      </AreaRoot>
    ),
    // while a lazy page of the area loads at the first address
    hydrateFallbackElement: loading,
    errorElement: (
      <Suspense fallback={loading}>
        <LaterAreaCrash area={area} onRetry={onRetry} onThrown={onThrown} onFailure={report} />
      </Suspense>
    ),
    children: module.routes,
  };
}

type RootProps = { area: Area; version: string; onStanding: () => void; children: ReactNode };

/** Root element of all screens of an area, below a note about its release. Mounted again after a screen threw. */
function AreaRoot({ area, version, onStanding, children }: RootProps) {
  const location = useLocation();
  useEffect(onStanding, [onStanding]);
  useEffect(() => settleRun(location), [location]);
  return (
    <div data-area={area} data-release={version}>
      <Suspense fallback={null}>{children}</Suspense>
      <Outlet />
    </div>
  );
}

// Lazy, because most visits show none of these pages.
const NotFoundPage = lazy(async () => ({
  default: (await import('../not-found/not-found-page')).NotFoundPage,
}));

/** Input of the router. `onRetry` loads an area again and starts a new router with it. */
export type RouterParts = {
  registry: AreaRegistry;
  loader: AreaLoader;
  onRetry: (area: Area) => Promise<unknown>;
  /** finds a replacement for a screen that threw, and starts a new router with it */
  onThrown: (area: Area, release: Release, error: unknown) => Promise<AreaLoad>;
};

type Addressed = Omit<RouterParts, 'onThrown'>;

/** Shown at an address that none of the router's current routes answers. */
export function AddressPage({ registry, loader, known, onRetry }: Addressed & { known: ReadonlySet<Area> }) {
  const { pathname } = useLocation();
  // renders again when the site's registry has been read
  useAtomValue(areasAtom);
  const area = registry.areaAt(pathname);
  const isOffered = registry.offeredAt(pathname) !== null;
  const isDevice = useAtomValue(platformTypeAtom) === 'device';
  const court = useAtomValue(courtAtom);
  if (!court) return <NotFound why="no-court" />;
  if (pathname === '/') return <Navigate to={isDevice ? '/home' : '/calendar'} replace />;
  if (area && isOffered && !known.has(area))
    return <WaitingArea key={area} {...{ area, registry, loader, onRetry }} />;
  if (!area) return <UnheardOf loader={loader} />;
  // The area's routes are in the router, but none of them answers this address.
  return <NotFound why={isOffered ? 'not-available' : 'not-offered'} />;
}

const NotFound = (props: Parameters<typeof NotFoundPage>[0]) => (
  <Suspense fallback={<ScreenLoading />}>
    <NotFoundPage {...props} />
  </Suspense>
);

/**
 * An address that no area answers according to this page. An area may have been released after the page was composed.
 */
function UnheardOf({ loader }: Pick<RouterParts, 'loader'>) {
  const [isKnown, setIsKnown] = useState(false);
  useEffect(() => {
    if (mustLoadDocument()) window.location.reload();
    else void loader.readRegistry().then(() => setIsKnown(true));
  }, [loader]);
  return isKnown ? <NotFound why="unknown" /> : <ScreenLoading />;
}

/** An area that is not loaded, is loading, or has failed. */
function WaitingArea({ area, registry, loader, onRetry }: Addressed & { area: Area }) {
  const load = useAtomValue(areaLoadsAtom)[area];
  const failed = load?.status === 'failed';
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (failed) return;
    if (!registry.release(area) && mustLoadDocument()) {
      window.location.reload();
      return;
    }
    let gone = false;
    void loader.load(area).then(({ status }) => {
      // The router now requests the area's routes again and finds them.
      if (!gone && status === 'ready') void revalidate();
    });
    return () => {
      gone = true;
    };
  }, [area, failed, registry, loader, revalidate]);
  const loading = <LoadingPage area={area} onRetry={() => onRetry(area)} />;
  if (!failed) return loading;
  return (
    <Suspense fallback={loading}>
      <LaterFailurePage area={area} failure={load.error.failure} onRetry={() => onRetry(area)} />
    </Suspense>
  );
}
