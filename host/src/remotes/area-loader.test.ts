import type { PageConfig, PageCourt, Registry, Release } from '@court/contract';
import { createStore } from 'jotai';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { LoadReport } from './area-load';
import { areaLoadsAtom, createAreaLoader } from './area-loader';
import type { LoadRelease } from './load-release';
import { forgetCrashes } from './recover-area';
import { areaRegistry } from './registry';
import { RemoteError, type RemoteFailure } from './remote-error';
import { halt, halted, quarantined } from './session-releases';
import { NO_FACTS } from './testing/facts';

// @vitest-environment jsdom

const area = 'mfe-calendar';
const releaseOf = (version: string): Release => ({
  version,
  releasedAt: 0,
  entry: `/${area}/${version}/entry.js`,
  integrity: null,
  container: `calendar_${version}`,
  contract: 1,
  ...NO_FACTS,
  needs: {},
  preload: [],
});
const module = { routes: [] };

beforeEach(() => {
  quarantined.clear();
  halted.clear();
  forgetCrashes();
  sessionStorage.clear();
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.stubGlobal('fetch', async () => new Response('', { status: 404 }));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** A session over 1.1.0, and 1.0.0 before it where `previous`; `fails` says how a release fails just now. */
function session({ previous = true } = {}) {
  const fails: Record<string, RemoteFailure | null> = {};
  const throws: Record<string, Error> = {};
  const asked: string[] = [];
  let holding: Promise<void> | null = null;
  /** The next release that is asked for comes when the returned function is called. */
  const holds = () => {
    let come = () => {};
    holding = new Promise((resolve) => {
      come = resolve;
    });
    return come;
  };
  const loadRelease: LoadRelease = async (_area, { version }) => {
    const held = holding;
    holding = null;
    asked.push(version);
    await held;
    const failure = fails[version];
    if (throws[version]) throw throws[version];
    if (failure) throw new RemoteError(area, version, failure);
    return module;
  };
  const entry = {
    current: releaseOf('1.1.0'),
    previous: previous ? releaseOf('1.0.0') : null,
  };
  const registry: Registry = { generatedAt: 1, areas: { [area]: entry } };
  const offered = areaRegistry(
    { registry, areas: {} } as unknown as PageConfig,
    () => ({ modules: [area] }) as unknown as PageCourt,
  );
  const reports: LoadReport[] = [];
  const store = createStore();
  const report = (each: LoadReport) => void reports.push(each);
  const loader = createAreaLoader({ registry: offered, loadRelease, report, keys: [] }, store);
  const told = () => reports.map(({ release, outcome, failure }) => [release, outcome, failure]);
  return { loader, store, fails, throws, holds, asked, told, entry };
}

test('an area is loaded once, however often it is asked for meanwhile and afterwards', async () => {
  const { loader, asked, told } = session();
  await Promise.all([loader.load(area), loader.load(area)]);
  await loader.load(area);
  expect(asked).toEqual(['1.1.0']);
  expect(told()).toEqual([['1.1.0', 'shown', null]]);
});

test.each(['network', 'integrity', 'skew', 'crash'] as const)(
  'a release that fails by %s gives way to the one before it, and both are told',
  async (failure) => {
    const { loader, fails, told } = session();
    fails['1.1.0'] = failure;
    expect(await loader.load(area)).toMatchObject({ status: 'ready', release: { version: '1.0.0' } });
    expect(told()).toEqual([
      ['1.1.0', 'failed', failure],
      ['1.0.0', 'shown', null],
    ]);
  },
);

test('a release whose files take long is shown as such: none is run in its place', async () => {
  const { loader, fails, asked, told } = session();
  fails['1.1.0'] = 'timeout';
  expect(await loader.load(area)).toMatchObject({ status: 'failed', error: { failure: 'timeout' } });
  expect(told()).toEqual([['1.1.0', 'failed', 'timeout']]);
  fails['1.1.0'] = null;
  asked.length = 0;
  expect(await loader.reload(area)).toMatchObject({ status: 'ready', release: { version: '1.1.0' } });
  expect(asked).toEqual(['1.1.0']);
});

test('Retry waits for no attempt that does not end, and what comes first is shown for good', async () => {
  const { loader, store, holds, asked } = session();
  const first = holds();
  const loading = loader.load(area);
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  const second = holds();
  const again = loader.reload(area);
  await vi.waitFor(() => expect(asked).toHaveLength(2));
  expect(store.get(areaLoadsAtom)[area]?.status).toBe('loading');
  first();
  const shown = await loading;
  expect([shown.status, store.get(areaLoadsAtom)[area]]).toEqual(['ready', shown]);
  second();
  expect(await again).toBe(shown);
  expect(store.get(areaLoadsAtom)[area]).toBe(shown);
});

test('where both fail, the failure of the current one is what is shown', async () => {
  const { loader, store, fails, told } = session();
  fails['1.1.0'] = 'crash';
  fails['1.0.0'] = 'network';
  expect(await loader.load(area)).toMatchObject({
    status: 'failed',
    error: { failure: 'crash', version: '1.1.0' },
  });
  expect(store.get(areaLoadsAtom)[area]?.status).toBe('failed');
  expect(told()).toHaveLength(2);
});

test.each([
  ['crash', '1.0.0'],
  ['skew', '1.0.0'],
  ['integrity', '1.0.0'],
  ['network', '1.1.0'],
  ['timeout', '1.1.0'],
] as const)('after a failure by %s the session goes on with %s', async (failure, next) => {
  const { loader, fails, asked } = session();
  fails['1.1.0'] = failure;
  fails['1.0.0'] = 'network';
  await loader.load(area);
  fails['1.1.0'] = null;
  fails['1.0.0'] = null;
  asked.length = 0;
  await loader.load(area);
  expect(asked).toEqual([next]);
});

test('Retry tries the current release again, whatever it did before', async () => {
  const { loader, fails } = session();
  fails['1.1.0'] = 'crash';
  await loader.load(area);
  expect(sessionStorage.getItem('shunnedReleases')).toBe('["calendar_1.1.0"]');
  fails['1.1.0'] = null;
  expect(await loader.reload(area)).toMatchObject({ release: { version: '1.1.0' } });
  expect(sessionStorage.getItem('shunnedReleases')).toBeNull();
});

test('a release that is alone is tried again, also when it crashed', async () => {
  const { loader, fails, asked } = session({ previous: false });
  fails['1.1.0'] = 'crash';
  expect(await loader.load(area)).toMatchObject({ status: 'failed' });
  fails['1.1.0'] = null;
  expect(await loader.load(area)).toMatchObject({ status: 'ready' });
  expect(asked).toEqual(['1.1.0', '1.1.0']);
});

test('a screen that throws is replaced by the release before it; told as a crash of the one that threw', async () => {
  const { loader, told, entry } = session();
  const { current } = entry;
  await loader.load(area);
  const load = await loader.replace(area, current, new TypeError('no such field'));
  expect(load).toMatchObject({ status: 'ready', release: { version: '1.0.0' } });
  expect(loader.peek(area)).toBe(load);
  expect(told().slice(1)).toEqual([
    ['1.1.0', 'failed', 'crash'],
    ['1.0.0', 'shown', null],
  ]);
});

test('where two releases throw at one address, what they draw is at fault: the current one stands, and neither is quarantined', async () => {
  const { loader, told, entry } = session();
  const { current, previous } = entry;
  const thrown = new RangeError('Invalid time value');
  await loader.load(area);
  await loader.replace(area, current, thrown);
  const back = await loader.replace(area, previous ?? current, thrown);
  expect(back).toMatchObject({ status: 'ready', release: { version: '1.1.0' } });
  expect(sessionStorage.getItem('shunnedReleases')).toBeNull();
  expect(await loader.replace(area, current, thrown)).toMatchObject({
    status: 'failed',
    error: { failure: 'data', version: '1.1.0' },
  });
  expect(told().at(-1)).toEqual(['1.1.0', 'failed', 'data']);
  expect(loader.peek(area)).toMatchObject({ status: 'ready', release: { version: '1.1.0' } });
  expect(sessionStorage.getItem('shunnedReleases')).toBeNull();
});

test('globals that a screen replaced before it threw are put back before another release runs', async () => {
  const { loader, entry } = session();
  const { map } = Array.prototype;
  await loader.load(area);
  Object.defineProperty(Array.prototype, 'map', { value: null, configurable: true, writable: true });
  const load = await loader.replace(area, entry.current, new TypeError('map'));
  expect(load).toMatchObject({ release: { version: '1.0.0' } });
  expect(Array.prototype.map).toBe(map);
});

test('an area that is dropped after its release was halted comes up with the release before it, until Retry', async () => {
  const { loader, asked } = session();
  await loader.load(area);
  halt('calendar_1.1.0');
  loader.drop(area);
  expect(loader.peek(area)).toEqual({ status: 'loading' });
  expect(await loader.load(area)).toMatchObject({ status: 'ready', release: { version: '1.0.0' } });
  expect(sessionStorage.getItem('haltedReleases')).toBe('calendar_1.1.0');
  asked.length = 0;
  await loader.reload(area);
  expect(asked).toEqual(['1.1.0']);
  expect(sessionStorage.getItem('haltedReleases')).toBeNull();
});

test('a release that was halted runs no more, also where both are quarantined', async () => {
  const { loader, fails, asked } = session();
  fails['1.1.0'] = 'crash';
  fails['1.0.0'] = 'crash';
  await loader.load(area);
  halt('calendar_1.1.0');
  asked.length = 0;
  await loader.load(area);
  expect(asked[0]).toBe('1.0.0');
});

test('an error that is told twice replaces a release once', async () => {
  const { loader, asked, entry } = session();
  const { current } = entry;
  await loader.load(area);
  const thrown = new TypeError('no such field');
  await Promise.all([loader.replace(area, current, thrown), loader.replace(area, current, thrown)]);
  expect(await loader.replace(area, current, thrown)).toMatchObject({ release: { version: '1.0.0' } });
  expect(asked).toEqual(['1.1.0', '1.0.0']);
});

test('a screen whose file did not come is tried once more, then replaced', async () => {
  const { loader, entry } = session();
  const { current } = entry;
  await loader.load(area);
  const lost = () =>
    Object.assign(new Error('Loading chunk failed'), { name: 'ChunkLoadError', request: '/x.js' });
  expect(await loader.replace(area, current, lost())).toMatchObject({ release: { version: '1.1.0' } });
  expect(await loader.replace(area, current, lost())).toMatchObject({ release: { version: '1.0.0' } });
});

test('while a failed area is being tried again it stays shown as failed', async () => {
  const { loader, store, fails } = session({ previous: false });
  fails['1.1.0'] = 'timeout';
  await loader.load(area);
  const again = loader.reload(area);
  expect(store.get(areaLoadsAtom)[area]?.status).toBe('failed');
  await again;
});

test('an error that names no failure counts as a crash of that release', async () => {
  const { loader, throws, told } = session({ previous: false });
  throws['1.1.0'] = new TypeError('unforeseen');
  expect(await loader.load(area)).toMatchObject({ error: { failure: 'crash', version: '1.1.0' } });
  expect(told()).toEqual([['1.1.0', 'failed', 'crash']]);
});
