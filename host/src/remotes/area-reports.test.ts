// @vitest-environment jsdom
import { areasAtom, type Release } from '@court/contract';
import type { Area } from '@court/domain';
import { createStore } from 'jotai';
import { expect, test, vi } from 'vitest';
import { areaReports, createAreaLoader } from './area-loader';

import type { LoadRelease } from './load-release';
import type { AreaRegistry } from './registry';
import { RemoteError } from './remote-error';

const releaseOf = (version: string) => ({ version }) as Release;
const RELEASED: Area[] = ['mfe-calendar', 'mfe-settings'];
const PATHS: Record<Area, string> = {
  'mfe-calendar': '/calendar',
  'mfe-settings': '/settings',
  'mfe-s341': '/s341-hearing',
};
const registry: AreaRegistry = {
  areas: () => ['mfe-calendar', 'mfe-search', 'mfe-settings', 'mfe-s341'],
  outline: (area) => (PATHS[area] ? { paths: [PATHS[area]] } : null),
  title: () => ({ 'en-US': 'Area' }),
  runnable: (area) => registry.release(area),
  previous: () => null,
  take: () => {},
  hold: () => {},
  subscribe: () => {},
  release: (area) => (RELEASED.includes(area) ? releaseOf('1.4.0') : null),
  areaAt: () => null,
  offeredAt: () => null,
  offers: (area) => RELEASED.includes(area),
  isUnreleased: (area) => area === 'mfe-search',
  menu: () => [],
  folders: () => [],
};
const module = { routes: [] };
const loaderOf = (store: ReturnType<typeof createStore>, loadRelease: LoadRelease) =>
  createAreaLoader({ registry, loadRelease, report: () => {}, keys: [] }, store);

test('an area that is not offered or not released has no version, and an unopened area is not loaded', () => {
  const title = { 'en-US': 'Area' };
  expect(areaReports(registry, {}, {})).toEqual([
    {
      area: 'mfe-calendar',
      title,
      paths: ['/calendar'],
      state: 'not-loaded',
      version: '1.4.0',
      source: 'current',
    },
    { area: 'mfe-search', title, state: 'not-released' },
    {
      area: 'mfe-settings',
      title,
      paths: ['/settings'],
      state: 'not-loaded',
      version: '1.4.0',
      source: 'current',
    },
    { area: 'mfe-s341', title, paths: ['/s341-hearing'], state: 'not-offered' },
  ]);
});

test('an area that runs its previous release says so', () => {
  const ready = { status: 'ready' as const, release: releaseOf('1.3.2'), module };
  const [calendar] = areaReports(registry, { 'mfe-calendar': ready }, {});
  expect(calendar).toMatchObject({
    area: 'mfe-calendar',
    state: 'running',
    version: '1.3.2',
    source: 'previous',
  });
});

test('the loader reports each state of an area, and why it failed', async () => {
  const store = createStore();
  const stateOf = (area: Area) => store.get(areasAtom).find((each) => each.area === area);
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const loader = loaderOf(store, async (area) => {
    if (area === 'mfe-settings') throw new RemoteError(area, '1.4.0', 'skew');
    return module;
  });
  expect(stateOf('mfe-calendar')?.state).toBe('not-loaded');
  const loading = loader.load('mfe-calendar');
  expect(stateOf('mfe-calendar')?.state).toBe('loading');
  await loading;
  await loader.load('mfe-settings');
  expect(stateOf('mfe-calendar')?.state).toBe('running');
  expect(stateOf('mfe-settings')).toMatchObject({ state: 'failed', failure: 'skew' });
});

test('an area whose screen has failed is reported as failed until it renders again', async () => {
  const store = createStore();
  const load = async () => module;
  const loader = loaderOf(store, load);
  await loader.load('mfe-calendar');
  const calendar = () => store.get(areasAtom)[0];
  loader.report('mfe-calendar', 'crash');
  expect(calendar()).toMatchObject({ state: 'failed', failure: 'crash', version: '1.4.0' });
  loader.report('mfe-calendar', null);
  expect(calendar()).toMatchObject({ state: 'running' });
});
