import type { Release } from '@court/contract';
import type { Area } from '@court/records';
import { type ReactNode, Suspense, useEffect } from 'react';
import { Outlet, type RouteObject, useLocation } from 'react-router-dom';
import type { AreaLoad } from '../remotes/area-loads';
import { LaterAreaCrash, LaterReleaseNotice } from '../remotes/later-parts';
import type { RemoteFailure } from '../remotes/remote-error';
import { settleRun } from '../remotes/run-note';
import { LoadingPage } from '../shell/loading-page';

/**
 * A copy of `routes` for one router. The router strikes out of a route's `lazy` what it has loaded, in the object it was
 * given: a second router over the same one would find nothing to load, and take the page for one that is not there.
 */
export function freshRoutes(routes: readonly RouteObject[]): RouteObject[] {
  return routes.map((route) => {
    const fresh = { ...route };
    if (typeof fresh.lazy === 'object') fresh.lazy = { ...fresh.lazy };
    if (fresh.children) fresh.children = freshRoutes(fresh.children);
    return fresh;
  });
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
