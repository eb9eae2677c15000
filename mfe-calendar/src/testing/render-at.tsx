import { chooseCourtAtom, type LiveDatabase, setAreasAtom, setConnectionAtom } from '@court/contract';
import { siteAreas } from '@court/contract/testing/site-areas';
import { act, render } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import { createMemoryRouter, type RouteObject, RouterProvider } from 'react-router-dom';
import { routes } from '../remote';
import { COURT } from './fake-court';

/** Lazy parts of the pages. Loaded here in advance, so that no test waits for a file. */
await Promise.all([
  import('@court/docket/layout/docket-print-head'),
  import('@court/docket/page/adjacent-days'),
  import('@court/docket/changes/seen-rows'),
  import('@court/docket/empty/empty-day'),
  import('../docket/long-board'),
  import('@court/docket/page/public-defender-day'),
  import('@court/docket/filters/filter-bar'),
  import('../month/month-page'),
  import('@court/docket/jump/jump-to-time'),
  import('@court/docket/lobby/lobby-page'),
  import('@court/docket/week/week-page'),
]);
const loaded = await Promise.all(
  routes.map(async ({ lazy, ...route }): Promise<RouteObject> => {
    const loaded = typeof lazy === 'function' ? await lazy() : {};
    return { ...route, ...loaded } as RouteObject;
  }),
);

/** Renders the area's routes at an address, like the host. */
export function renderAt(address: string, court = COURT) {
  const store = createStore();
  store.set(chooseCourtAtom, court);
  store.set(setAreasAtom, siteAreas());
  const router = createMemoryRouter([{ path: '/', children: loaded }], { initialEntries: [address] });
  render(
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>,
  );
  return {
    store,
    /** Connects the live database, like the host. */
    connect: (live: LiveDatabase) => act(() => store.set(setConnectionAtom, live)),
    where: () => router.state.location.pathname + router.state.location.search,
    go: (address: string) => act(() => router.navigate(address)),
    back: () => router.navigate(-1),
  };
}
