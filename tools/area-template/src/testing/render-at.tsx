import { chooseCourtAtom, type PageCourt } from '@court/contract';
import { render } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { routes } from '../remote';

const COURT = { displayName: 'Sample Court', timeZones: ['America/Chicago'] } as unknown as PageCourt;

/** Renders the area's routes at an address, like the host. */
export function renderAt(address: string) {
  const store = createStore();
  store.set(chooseCourtAtom, COURT);
  const router = createMemoryRouter([{ path: '/', children: routes }], { initialEntries: [address] });
  render(
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>,
  );
  return store;
}
