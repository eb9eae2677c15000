import type { Release } from '@court/contract';
import type { Area } from '@court/records';
import type { ComponentType } from 'react';
import { createBrowserRouter, type RouteObject } from 'react-router-dom';
import { HostPageFailed, ScreenLoading } from '../shell/loading-page';
import { Shell, ShellCrash } from '../shell/shell';
import { AddressPage, areaRoute, freshRoutes, type RouterParts } from './area-route';
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

/**
 * The data router. Routes of areas that are there already are in it from the start; the others are patched in when
 * one of their addresses is first asked for. Patched routes stay: another release of an area wants a new router.
 */
function createAppRouter({ registry, loader, onRetry, onThrown }: RouterParts): AppRouter {
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
      async patchRoutesOnNavigation({ path, patch, signal }) {
        const area = registry.offeredAt(sitePath(path));
        if (!area || known.has(area)) return;
        // its page brings what this one may not take from the registry
        if (!registry.release(area) && !canVerify()) return;
        await loader.load(area);
        // of a navigation that another has overtaken the router takes no routes: the other one brings them
        if (!signal.aborted) patch('root', routeOf(area));
      },
    },
  );
}

/** Apple's own devices move pages their way; all others as Material does (specification §4). */
export const motionStyle = (agent: string) =>
  /iPhone|iPad|iPod|Macintosh.*Mobile/.test(agent) ? 'ios' : 'material';

const indexNow = (): number => {
  const { state } = window.history;
  return typeof state?.idx === 'number' ? state.idx : 0;
};

/**
 * Tells the style sheet which way the page turns, before each page transition begins: `data-direction` on the root is
 * `back` where the history goes back, else `forward`. Begins before the screen follows the router. Returns what ends it.
 */
function followDirection(router: AppRouter): () => void {
  const root = document.documentElement;
  let index = indexNow();
  root.dataset.motion = motionStyle(navigator.userAgent);
  return router.subscribe(() => {
    const next = indexNow();
    if (next === index) return;
    root.dataset.direction = next < index ? 'back' : 'forward';
    index = next;
  });
}

/**
 * A page transition that the reader cuts short by going on is no error. The router waits for its end and leaves the
 * promise that says so to nobody, which browsers report as an uncaught rejection. Once a page.
 */
export function forgiveCutTransitions(): void {
  const start = document.startViewTransition?.bind(document);
  if (!start) return;
  document.startViewTransition = (update) => {
    const transition = start(update);
    transition.ready.catch(() => {});
    return transition;
  };
}

/** `number` counts the page's routers, from 1. */
export type NumberedRouter = { number: number; router: AppRouter };

/** The page's router, which is replaced when an area has been loaded again and when another court is chosen. */
export type PageRouter = {
  get: () => NumberedRouter;
  /** Starts a new router at the address the browser shows. */
  renew: () => void;
  subscribe: (listener: () => void) => () => void;
};

/** Only one router at a time follows the address bar. */
export function createPageRouter({ registry, loader }: Pick<RouterParts, 'registry' | 'loader'>): PageRouter {
  const listeners = new Set<() => void>();
  const onRetry = async (area: Area) => {
    const { status } = await loader.reload(area);
    if (status === 'ready') renew();
  };
  const onThrown = async (area: Area, release: Release, error: unknown) => {
    const load = await loader.replace(area, release, error);
    if (load.status === 'ready') renew();
    return load;
  };
  const make = () => {
    const router = createAppRouter({ registry, loader, onRetry, onThrown });
    // ends with the router
    followDirection(router);
    return router;
  };
  let current: NumberedRouter = { number: 1, router: make() };
  function renew() {
    current.router.dispose();
    current = { number: current.number + 1, router: make() };
    for (const listener of listeners) listener();
  }
  return {
    get: () => current,
    renew,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
