import { chooseCourtAtom } from '@court/contract';
import { act, render } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { routes } from '../remote';
import { COURT } from './fake-court';

let courts = 0;

/** Renders the area's routes at an address, like the host. Uses a new court each time, so that no index is cached. */
export function renderAt(address: string, store = createStore()) {
  courts += 1;
  const client = { ...COURT.client, databaseURL: `http://localhost:9000?ns=txwb${courts}` };
  store.set(chooseCourtAtom, { ...COURT, client });
  const router = createMemoryRouter(
    [{ path: '/', children: routes, hydrateFallbackElement: <p>Loading</p> }],
    {
      initialEntries: [address],
    },
  );
  render(
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>,
  );
  return {
    store,
    where: () => router.state.location.pathname + router.state.location.search,
    go: (to: string | number, state?: unknown) =>
      act(async () => (typeof to === 'number' ? router.navigate(to) : router.navigate(to, { state }))),
  };
}
