import type { Release } from '@court/contract';
import type { Area } from '@court/domain';
import type { ComponentType } from 'react';
import { createBrowserRouter, type RouteObject } from 'react-router-dom';
import { HostPageFailed, ScreenLoading } from '../area-screens/loading-page';
import { canVerify, sitePath } from '../page/site-path';
import { endRun } from '../remotes/session-releases';
import { Shell, ShellCrash } from '../shell/shell';
import { AddressPage, areaRoute, type RouterParts } from './area-route';

const page = (path: string, load: () => Promise<ComponentType>): RouteObject => ({
  path,
  lazy: async () => ({ Component: await load() }),
  // No area renders here.
  loader: () => {
    endRun();
    return null;
  },
  hydrateFallbackElement: <ScreenLoading />,
  errorElement: <HostPageFailed />,
});

/** The host's own screens. Each is a chunk that loads on navigation. */
const hostRoutes = (): RouteObject[] => [
  page('courts', async () => (await import('../courts/courts-page')).CourtsPage),
  page('home', async () => (await import(/* webpackChunkName: "home" */ '../home/home-page')).HomePage),
  page('ios-qr-code', async () => (await import('../qr/qr-code-page')).IosQrCodePage),
  page('android-qr-code', async () => (await import('../qr/qr-code-page')).AndroidQrCodePage),
];

/**
 * `known`: areas whose routes are in the router. They are never removed, so another release of an area needs a new
 * router.
 */
type AppRouter = { router: ReturnType<typeof createBrowserRouter>; known: ReadonlySet<Area> };

/**
 * Creates the router. It has the routes of the area at the current address if that area is loaded. Routes of other
 * areas are added at the first navigation to one of their addresses.
 */
function createAppRouter({ registry, loader, onRetry, onThrown }: RouterParts): AppRouter {
  const known = new Set<Area>();
  const routesOf = (area: Area): RouteObject[] => {
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
  const own = first ? routesOf(first) : [];
  const address = <AddressPage {...{ registry, loader, known, onRetry }} />;
  const routes: RouteObject = {
    id: 'root',
    path: '/',
    element: <Shell />,
    // while the area at the first address loads
    hydrateFallbackElement: <Shell>{address}</Shell>,
    errorElement: <ShellCrash />,
    children: [...hostRoutes(), ...own, { path: '*', element: address, errorElement: <HostPageFailed /> }],
  };
  // The page shows a failed area, and loads it again only if the reader asks.
  let isShownFailed = first !== null && loader.peek(first)?.status === 'failed';
  const router = createBrowserRouter([routes], {
    basename: BASE || '/',
    // The area is loaded, so its first screen needs no loader and no fallback.
    ...(first && own.length > 0 ? { hydrationData: { loaderData: { [first]: null } } } : {}),
    async patchRoutesOnNavigation({ path, patch, signal }) {
      const area = registry.offeredAt(sitePath(path));
      if (!area || known.has(area)) return;
      // Without WebCrypto this page cannot verify the registry. AddressPage then loads the area's own document.
      if (!registry.release(area) && !canVerify()) return;
      const isFailed = isShownFailed && area === first;
      isShownFailed = false;
      if (isFailed) return;
      await loader.load(area);
      // The router ignores the result of a navigation that another has replaced.
      if (!signal.aborted) patch('root', routesOf(area));
    },
  });
  return { router, known };
}

/**
 * The page's router. A new one replaces it when an area has been loaded again, or when the reader chooses another
 * court. `number` counts from 1.
 */
export type PageRouter = {
  get: () => AppRouter & { number: number };
  /** Starts a new router at the address in the address bar. */
  renew: () => void;
  subscribe: (listener: () => void) => () => void;
};

/** Creates the page's router. Only one router at a time follows the address bar. */
export function createPageRouter({ registry, loader }: Pick<RouterParts, 'registry' | 'loader'>): PageRouter {
  const listeners = new Set<() => void>();
  const onRetry = async (area: Area) => {
    const wasKnown = current.known.has(area);
    const { status } = await loader.reload(area);
    if (status !== 'ready') return;
    // A first attempt that was still running may have loaded the area in the meantime. It is then in use.
    if (wasKnown || !current.known.has(area)) renew();
  };
  const onThrown = async (area: Area, release: Release, error: unknown) => {
    const load = await loader.replace(area, release, error);
    if (load.status === 'ready') renew();
    return load;
  };
  const make = () => createAppRouter({ registry, loader, onRetry, onThrown });
  let current = { number: 1, ...make() };
  function renew() {
    current.router.dispose();
    current = { number: current.number + 1, ...make() };
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
