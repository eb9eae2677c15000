// @vitest-environment jsdom
import { chooseCourtAtom, Link, type PageCourt, type Release, type RemoteModule } from '@court/contract';
import type { Area } from '@court/domain';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { getDefaultStore } from 'jotai';
import { useSyncExternalStore } from 'react';
import { RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CourtsProvider } from '../courts/courts-context';
import type { AreaLoad, AreaLoader } from '../remotes/area-load';
import type { AreaRegistry } from '../remotes/registry';
import { RemoteError } from '../remotes/remote-error';
import { createPageRouter, type PageRouter } from './page-router';

// The shell has its own tests.
vi.mock('../shell/shell', async () => {
  const { Outlet } = await import('react-router-dom');
  return {
    Shell: ({ children = <Outlet /> }) => (
      <>
        <a href="#page">Skip</a>
        {children}
      </>
    ),
    ShellCrash: () => <h1>The last resort</h1>,
  };
});

const CALENDAR: Area = 'mfe-calendar';
const SEARCH: Area = 'mfe-search';
const AREAS: Record<string, Area> = { calendar: CALENDAR, record: CALENDAR, 'search-debtor': SEARCH };
const release = (area: Area) => ({ version: '1.0.0', container: area }) as Release;

const registry = {
  offeredAt: (path: string) => AREAS[path.split('/')[1] ?? ''] ?? null,
  areaAt: (path: string) => AREAS[path.split('/')[1] ?? ''] ?? null,
  release,
  outline: () => null,
} as unknown as AreaRegistry;

/** A loader whose areas finish loading when the test calls `come`. */
function lateLoader() {
  const loads: Partial<Record<Area, AreaLoad>> = {};
  const waiting: Partial<Record<Area, (load: AreaLoad) => void>> = {};
  const coming: Partial<Record<Area, Promise<AreaLoad>>> = {};
  const load = (area: Area) => {
    coming[area] ??= new Promise((resolve) => {
      waiting[area] = resolve;
    });
    return coming[area];
  };
  const come = (area: Area, routes: RemoteModule['routes']) => {
    const ready: AreaLoad = { status: 'ready', release: release(area), module: { routes } };
    loads[area] = ready;
    void load(area);
    waiting[area]?.(ready);
  };
  const loader = {
    load,
    peek: (area: Area) => loads[area],
    report: () => {},
    readRegistry: async () => {},
    replace: async (area: Area) => loads[area],
  } as unknown as AreaLoader;
  return { loader, come };
}

let open: PageRouter | null = null;
beforeEach(() =>
  getDefaultStore().set(chooseCourtAtom, { code: 'txwb', modules: [] } as unknown as PageCourt),
);
afterEach(() => {
  cleanup();
  open?.get().router.dispose();
});

function openPage(address: string, loader: AreaLoader): PageRouter {
  window.history.replaceState(null, '', address);
  const pageRouter = createPageRouter({ registry, loader });
  open = pageRouter;
  const App = () => {
    const { number, router } = useSyncExternalStore(pageRouter.subscribe, pageRouter.get);
    return <RouterProvider key={number} router={router} />;
  };
  render(
    <CourtsProvider value={{ courts: [], registry, renew: pageRouter.renew }}>
      <App />
    </CourtsProvider>,
  );
  return pageRouter;
}

const heading = () => screen.queryByRole('heading')?.textContent;
const follow = (name: string) => act(async () => void fireEvent.click(screen.getByRole('link', { name })));
const day = {
  path: 'calendar',
  element: (
    <>
      <h1>Day</h1>
      <Link to="/record">record</Link>
      <Link to="/search-debtor">search</Link>
      <Link to="/calendar?date=2026-11-30">monday</Link>
    </>
  ),
};
const results = { path: 'search-debtor', element: <h1>Results</h1> };

test('an area that is loaded at the start is drawn at once', () => {
  const { loader, come } = lateLoader();
  come(CALENDAR, [day]);
  openPage('/calendar', loader);
  expect(heading()).toBe('Day');
});

test('a first address whose area is late shows the loading state within the shell, and then the area', async () => {
  const { loader, come } = lateLoader();
  openPage('/calendar', loader);
  expect(heading()).toContain('Loading');
  const skip = screen.getByText('Skip');
  await act(async () => come(CALENDAR, [day]));
  await vi.waitFor(() => expect(heading()).toBe('Day'));
  expect(screen.getByText('Skip')).toBe(skip);
});

test('the current screen stays until the area behind a link has loaded', async () => {
  const { loader, come } = lateLoader();
  come(CALENDAR, [day]);
  openPage('/calendar', loader);
  await follow('search');
  expect([heading(), window.location.pathname]).toEqual(['Day', '/calendar']);
  await act(async () => come(SEARCH, [results]));
  await vi.waitFor(() =>
    expect([heading(), window.location.pathname]).toEqual(['Results', '/search-debtor']),
  );
});

test('an area that loads after the reader went elsewhere is found at the next press', async () => {
  const { loader, come } = lateLoader();
  come(CALENDAR, [day]);
  openPage('/calendar', loader);
  await follow('search');
  await follow('monday');
  await act(async () => come(SEARCH, [results]));
  expect(heading()).toBe('Day');
  await follow('search');
  await vi.waitFor(() => expect(heading()).toBe('Results'));
});

test('a page whose file failed is requested again when the reader comes back', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const { loader, come } = lateLoader();
  const failed = new Error('Loading chunk 528 failed.');
  const lazy = vi
    .fn()
    .mockRejectedValueOnce(failed)
    .mockResolvedValue({ element: <h1>Record</h1> });
  vi.spyOn(loader, 'replace').mockResolvedValue({
    status: 'failed',
    error: new RemoteError(CALENDAR, '1.0.0', 'network', { cause: failed }),
  });
  come(CALENDAR, [day, { path: 'record', lazy }]);
  openPage('/calendar', loader);
  await follow('record');
  await vi.waitFor(() => expect(screen.getByRole('alert')).toBeTruthy(), 10_000);
  await act(async () => window.history.back());
  await vi.waitFor(() => expect(heading()).toBe('Day'));
  await follow('record');
  await vi.waitFor(() => expect(heading()).toBe('Record'), 10_000);
  expect(lazy).toHaveBeenCalledTimes(2);
});
