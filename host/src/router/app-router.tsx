import type { Release } from '@court/contract';
import type { Area } from '@court/records';
import type { ComponentType } from 'react';
import { createBrowserRouter, type RouteObject } from 'react-router-dom';
import type { AreaLoad, AreaLoader } from '../remotes/area-loads';
import type { AreaRegistry } from '../remotes/registry';
import { HostPageFailed } from '../shell/host-page-failed';
import { ScreenLoading } from '../shell/loading-page';
import { Shell, ShellCrash } from '../shell/shell';
import { AddressPage } from './address-page';
import { areaRoute, freshRoutes } from './area-route';
import { canVerify, sitePath } from './site-path';

const page = (path: string, load: () => Promise<ComponentType>): RouteObject => ({
  path,
  lazy: { Component: load },
  hydrateFallbackElement: <ScreenLoading />,
  errorElement: <HostPageFailed />,
});

/** The host's own screens, each a chunk of its own that is loaded before one goes there. */
const HOST_ROUTES: RouteObject[] = [
  page('courts', async () => (await import('../courts/courts-page')).CourtsPage),
  page('home', async () => (await import('../home/home-page')).HomePage),
  page('ios-qr-code', async () => (await import('../qr/qr-code-page')).IosQrCodePage),
  page('android-qr-code', async () => (await import('../qr/qr-code-page')).AndroidQrCodePage),
];

export type AppRouter = ReturnType<typeof createBrowserRouter>;

/** What the router is made over; `onRetry` loads an area again and starts a new router with it. */
export type RouterParts = {
  registry: AreaRegistry;
  loader: AreaLoader;
  onRetry: (area: Area) => Promise<unknown>;
  /** finds what can stand in the place of a screen that threw, and starts a new router with it */
  onThrown: (area: Area, release: Release, error: unknown) => Promise<AreaLoad>;
};

/**
 * The data router. Routes of areas that are there already are in it from the start; the others are patched in when
 * one of their addresses is first asked for. Patched routes stay: another release of an area wants a new router.
 */
export function createAppRouter({ registry, loader, onRetry, onThrown }: RouterParts): AppRouter {
  const known = new Set<Area>();
  const routeOf = (area: Area) => {
    const load = loader.peek(area);
    if (load?.status !== 'ready' || known.has(area)) return [];
    known.add(area);
    const current = registry.release(area);
    return [
      areaRoute(area, load, {
        skipped: current?.container === load.release.container ? null : current,
        onRetry: () => onRetry(area),
        onThrown: (error) => onThrown(area, load.release, error),
        report: (failure) => loader.report(area, failure),
      }),
    ];
  };
  const first = registry.offeredAt(sitePath(window.location.pathname));
  return createBrowserRouter(
    [
      {
        id: 'root',
        path: '/',
        element: <Shell />,
        errorElement: <ShellCrash />,
        // a splat matches with parameters, so that the router asks for missing routes before it settles for it
        children: [
          ...freshRoutes(HOST_ROUTES),
          ...(first ? routeOf(first) : []),
          {
            path: '*',
            element: <AddressPage registry={registry} loader={loader} known={known} onRetry={onRetry} />,
            errorElement: <HostPageFailed />,
          },
        ],
      },
    ],
    {
      basename: BASE,
      // says that nothing is to be waited for: the shell stands at once, and the page at its address may still be loading
      hydrationData: {},
      async patchRoutesOnNavigation({ path, patch }) {
        const area = registry.offeredAt(sitePath(path));
        if (!area || known.has(area)) return;
        // its page brings what this one may not take from the registry
        if (!registry.release(area) && !canVerify()) return;
        await loader.load(area);
        patch('root', routeOf(area));
      },
    },
  );
}
