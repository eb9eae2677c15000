// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { Link, NavLink } from './router';

afterEach(() => {
  cleanup();
  Reflect.deleteProperty(document, 'startViewTransition');
});

const Page = ({ title }: { title: string }) => (
  <>
    <h1>{title}</h1>
    <Link to="/two">two</Link>
    <Link to="?day=2">another day</Link>
    <NavLink to="/one">one</NavLink>
  </>
);

test('a link to another page turns the page, and one that stays does not', async () => {
  const turns = vi.fn((update: () => void) => {
    update();
    return { finished: Promise.resolve(), ready: Promise.resolve(), skipTransition() {} };
  });
  Object.assign(document, { startViewTransition: turns });
  const router = createMemoryRouter(
    [
      { path: '/one', element: <Page title="First" /> },
      { path: '/two', element: <Page title="Second" /> },
    ],
    { initialEntries: ['/one'] },
  );
  render(<RouterProvider router={router} />);
  const follow = async (name: string, address: string) => {
    fireEvent.click(screen.getByRole('link', { name }));
    await vi.waitFor(() =>
      expect(router.state.location.pathname + router.state.location.search).toBe(address),
    );
    return turns.mock.calls.length;
  };
  expect(await follow('another day', '/one?day=2')).toBe(0);
  expect(await follow('two', '/two')).toBe(1);
  expect(await follow('one', '/one')).toBe(2);
});
