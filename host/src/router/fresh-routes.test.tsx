// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, type RouteObject, RouterProvider } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { freshRoutes } from './fresh-routes';

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
    expect(await screen.findByRole('heading', { name: 'Courts' }), turn).toBeTruthy();
    router.dispose();
    cleanup();
  }
});
