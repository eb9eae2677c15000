import type { Area } from '@court/shared/records/court-defaults';
import { Outlet, type RouteObject } from 'react-router-dom';
import { AreaCrash } from '../remotes/area-crash';
import type { AreaLoad } from '../remotes/area-loads';
import { LoadingPage } from '../shell/loading-page';

/** An area's routes as the host's router takes them: under one root element, behind one error boundary. */
export function areaRoute(
  area: Area,
  { module, release }: Extract<AreaLoad, { status: 'ready' }>,
  onRetry: () => Promise<unknown>,
): RouteObject {
  return {
    id: area,
    element: (
      <div data-area={area} data-release={release.version}>
        <Outlet />
      </div>
    ),
    // while a lazy page of the area, at the address the browser came to, is on its way
    hydrateFallbackElement: <LoadingPage area={area} />,
    errorElement: <AreaCrash area={area} release={release} onRetry={onRetry} />,
    children: module.routes,
  };
}
