// @vitest-environment jsdom
import { chooseCourtAtom, type PageCourt, setPlatformTypeAtom } from '@court/contract';
import { createStore, Provider } from 'jotai';
import { afterEach, expect, test, vi } from 'vitest';
import { areaRegistry } from '../remotes/registry';
import { AddressPage } from './area-route';
import { closeRouters, openRouter } from './testing/open-router';

afterEach(closeRouters);

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
  const children = [
    { path: 'home', element: <h1>Home</h1> },
    { path: '*', element: <AddressPage {...parts} /> },
  ];
  openRouter('/login', [{ path: '/', children }], (view) => <Provider store={store}>{view}</Provider>);
  await vi.waitFor(() => expect(window.location.pathname).toBe('/home'), 10_000);
});
