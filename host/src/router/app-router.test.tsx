// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react';
import { Link, Outlet, type RouteObject, useLocation, useParams } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { useRouteError } from './router-view';
import { closeRouters, goThrough, goTo, openRouter } from './testing/open-router';

afterEach(closeRouters);

const address = () => window.location.pathname + window.location.search;
const heading = () => screen.queryByRole('heading')?.textContent;

/** Files of pages that come when the test says so. */
function files() {
  const asked: { come: (page: () => React.ReactElement) => void; fail: (error: Error) => void }[] = [];
  const lazy = vi.fn(
    () =>
      new Promise<() => React.ReactElement>((resolve, reject) => {
        asked.push({ come: resolve, fail: reject });
      }),
  );
  return { lazy, asked };
}

const Failed = () => <h1>Failed: {String((useRouteError() as Error).message)}</h1>;

/** A page at `/start`, and the routes of a test beside it. */
const tree = (...children: RouteObject[]): RouteObject[] => [
  {
    path: '/',
    element: <Outlet />,
    errorElement: <h1>The last resort</h1>,
    children: [
      { path: 'start', element: <h1>Start</h1> },
      ...children,
      { path: '*', element: <h1>Nothing</h1> },
    ],
  },
];

test('a screen stands until the file of the next has come, and the address with it', async () => {
  const { lazy, asked } = files();
  const router = openRouter('/start', tree({ path: 'page', lazy: { Component: lazy } }));
  await goTo(router, '/page?day=2');
  expect([heading(), address(), router.isBusy()]).toEqual(['Start', '/start', true]);
  expect(router.target().pathname).toBe('/page');
  asked[0]?.come(() => <h1>Page</h1>);
  await waitFor(() => expect(heading()).toBe('Page'));
  expect([address(), router.isBusy()]).toEqual(['/page?day=2', false]);
});

test('the address of a page that is on its way back is the browser’s, and the screen follows', async () => {
  const { lazy, asked } = files();
  const routes = tree({ path: 'page', lazy: { Component: lazy } });
  const first = openRouter('/page', routes);
  await goTo(first, '/start');
  await goThrough(first, -1);
  expect([heading(), address()]).toEqual(['Start', '/page']);
  asked[0]?.come(() => <h1>Page</h1>);
  await waitFor(() => expect(heading()).toBe('Page'));
});

test('of two places that one goes to, the later is shown, whichever comes first', async () => {
  const one = files();
  const two = files();
  const router = openRouter(
    '/start',
    tree({ path: 'one', lazy: { Component: one.lazy } }, { path: 'two', lazy: { Component: two.lazy } }),
  );
  await goTo(router, '/one');
  await goTo(router, '/two');
  two.asked[0]?.come(() => <h1>Two</h1>);
  await waitFor(() => expect(heading()).toBe('Two'));
  one.asked[0]?.come(() => <h1>One</h1>);
  await goTo(router, '/two?again');
  expect([heading(), address()]).toEqual(['Two', '/two?again']);
});

test('a page that is being left notes its query for the way back, and takes no press back', async () => {
  const { lazy, asked } = files();
  const routes = tree({ path: 'page', lazy: { Component: lazy } });
  const router = openRouter('/start?q=a', routes);
  await goTo(router, '/page');
  await act(async () => router.navigator.replace('/start?q=ann', null));
  expect([address(), router.target().pathname]).toEqual(['/start?q=ann', '/page']);
  asked[0]?.come(() => <h1>Page</h1>);
  await waitFor(() => expect(heading()).toBe('Page'));
  await goThrough(router, -1);
  expect([heading(), address()]).toEqual(['Start', '/start?q=ann']);
});

test('parameters are read, and what of them is encoded', async () => {
  const Id = () => <h1>{useParams().id}</h1>;
  const router = openRouter('/start', tree({ path: 'page/:id?', element: <Id /> }));
  await goTo(router, '/page/26%2F1');
  expect(heading()).toBe('26/1');
});

test.each(['/area/gone', '/start'])(
  'a page whose file does not come, asked for from %s, ends at the boundary of its route, and is asked for again',
  async (from) => {
    const { lazy, asked } = files();
    const gone: RouteObject = { path: 'gone', lazy: { Component: lazy } };
    const area = { path: 'area', errorElement: <Failed />, children: [gone] };
    const router = openRouter(from, tree(area));
    if (from === '/start') await goTo(router, '/area/gone');
    asked[0]?.fail(new Error('Loading chunk 528 failed.'));
    await waitFor(() => expect(heading()).toBe('Failed: Loading chunk 528 failed.'));
    expect(address()).toBe('/area/gone');
    await goTo(router, '/start');
    await goTo(router, '/area/gone');
    expect(lazy).toHaveBeenCalledTimes(2);
    asked[1]?.come(() => <h1>Here</h1>);
    await waitFor(() => expect(heading()).toBe('Here'));
  },
);

test('a page that throws ends at the nearest boundary, and the next one stands', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const Stops = () => {
    throw new Error('no such field');
  };
  const area = {
    path: 'area',
    errorElement: <Failed />,
    children: [
      { path: 'stops', element: <Stops /> },
      { path: 'stands', element: <h1>Stands</h1> },
    ],
  };
  const router = openRouter('/start', tree(area));
  await goTo(router, '/area/stops');
  expect(heading()).toBe('Failed: no such field');
  await goTo(router, '/area/stands');
  expect(heading()).toBe('Stands');
});

test('a file is asked for once, by whatever router; each asks the route for itself', async () => {
  const page = vi.fn(async () => ({ element: <h1>Page</h1> }));
  const routes = tree({ path: 'page', lazy: page });
  for (const turn of [1, 2]) {
    const router = openRouter('/start', routes);
    await goTo(router, '/page');
    await goTo(router, '/start');
    await goTo(router, '/page');
    expect(page).toHaveBeenCalledTimes(turn);
    router.dispose();
  }
});

test('at first the lowest fallback stands that is above what is on its way', async () => {
  const { lazy, asked } = files();
  const page: RouteObject = { path: 'page', lazy: { Component: lazy } };
  const area = { element: <Outlet />, hydrateFallbackElement: <h1>Loading the area</h1>, children: [page] };
  const router = openRouter('/page', tree(area));
  expect([heading(), router.isBusy()]).toEqual(['Loading the area', false]);
  asked[0]?.come(() => <h1>Page</h1>);
  await waitFor(() => expect(heading()).toBe('Page'));
});

test('routes that come when their address is first asked for are waited for, and found', async () => {
  const routes = tree();
  let come = () => {};
  const prepare = vi.fn((pathname: string) => {
    if (pathname !== '/late') return undefined;
    return new Promise<void>((resolve) => {
      come = () => {
        routes[0]?.children?.push({ path: 'late', element: <h1>Late</h1> });
        resolve();
      };
    });
  });
  const router = openRouter('/start', routes, { prepare });
  await goTo(router, '/late');
  expect([heading(), router.isBusy()]).toEqual(['Start', true]);
  come();
  await waitFor(() => expect(heading()).toBe('Late'));
});

test('an address is shown once more, by the routes that there are then', async () => {
  const routes = tree();
  const router = openRouter('/late', routes);
  expect(heading()).toBe('Nothing');
  routes[0]?.children?.push({ path: 'late', element: <h1>Late</h1> });
  const entries = window.history.length;
  router.refresh();
  await waitFor(() => expect(heading()).toBe('Late'));
  expect(window.history.length).toBe(entries);
});

test('an address that is shown once more overtakes nobody who is on the way elsewhere', async () => {
  const { lazy, asked } = files();
  const router = openRouter('/start', tree({ path: 'page', lazy: { Component: lazy } }));
  await goTo(router, '/page');
  router.refresh();
  asked[0]?.come(() => <h1>Page</h1>);
  await waitFor(() => expect(heading()).toBe('Page'));
});

test('below a sub-path the address has it, and routes and links have not', async () => {
  const Page = () => (
    <>
      <h1>{useLocation().pathname}</h1>
      <Link to="/other">other</Link>
    </>
  );
  const routes = tree({ path: 'page', element: <Page /> }, { path: 'other', element: <Page /> });
  openRouter('/court/page', routes, { basename: '/court' });
  expect(heading()).toBe('/page');
  screen.getByText('other').click();
  await waitFor(() => expect([heading(), address()]).toEqual(['/other', '/court/other']));
});

test('a router that is done with goes nowhere', async () => {
  const { lazy, asked } = files();
  const router = openRouter('/start', tree({ path: 'page', lazy: { Component: lazy } }));
  await goTo(router, '/page');
  router.dispose();
  asked[0]?.come(() => <h1>Page</h1>);
  await new Promise((resolve) => setTimeout(resolve));
  expect([heading(), address()]).toEqual(['Start', '/start']);
});
