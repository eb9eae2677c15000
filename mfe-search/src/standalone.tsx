import type { PageConfig } from '@court/shared/contract/page-config';
import { chooseCourtAtom } from '@court/shared/state/court-atom';
import { createStore, Provider } from 'jotai';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, Outlet, RouterProvider } from 'react-router-dom';
import { routes } from './remote';

function Banner() {
  return (
    <main data-area="mfe-search" data-release={RELEASE}>
      <p>mfe-search alone, without the host. Start at /search-attorney.</p>
      <Outlet />
    </main>
  );
}

const config = JSON.parse(document.getElementById('page-config')?.textContent ?? '') as PageConfig;
const store = createStore();
store.set(chooseCourtAtom, config.courts[0]);
const router = createBrowserRouter([
  { path: '/', element: <Banner />, hydrateFallbackElement: <p>Loading …</p>, children: routes },
]);
const root = document.body.appendChild(document.createElement('div'));

createRoot(root).render(
  <StrictMode>
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>
  </StrictMode>,
);
