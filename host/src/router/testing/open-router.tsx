import { act, cleanup, render } from '@testing-library/react';
import type { ReactElement } from 'react';
import type { RouteObject } from 'react-router-dom';
import { type AppRouter, createRouter } from '../app-router';
import { RouterView } from '../router-view';

const open = new Set<AppRouter>();

/** After each test: takes what `openRouter` opened off page and address bar. */
export function closeRouters(): void {
  cleanup();
  for (const router of open) router.dispose();
  open.clear();
}

type Options = { prepare?: Parameters<typeof createRouter>[0]['prepare']; basename?: string };

/** A router over `routes` at `address`, and its screens in the page, within `around`; `entry`: the state of the history there. */
export function openRouter(
  address: string,
  routes: RouteObject[],
  { prepare = () => undefined, basename = '/' }: Options = {},
  around: (view: ReactElement) => ReactElement = (view) => view,
  entry: unknown = null,
): AppRouter {
  window.history.replaceState(entry, '', address);
  const router = createRouter({ routes, basename, prepare });
  open.add(router);
  render(around(<RouterView router={router} basename={basename} />));
  return router;
}

/** Goes to `to` as a link does, and lets what is at hand be drawn. */
export const goTo = (router: AppRouter, to: string, options?: { viewTransition?: boolean }) =>
  act(async () => router.navigator.push(to, null, options));

/** Goes through the history, and waits until the browser has. */
export async function goThrough(router: AppRouter, delta: number): Promise<void> {
  await act(async () => {
    const gone = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
    router.navigator.go(delta);
    await gone;
  });
}
