import { act, cleanup, render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';

type Router = ReturnType<typeof createBrowserRouter>;

const open = new Set<Router>();

/** After each test: takes what `openRouter` opened off page and address bar. */
export function closeRouters(): void {
  cleanup();
  for (const router of open) router.dispose();
  open.clear();
}

/** A router over `routes` at `address`, and its screens in the page, within `around`. */
export function openRouter(
  address: string,
  routes: Parameters<typeof createBrowserRouter>[0],
  around: (view: ReactElement) => ReactElement = (view) => view,
): Router {
  window.history.replaceState(null, '', address);
  const router = createBrowserRouter(routes);
  open.add(router);
  render(around(<RouterProvider router={router} />));
  return router;
}

/** Goes to `to` as a link does, and lets what is at hand be drawn. */
export const goTo = (router: Router, to: string) => act(async () => void router.navigate(to));

/** Goes through the history as the reader's Back and Forward do, and waits until the browser has. */
export async function goThrough(delta: number): Promise<void> {
  await act(async () => {
    const gone = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
    window.history.go(delta);
    await gone;
  });
}
