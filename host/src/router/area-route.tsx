import type { Area } from '@court/shared/records/court-defaults';
import { useEffect } from 'react';
import { Outlet, type RouteObject } from 'react-router-dom';
import { AreaCrash } from '../remotes/area-crash';
import type { AreaLoad } from '../remotes/area-loads';
import type { RemoteFailure } from '../remotes/remote-error';
import { LoadingPage } from '../shell/loading-page';
import { freshRoutes } from './fresh-routes';

/** An area's routes as the host's router takes them: under one root element, behind one error boundary. */
export function areaRoute(
  area: Area,
  { module, release }: Extract<AreaLoad, { status: 'ready' }>,
  onRetry: () => Promise<unknown>,
  report: (failure: RemoteFailure | null) => void,
): RouteObject {
  return {
    id: area,
    element: <AreaRoot area={area} version={release.version} onStanding={() => report(null)} />,
    // while a lazy page of the area, at the address the browser came to, is on its way
    hydrateFallbackElement: <LoadingPage area={area} />,
    errorElement: <AreaCrash area={area} release={release} onRetry={onRetry} onFailure={report} />,
    children: freshRoutes(module.routes),
  };
}

type RootProps = { area: Area; version: string; onStanding: () => void };

/** What all screens of an area stand in; comes up anew after one of them has stopped. */
function AreaRoot({ area, version, onStanding }: RootProps) {
  useEffect(onStanding, [onStanding]);
  return (
    <div data-area={area} data-release={version}>
      <Outlet />
    </div>
  );
}
