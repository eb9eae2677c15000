// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createRef, type MouseEvent, type ReactNode } from 'react';
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

test('a link to another page starts a view transition, and a link within the page does not', async () => {
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

const pageAt = (address: string, element: ReactNode) => {
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [address] });
  render(<RouterProvider router={router} />);
  return router;
};

test('a NavLink is current on its own page and on pages below it, unless `end` is set', () => {
  pageAt(
    '/One/two',
    <>
      <NavLink to="/one">above</NavLink>
      <NavLink to="/one" end>
        above alone
      </NavLink>
      <NavLink to="/one/two" className={({ isActive }) => (isActive ? 'here' : 'away')}>
        this
      </NavLink>
      <NavLink to="/on">another</NavLink>
    </>,
  );
  const current = (name: string) => screen.getByRole('link', { name }).getAttribute('aria-current');
  expect(['above', 'above alone', 'this', 'another'].map(current)).toEqual(['page', null, 'page', null]);
  expect(screen.getByRole('link', { name: 'above' }).className).toBe('active');
  expect(screen.getByRole('link', { name: 'this' }).className).toBe('here');
});

test('a link passes on its ref and click handler, and does not navigate if the handler prevents it', () => {
  const ref = createRef<HTMLAnchorElement>();
  const pressed = vi.fn((event: MouseEvent) => event.preventDefault());
  const router = pageAt(
    '/one',
    <Link ref={ref} to="/two" onClick={pressed} data-part="way">
      two
    </Link>,
  );
  const link = screen.getByRole('link', { name: 'two' });
  expect(ref.current).toBe(link);
  expect(link.dataset.part).toBe('way');
  fireEvent.click(link);
  expect(pressed).toHaveBeenCalledOnce();
  expect(router.state.location.pathname).toBe('/one');
});

test('a link to an address of this site navigates within the page, and the browser opens any other', async () => {
  const router = pageAt(
    '/one',
    <>
      <Link to={`${window.location.origin}/two?day=2`}>here</Link>
      <Link to="https://elsewhere.example/two">elsewhere</Link>
      <Link to="mailto:clerk@court.example">letter</Link>
    </>,
  );
  const link = (name: string) => screen.getByRole<HTMLAnchorElement>('link', { name });
  expect(link('here').href).toBe(`${window.location.origin}/two?day=2`);
  expect(link('elsewhere').href).toBe('https://elsewhere.example/two');
  expect(link('letter').href).toBe('mailto:clerk@court.example');
  // true: the browser's default action was not prevented
  expect(fireEvent.click(link('elsewhere'))).toBe(true);
  expect(router.state.location.pathname).toBe('/one');
  expect(fireEvent.click(link('here'))).toBe(false);
  await vi.waitFor(() => expect(router.state.location.pathname).toBe('/two'));
});
