import { setConnectionAtom } from '@court/shared/data/connection-atom';
import type { LiveDatabase } from '@court/shared/data/live-database';
import { chooseCourtAtom } from '@court/shared/state/court-atom';
import { act, render } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { routes } from '../remote';
import { COURT } from './fake-court';

/** The area's routes at an address, as the host shows them. */
export function renderAt(address: string, court = COURT) {
  const store = createStore();
  store.set(chooseCourtAtom, court);
  const router = createMemoryRouter([{ path: '/', children: routes }], { initialEntries: [address] });
  render(
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>,
  );
  return {
    store,
    /** The host has loaded the live database. */
    connect: (live: LiveDatabase) => act(() => store.set(setConnectionAtom, live)),
    where: () => router.state.location.pathname + router.state.location.search,
    go: (address: string) => act(() => router.navigate(address)),
  };
}
