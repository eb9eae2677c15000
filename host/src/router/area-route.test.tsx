// @vitest-environment jsdom
import type { PageConfig, Release } from '@court/contract';
import { cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, type RouteObject, RouterProvider } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { CourtsProvider } from '../courts/courts-context';
import { areaRegistry } from '../remotes/registry';
import { RemoteError } from '../remotes/remote-error';
import { areaRoute, freshRoutes } from './area-route';

afterEach(cleanup);

const Page = () => <h1>Courts</h1>;
const ROUTES: RouteObject[] = [
  { path: '/', element: <h1>Start</h1> },
  { path: '/area', children: [{ path: 'courts', lazy: { Component: async () => Page } }] },
];

test('a page that one router has loaded can be loaded by the next', async () => {
  for (const turn of ['first', 'second']) {
    const router = createMemoryRouter(freshRoutes(ROUTES));
    render(<RouterProvider router={router} />);
    await router.navigate('/area/courts');
    expect(await screen.findByText('Courts', {}, { timeout: 10_000 }), turn).toBeTruthy();
    router.dispose();
    cleanup();
  }
});

afterEach(cleanup);

const release = { version: '1.4.0', preload: [] as Release['preload'] } as Release;

function Stops(): never {
  throw new Error('no such field');
}

test('an area whose screen stops is told as crashed, and as standing when it comes up again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const routes = [
    { path: 'stops', element: <Stops /> },
    { path: 'stands', element: <h1>Here</h1> },
  ];
  const report = vi.fn();
  const ready = { status: 'ready' as const, release, module: { routes } };
  const error = new RemoteError('mfe-calendar', '1.4.0', 'crash');
  const onThrown = async () => ({ status: 'failed' as const, error });
  const parts = { skipped: null, onRetry: async () => {}, onThrown, report };
  const route = areaRoute('mfe-calendar', ready, parts);
  const router = createMemoryRouter([{ id: 'root', path: '/', children: [route] }], {
    initialEntries: ['/stops'],
  });
  const page: Pick<PageConfig, 'registry' | 'areas'> = { registry: { generatedAt: 0, areas: {} }, areas: {} };
  const courts = { courts: [], registry: areaRegistry(page, () => null), renew: () => {} };
  render(
    <CourtsProvider value={courts}>
      <RouterProvider router={router} />
    </CourtsProvider>,
  );
  expect(await screen.findByRole('alert', {}, { timeout: 10_000 })).toBeTruthy();
  await vi.waitFor(() => expect(report.mock.lastCall).toEqual(['crash']));
  await router.navigate('/stands');
  expect(await screen.findByText('Here', {}, { timeout: 10_000 })).toBeTruthy();
  await vi.waitFor(() => expect(report.mock.lastCall).toEqual([null]));
});

test.each(['/area/gone', '/start'])(
  'a page whose file does not come, asked for from %s, ends at the boundary of its route',
  async (from) => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const gone = async () => {
      throw new Error('Loading chunk 528 failed.');
    };
    const routes = [
      { path: '/start', element: <h1>Start</h1> },
      {
        path: '/area',
        errorElement: <h1>It did not come</h1>,
        children: [{ path: 'gone', lazy: { Component: gone } }],
      },
    ];
    const router = createMemoryRouter(freshRoutes(routes), { initialEntries: [from] });
    render(<RouterProvider router={router} />);
    if (from === '/start') await router.navigate('/area/gone');
    expect(await screen.findByRole('heading', { name: 'It did not come' })).toBeTruthy();
  },
);
