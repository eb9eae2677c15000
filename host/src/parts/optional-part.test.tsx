// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { MissingNote } from '../shell/missing-note';
import { loadOptional } from './missing-parts';
import { optionalPart } from './optional-part';

vi.mock('../menu/area-menu', () => ({ AreaMenu: () => <nav>Calendar</nav> }));

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.stubGlobal('fetch', async () => new Response());
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const lost = () =>
  Promise.reject(Object.assign(new Error('gone'), { name: 'ChunkLoadError', request: '/a.js' }));
const said = () => screen.queryByRole('status')?.textContent ?? '';

function show(part: React.ReactNode, store = createStore()) {
  render(
    <Provider store={store}>
      <MissingNote />
      {part}
      <h1>Docket</h1>
    </Provider>,
  );
}

test('a part whose file does not load leaves the page, is named, and appears after Try again', async () => {
  let isBack = false;
  const Search = optionalPart('search', async () =>
    isBack ? () => <input aria-label="Find" /> : await lost(),
  );
  show(<Search />);
  await waitFor(() =>
    expect(said()).toMatch(/^This page could not load the search field\. Everything else works\./),
  );
  expect(screen.getByRole('heading', { name: 'Docket' })).toBeDefined();
  isBack = true;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('textbox', { name: 'Find' })).toBeDefined();
  expect(said()).toBe('');
});

test('a file that fails once is refetched, and no message appears', async () => {
  const load = vi.fn<() => Promise<() => React.ReactNode>>(lost);
  load.mockRejectedValueOnce(new Error('cut short')).mockResolvedValueOnce(() => <p>Updated</p>);
  const Updated = optionalPart('updated', load);
  show(<Updated />);
  expect(await screen.findByText('Updated')).toBeDefined();
  expect(said()).toBe('');
});

test('a part that throws leaves the page; without the menu the areas are plain links', async () => {
  const Menu = optionalPart('menu', async () => () => {
    throw new Error('on render');
  });
  const Updated = optionalPart('updated', lost, <span>room for it</span>);
  show(
    <>
      <Menu />
      <Updated />
    </>,
  );
  await waitFor(() => expect(said()).toMatch(/load the menu and the time of the last update\./));
  expect(screen.getByRole('navigation').textContent).toBe('Calendar');
  expect(screen.getByText('room for it')).toBeDefined();
  expect(screen.getByRole('heading', { name: 'Docket' })).toBeDefined();
});

test('a missing part without a place on the page is named too, and loads after Try again', async () => {
  const store = createStore();
  const [use, without] = [vi.fn(), vi.fn()];
  let isBack = false;
  const load = async () => (isBack ? 'part' : await lost());
  show(null, store);
  await loadOptional(store, 'storage', load, use, without);
  await waitFor(() => expect(said()).toMatch(/load your settings and lists\./));
  expect(without).toHaveBeenCalledOnce();
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(said()).toMatch(/your settings and lists/));
  isBack = true;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(said()).toBe(''));
  expect(use).toHaveBeenCalledExactlyOnceWith('part');
});
