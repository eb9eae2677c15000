import { chooseCourtAtom, colorThemeAtom, type PageConfig, type RemoteModule } from '@court/contract';
import { getDefaultStore } from 'jotai';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, Outlet, RouterProvider } from 'react-router-dom';

/** `start`: an address of the area. */
type Standalone = { area: string; routes: RemoteModule['routes']; start: string };

/**
 * Runs one area without the host, for its own team: with a router, the page's store and the court's database. No
 * release includes it. The page's first court is chosen.
 */
export function runStandalone({ area, routes, start }: Standalone): void {
  const page = (
    <main data-area={area} data-release={RELEASE}>
      <p>{`${area} alone, without the host. Start at ${start}.`}</p>
      <Outlet />
    </main>
  );
  const config = JSON.parse(document.getElementById('page-config')?.textContent ?? '') as PageConfig;
  const store = getDefaultStore();
  store.set(chooseCourtAtom, config.courts[0]);
  const applyTheme = () => {
    document.documentElement.dataset.theme = store.get(colorThemeAtom);
  };
  applyTheme();
  store.sub(colorThemeAtom, applyTheme);
  const router = createBrowserRouter([
    { path: '/', element: page, hydrateFallbackElement: <p>Loading…</p>, children: routes },
  ]);
  createRoot(document.body.appendChild(document.createElement('div'))).render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  );
}
