import type { PageConfig } from '@court/shared/contract/page-config';
import { chooseCourtAtom } from '@court/shared/state/court-atom';
import { colorThemeAtom } from '@court/shared/state/stored-settings';
import { createStore, Provider } from 'jotai';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, Outlet, RouterProvider } from 'react-router-dom';
import { routes } from './remote';

function Banner() {
  return (
    <main data-area="mfe-s341" data-release={RELEASE}>
      <p>mfe-s341 alone, without the host. Start at /s341-hearing.</p>
      <Outlet />
    </main>
  );
}

const config = JSON.parse(document.getElementById('page-config')?.textContent ?? '') as PageConfig;
const store = createStore();
store.set(chooseCourtAtom, config.courts[0]);
const wear = () => {
  document.documentElement.dataset.theme = store.get(colorThemeAtom);
};
wear();
store.sub(colorThemeAtom, wear);
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
