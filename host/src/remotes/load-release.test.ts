// @vitest-environment jsdom
import type { Release } from '@court/shared/contract/registry';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Federation } from './federation';
import { EntryNotRunError } from './load-entry';
import { loadRelease } from './load-release';
import { TimeLimitError } from './time-limit';

const release: Release = {
  version: '1.0.0',
  releasedAt: 0,
  entry: '/mfe-calendar/1.0.0/remoteEntry.js',
  integrity: `sha384-${'A'.repeat(64)}`,
  container: 'mfe_calendar_1_0_0',
  contract: 1,
  needs: {},
  preload: [{ file: '/mfe-calendar/1.0.0/remote.js', integrity: null, as: 'script' }],
};
const module = { routes: [] };
const offer = { given: {}, federationVersion: '2.9.2', production: true };
const fetched: [string, RequestCache | undefined][] = [];

beforeEach(() => {
  fetched.length = 0;
  vi.stubGlobal('fetch', async (url: URL, init?: RequestInit) => {
    fetched.push([url.pathname, init?.cache]);
    return new Response('', { status: 404 });
  });
});
afterEach(() => vi.unstubAllGlobals());

function load(attempts: (() => Promise<typeof module>)[], afresh = false) {
  const calls = [...attempts];
  const federation: Federation = { load: vi.fn(() => (calls.shift() ?? attempts[0])?.() ?? module) as never };
  const result = loadRelease('mfe-calendar', release, { federation, offer }, { afresh });
  return { result, federation };
}
const fails = (error: Error) => () => Promise.reject(error);

test('a network failure is tried once more, with fresh copies of the release’s files', async () => {
  const { result, federation } = load([fails(new EntryNotRunError(release.entry)), async () => module]);
  expect(await result).toBe(module);
  expect(federation.load).toHaveBeenCalledTimes(2);
  expect(fetched).toContainEqual([release.entry, 'reload']);
  expect(fetched).toContainEqual(['/mfe-calendar/1.0.0/remote.js', 'reload']);
});

test('it is tried no more than twice, and then says what failed', async () => {
  const { result, federation } = load([fails(new EntryNotRunError(release.entry))]);
  await expect(result).rejects.toMatchObject({
    remote: 'mfe-calendar',
    version: '1.0.0',
    failure: 'network',
  });
  expect(federation.load).toHaveBeenCalledTimes(2);
});

test('a timeout and a crash are not tried again', async () => {
  const late = load([fails(new TimeLimitError('late'))]);
  await expect(late.result).rejects.toMatchObject({ failure: 'timeout' });
  expect(late.federation.load).toHaveBeenCalledTimes(1);
  const broken = load([fails(new TypeError('broken'))]);
  await expect(broken.result).rejects.toMatchObject({ failure: 'crash' });
  expect(broken.federation.load).toHaveBeenCalledTimes(1);
});

test('an attempt that a person asked for trusts no copy in the cache', async () => {
  await load([async () => module], true).result;
  expect(fetched).toContainEqual([release.entry, 'reload']);
});
