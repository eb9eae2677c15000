import type { AppRouter } from '../router/app-router';

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
export function followDirection(router: AppRouter): () => void {
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
