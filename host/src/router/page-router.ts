import type { Release } from '@court/contract';
import type { Area } from '@court/records';
import { followDirection } from '../motion/page-motion';
import { type AppRouter, createAppRouter, type RouterParts } from './app-router';

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
