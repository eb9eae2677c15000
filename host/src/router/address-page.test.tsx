// @vitest-environment jsdom
import { chooseCourtAtom, type PageCourt, setPlatformTypeAtom } from '@court/contract';
import { cleanup, render } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { areaRegistry } from '../remotes/registry';
import { AddressPage } from './area-route';

afterEach(cleanup);

const registry = areaRegistry({ registry: { generatedAt: 0, areas: {} }, areas: {} }, () => null);

test.each(['desktop', 'device'] as const)('the login action goes home in the %s build', async (build) => {
  const store = createStore();
  store.set(setPlatformTypeAtom, build);
  store.set(chooseCourtAtom, { code: 'txwb' } as PageCourt);
  const parts = {
    registry,
    loader: { readRegistry: async () => {} } as never,
    onRetry: async () => {},
    known: new Set<never>(),
  };
  const router = createMemoryRouter(
    [
      { path: '/home', element: <h1>Home</h1> },
      { path: '*', element: <AddressPage {...parts} /> },
    ],
    { initialEntries: ['/login'] },
  );
  render(
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>,
  );
  await vi.waitFor(() => expect(router.state.location.pathname).toBe('/home'), 10_000);
});
