import { areasAtom, courtAtom, platformTypeAtom, type Release } from '@court/contract';
import type { Area } from '@court/records';
import { useAtomValue } from 'jotai';
import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { Navigate, Outlet, type RouteObject, useLocation, useRevalidator } from 'react-router-dom';
import type { AreaLoad, AreaLoader } from '../remotes/area-load';
import { areaLoadsAtom } from '../remotes/area-loader';
import type { AreaRegistry } from '../remotes/registry';
import type { RemoteFailure } from '../remotes/remote-error';
import { settleRun } from '../remotes/session-releases';
import { HostPageFailed, LoadingPage, ScreenLoading } from '../shell/loading-page';
import { mustLoadDocument } from './site-path';

/** A part of the host's file for failures. Where that does not come either, `instead` stands in its place. */
function later<Props>(load: () => Promise<ComponentType<Props>>, instead: ComponentType<Props>) {
  return lazy(() =>
    load()
      .catch(() => instead)
      .then((part) => ({ default: part })),
  );
}

/** See failure-page.tsx. */
const LaterFailurePage = later(
  async () => (await import(/* webpackChunkName: "recovery" */ '../remotes/failure-page')).FailurePage,
  HostPageFailed,
);

/** See area-crash.tsx. */
const LaterAreaCrash = later(
  async () => (await import(/* webpackChunkName: "recovery" */ '../remotes/area-crash')).AreaCrash,
  HostPageFailed,
);

/** See release-notice.tsx. */
const LaterReleaseNotice = later(
  async () => (await import(/* webpackChunkName: "recovery" */ '../remotes/release-notice')).ReleaseNotice,
  () => null,
);

/**
 * A copy of `routes` for one router. The router strikes out of a route's `lazy` what it has loaded, in the object it was
 * given: a second router over the same one would find nothing to load, and take the page for one that is not there. And of
 * an object of lazy parts it waits for none where there is no loader: what does not come would leave the page empty and
 * say nothing. A function it waits for.
 */
export function freshRoutes(routes: readonly RouteObject[]): RouteObject[] {
  return routes.map((route) => {
    const fresh = { ...route };
    const { lazy } = route;
    if (typeof lazy === 'object') fresh.lazy = async () => await loadParts(lazy);
    if (fresh.children) fresh.children = freshRoutes(fresh.children);
    return fresh;
  });
}

type LazyParts = Exclude<NonNullable<RouteObject['lazy']>, (...args: never[]) => unknown>;

async function loadParts(lazy: LazyParts) {
  const parts = Object.entries(lazy) as [string, () => Promise<unknown>][];
  return Object.fromEntries(await Promise.all(parts.map(async ([name, load]) => [name, await load()])));
}

type Ready = Extract<AreaLoad, { status: 'ready' }>;

/** What an area's screens can do. `skipped`: the current release, where another stands in its place. */
export type AreaParts = {
  skipped: Release | null;
  onRetry: () => Promise<unknown>;
  onThrown: (error: unknown) => Promise<AreaLoad>;
  report: (failure: RemoteFailure | null) => void;
};

/** An area's routes as the host's router takes them: under one root element, behind one error boundary. */
export function areaRoute(area: Area, { module, release }: Ready, parts: AreaParts): RouteObject {
  const { skipped, onRetry, onThrown, report } = parts;
  const loading = <LoadingPage area={area} />;
  return {
    id: area,
    element: (
      <AreaRoot area={area} version={release.version} onStanding={() => report(null)}>
        {skipped && <LaterReleaseNotice area={area} release={release} skipped={skipped} onRetry={onRetry} />}
      </AreaRoot>
    ),
    // while a lazy page of the area, at the address the browser came to, is on its way
    hydrateFallbackElement: loading,
    errorElement: (
      <Suspense fallback={loading}>
        <LaterAreaCrash area={area} onRetry={onRetry} onThrown={onThrown} onFailure={report} />
      </Suspense>
    ),
    children: freshRoutes(module.routes),
  };
}

type RootProps = { area: Area; version: string; onStanding: () => void; children: ReactNode };

/** What all screens of an area stand in, below a note about its release; comes up anew after one has stopped. */
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

// most visits see none of its pages
const NotFoundPage = lazy(async () => ({
  default: (await import('../not-found/not-found-page')).NotFoundPage,
}));

/** What the router is made over; `onRetry` loads an area again and starts a new router with it. */
export type RouterParts = {
  registry: AreaRegistry;
  loader: AreaLoader;
  onRetry: (area: Area) => Promise<unknown>;
  /** finds what can stand in the place of a screen that threw, and starts a new router with it */
  onThrown: (area: Area, release: Release, error: unknown) => Promise<AreaLoad>;
};

/** What stands at an address none of the router's routes answers, now or for good. */
export function AddressPage({
  registry,
  loader,
  known,
  onRetry,
}: Omit<RouterParts, 'onThrown'> & { known: ReadonlySet<Area> }) {
  const { pathname } = useLocation();
  // told anew when the site's registry has been read
  useAtomValue(areasAtom);
  const area = registry.areaAt(pathname);
  const isOffered = registry.offeredAt(pathname) !== null;
  const isDevice = useAtomValue(platformTypeAtom) === 'device';
  const court = useAtomValue(courtAtom);
  if (!court) return <NotFound why="no-court" />;
  if (pathname === '/') return <Navigate to={isDevice ? '/home' : '/calendar'} replace />;
  if (area && isOffered && !known.has(area))
    return <WaitingArea key={area} area={area} registry={registry} loader={loader} onRetry={onRetry} />;
  if (!area) return <UnheardOf loader={loader} />;
  // the area's routes are in the router, and none of them answers this address
  return <NotFound why={isOffered ? 'not-available' : 'not-offered'} />;
}

const NotFound = (props: Parameters<typeof NotFoundPage>[0]) => (
  <Suspense fallback={<ScreenLoading />}>
    <NotFoundPage {...props} />
  </Suspense>
);

/** An address that no area answers, as far as this page knows: one may have been released since the page was composed. */
function UnheardOf({ loader }: Pick<RouterParts, 'loader'>) {
  const [isKnown, setIsKnown] = useState(false);
  useEffect(() => {
    if (mustLoadDocument()) window.location.reload();
    else void loader.readRegistry().then(() => setIsKnown(true));
  }, [loader]);
  return isKnown ? <NotFound why="unknown" /> : <ScreenLoading />;
}

type Waiting = Pick<RouterParts, 'registry' | 'loader' | 'onRetry'> & { area: Area };

/** An area that has not been loaded, is on its way, or has failed. */
function WaitingArea({ area, registry, loader, onRetry }: Waiting) {
  const load = useAtomValue(areaLoadsAtom)[area];
  const { revalidate } = useRevalidator();
  const failed = load?.status === 'failed';
  useEffect(() => {
    if (failed) return;
    if (!registry.release(area) && mustLoadDocument()) {
      window.location.reload();
      return;
    }
    let gone = false;
    void loader.load(area).then(({ status }) => {
      // the address once more: now the router asks for the area's routes and finds them. To go there would not do: an
      // address with a hash is the same page to it, for which it asks nothing
      if (!gone && status === 'ready') void revalidate();
    });
    return () => {
      gone = true;
    };
  }, [area, failed, registry, loader, revalidate]);
  const loading = <LoadingPage area={area} />;
  if (!failed) return loading;
  return (
    <Suspense fallback={loading}>
      <LaterFailurePage area={area} failure={load.error.failure} onRetry={() => onRetry(area)} />
    </Suspense>
  );
}
