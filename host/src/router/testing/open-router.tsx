import { act, cleanup, render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';

type Router = ReturnType<typeof createBrowserRouter>;

const open = new Set<Router>();

/** Call after each test: unmounts the routers that `openRouter` opened and disposes of them. */
export function closeRouters(): void {
  cleanup();
  for (const router of open) router.dispose();
  open.clear();
}

/** Renders a router with `routes` at `address`, wrapped by `around`. */
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

/** Navigates to `to` like a link and waits for the render. */
export const goTo = (router: Router, to: string) => act(async () => void router.navigate(to));

/** Moves through the history like the reader's Back and Forward, and waits until the browser has moved. */
export async function goThrough(delta: number): Promise<void> {
  await act(async () => {
    const gone = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
    window.history.go(delta);
    await gone;
  });
}
