// @vitest-environment jsdom
import type { Release } from '@court/contract';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { forgetCrashes, judgeCrash, takeFromPage } from './recover-area';
import { areaRegistry } from './registry';
import { noteRendered } from './rendered-routes';
import { NO_FACTS } from './testing/facts';

const area = 'mfe-calendar';
let version = '';
let count = 0;
beforeEach(() => {
  forgetCrashes();
  count += 1;
  version = `1.${count}.0`;
});

/** The area is in the page, with `inner` as its content. */
function stands(of: string, inner = '<h1>It</h1>') {
  document.body.innerHTML = `<div data-area="${area}" data-release="${of}">${inner}</div>`;
}
const draws = (pathname: string, inner?: string) => {
  stands(version, inner);
  noteRendered(area, pathname);
};

test('a release that throws before it has rendered anything is at fault', () => {
  expect(judgeCrash(area, version, '/hearing-detail/1')).toBe('code');
  expect(judgeCrash(area, version, '/hearing-detail/1')).toBe('code');
});

test.each([
  ['the same screen with another record', '/hearing-detail/2', 'data'],
  ['the same screen with another query', '/hearing-detail/1?print', 'data'],
  ['another screen', '/calendar', 'code'],
])(
  'a release that has rendered a record and throws on %s (%s): the fault is in the %s',
  (_what, address, fault) => {
    draws('/hearing-detail/1');
    expect(judgeCrash(area, version, address)).toBe(fault);
  },
);

test('what one release has rendered does not count for another release of the area', () => {
  draws('/hearing-detail/1');
  expect(judgeCrash(area, '9.9.9', '/hearing-detail/2')).toBe('code');
});

test('a screen that still loads, or was left meanwhile, has rendered no record', () => {
  draws('/hearing-detail/1', '<div aria-busy="true"></div>');
  expect(judgeCrash(area, version, '/hearing-detail/2')).toBe('code');
  document.body.innerHTML = '';
  noteRendered(area, '/hearing-detail/1');
  expect(judgeCrash(area, version, '/hearing-detail/2')).toBe('code');
});

test('if two releases throw at one address, the data are at fault from then on', () => {
  expect(judgeCrash(area, '2.0.0', '/calendar?date=1')).toBe('code');
  expect(judgeCrash(area, '1.9.0', '/calendar?date=2')).toBe('code');
  expect(judgeCrash(area, '1.9.0', '/calendar?date=1')).toBe('both');
  expect(judgeCrash(area, '2.0.0', '/calendar?date=1')).toBe('data');
  forgetCrashes();
  expect(judgeCrash(area, '2.0.0', '/calendar?date=1')).toBe('code');
});

describe('without a registry', () => {
  const release = { ...NO_FACTS, version: '1.0.0', entry: '/mfe-calendar/1.0.0/a.js' } as Release;
  const entry = { current: release, previous: null };
  const outline = { paths: ['/hearing-detail/:id?', '/calendar'], phrase: {}, menu: [] };
  const session = () =>
    areaRegistry(
      { registry: { site: 's1', generatedAt: 5, areas: {} }, areas: { [area]: outline } } as never,
      () => ({ modules: [area] }) as never,
    );
  const pageOf = (site: string) =>
    `<p></p><script type="application/json" id="page-config">${JSON.stringify({ registry: { site, generatedAt: 1, areas: { [area]: entry } } })}</script>`;
  afterEach(() => vi.unstubAllGlobals());

  test('an area’s release comes from its own page', async () => {
    const asked = vi.fn(async (_path: string) => new Response(pageOf('s1')));
    vi.stubGlobal('fetch', asked);
    const registry = session();
    await takeFromPage(area, registry);
    expect(asked.mock.calls.map(([path]) => path)).toEqual(['/calendar']);
    expect(registry.runnable(area)).toEqual(release);
  });

  test.each([
    ['belongs to another site', async () => new Response(pageOf('s2'))],
    ['belongs to another server', async () => new Response('<h1>Sign in to the network</h1>')],
    ['has invalid JSON', async () => new Response('<script type="application/json" id="page-config">{')],
    ['does not load', async () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('a page that %s provides no release', async (_, answer) => {
    vi.stubGlobal('fetch', answer);
    const registry = session();
    await takeFromPage(area, registry);
    expect(registry.release(area)).toBeNull();
    expect(registry.offers(area)).toBe(true);
  });
});
