// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { type ReactNode, useEffect, useState } from 'react';
import { Link, Outlet } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { closeRouters, goThrough, goTo, openRouter } from '../router/testing/open-router';
import { useRouteFocus } from './route-focus';

beforeEach(() => vi.stubGlobal('scrollTo', vi.fn()));
afterEach(() => {
  closeRouters();
  vi.unstubAllGlobals();
});

function Frame() {
  useRouteFocus();
  return (
    <>
      <Link to="/record">Record of the bar</Link>
      <main id="page" tabIndex={-1}>
        <Outlet />
      </main>
    </>
  );
}

/** A screen that shows a loading state first. */
function Later({ children }: { children: ReactNode }) {
  const [isThere, setIsThere] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsThere(true), 20);
    return () => clearTimeout(timer);
  }, []);
  return isThere ? (
    children
  ) : (
    <section aria-busy="true">
      <h1>Loading …</h1>
    </section>
  );
}

const ROWS = ['/record?id=1', '/record?id=2', '/record?id=3'];

function start() {
  const day = (
    <Later>
      <h1>Monday</h1>
      {ROWS.map((to) => (
        <Link key={to} to={to}>
          Open
        </Link>
      ))}
      <Link to="/own">Own</Link>
    </Later>
  );
  const record = (
    <Later>
      <h1>Record</h1>
    </Later>
  );
  const own = (
    <>
      <h1>Own</h1>
      {/* biome-ignore lint/a11y/noAutofocus: this test needs a screen that places the focus itself */}
      <input autoFocus aria-label="Field" />
    </>
  );
  const children = [
    { path: '/day', element: day },
    { path: '/record', element: record },
    { path: '/own', element: own },
  ];
  return openRouter('/day', [{ element: <Frame />, children }]);
}

const press = (element: HTMLElement) => {
  element.focus();
  fireEvent.click(element);
};
const focused = () => document.activeElement?.textContent;

test('a new screen has the focus on its own heading, not on the heading of the loading state', async () => {
  start();
  expect(document.activeElement).toBe(document.body);
  press(screen.getByText('Record of the bar'));
  await waitFor(() => expect(focused()).toBe('Record'));
  expect(window.scrollTo).toHaveBeenCalledWith(0, 0);
});

test('after Back, the focus is on the row that had it', async () => {
  start();
  await screen.findByText('Monday');
  press(screen.getAllByText('Open')[1] as HTMLElement);
  await waitFor(() => expect(focused()).toBe('Record'));
  await goThrough(-1);
  await waitFor(() => expect(document.activeElement?.getAttribute('href')).toBe('/record?id=2'));
});

test('a screen that places the focus itself keeps it there', async () => {
  start();
  await screen.findByText('Monday');
  press(screen.getByText('Own'));
  const field = await screen.findByLabelText('Field');
  expect(document.activeElement).toBe(field);
});

test('another query of the same screen moves no focus', async () => {
  const router = start();
  await screen.findByText('Monday');
  const [row] = screen.getAllByText('Open');
  row?.focus();
  await goTo(router, '/day?date=2026-11-24');
  expect(document.activeElement).toBe(row);
});
