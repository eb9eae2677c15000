import type { Release } from '@court/contract';
import type { Area } from '@court/records';
import { type AppRouter, createAppRouter, type RouterParts } from './app-router';

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
