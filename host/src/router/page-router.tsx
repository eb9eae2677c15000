import type { Release } from '@court/contract';
import type { Area } from '@court/records';
import type { ComponentType } from 'react';
import { createPath, type RouteObject } from 'react-router-dom';
import { HostPageFailed, ScreenLoading, SLOW_MS } from '../shell/loading-page';
import { Shell, ShellCrash } from '../shell/shell';
import type { Busy } from '../shell/slow-trip';
import { type AppRouter, createRouter } from './app-router';
import { AddressPage, areaRoute, type RouterParts } from './area-route';
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
  page('home', async () => (await import(/* webpackChunkName: "home" */ '../home/home-page')).HomePage),
  page('ios-qr-code', async () => (await import('../qr/qr-code-page')).IosQrCodePage),
  page('android-qr-code', async () => (await import('../qr/qr-code-page')).AndroidQrCodePage),
];

/**
 * Routes of areas that are there already are in it from the start; the others are added when one of their addresses is first
 * asked for. They stay: another release of an area wants a new router.
 */
function createAppRouter({ registry, loader, onRetry, onThrown }: RouterParts): AppRouter {
  const known = new Set<Area>();
  const routesOf = (area: Area) => {
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
  const children = [...HOST_ROUTES, ...(first ? routesOf(first) : [])];
  // neither is called before the router stands
  const refresh = () => router.refresh();
  const busy: Busy = {
    subscribe: (listener) => router.subscribe(listener),
    get: () => router.isBusy(),
    target: () => createPath(router.target()),
  };
  const address = <AddressPage {...{ registry, loader, known, onRetry, refresh }} />;
  children.push({ path: '*', element: address, errorElement: <HostPageFailed /> });
  const router = createRouter({
    routes: [{ path: '/', element: <Shell busy={busy} />, errorElement: <ShellCrash />, children }],
    basename: BASE || '/',
    prepare(pathname) {
      const area = registry.offeredAt(sitePath(pathname));
      if (!area || known.has(area)) return undefined;
      const add = () => void children.push(...routesOf(area));
      if (loader.peek(area)?.status === 'ready') return void add();
      // without WebCrypto this page cannot verify the registry: AddressPage loads the area's own document
      if (!registry.release(area) && !canVerify()) return undefined;
      // of an area that is slow the address says so
      const slow = new Promise<void>((resolve) => setTimeout(resolve, SLOW_MS));
      return Promise.race([loader.load(area).then(add), slow]);
    },
  });
  return router;
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
    const isComing = loader.peek(area)?.status === 'loading';
    const { status } = await loader.reload(area);
    if (status !== 'ready') return;
    // an area that has not been shown yet may have come by itself meanwhile, and is then in use
    if (isComing) current.router.refresh();
    else renew();
  };
  const onThrown = async (area: Area, release: Release, error: unknown) => {
    const load = await loader.replace(area, release, error);
    if (load.status === 'ready') renew();
    return load;
  };
  const make = () => createAppRouter({ registry, loader, onRetry, onThrown });
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
