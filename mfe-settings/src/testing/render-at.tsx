import { chooseCourtAtom, type PageCourt, setAreasAtom } from '@court/contract';
import { siteAreas } from '@court/contract/testing/site-areas';
import { render } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import { createMemoryRouter, type RouteObject, RouterProvider } from 'react-router-dom';
import { vi } from 'vitest';
import { routes } from '../remote';

const COURT = {
  code: 'txwb',
  displayName: 'Sample Court',
  client: { databaseURL: 'http://localhost:9000?ns=txwb' },
  specs: {},
  timeZones: ['America/Chicago'],
  onlyShowPubDef: 'N',
  showAttyNameUppercase: 'N',
  officialSite: 'https://www.txwb.uscourts.gov',
} as unknown as PageCourt;

/** Loads the pages in advance, so that no test waits for a file. */
const loaded = await Promise.all(
  routes.map(async ({ lazy, ...route }): Promise<RouteObject> => {
    const loaded = typeof lazy === 'function' ? await lazy() : {};
    return { ...route, ...loaded } as RouteObject;
  }),
);

/**
 * Renders the area's routes at an address, like the host. `judges11` answers with `judges`; null simulates a lost
 * network.
 */
export function renderAt(address: string, judges: Record<string, { name: string }> | null = {}) {
  vi.stubGlobal('fetch', async () => {
    if (!judges) throw new TypeError('Failed to fetch');
    return new Response(JSON.stringify(judges));
  });
  const store = createStore();
  store.set(chooseCourtAtom, COURT);
  store.set(setAreasAtom, siteAreas());
  const router = createMemoryRouter([{ path: '/', children: loaded }], { initialEntries: [address] });
  render(
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>,
  );
  return store;
}
