// @vitest-environment jsdom
import type { Release } from '@court/contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { EntryNotRunError } from './load-entry';
import type { LoadRelease } from './load-release';
import { NO_FACTS } from './testing/facts';
import { TimeLimitError } from './time-limit';
import { tryAgain, tryRelease } from './try-release';

const release: Release = {
  version: '1.0.0',
  releasedAt: 0,
  entry: '/mfe-calendar/1.0.0/remoteEntry.js',
  integrity: `sha384-${'A'.repeat(64)}`,
  container: 'mfe_calendar_1_0_0',
  contract: 1,
  ...NO_FACTS,
  needs: {},
  preload: [{ file: '/mfe-calendar/1.0.0/remote.js', integrity: null, as: 'script' }],
};
const module = { routes: [] };
const fetched: [string, RequestCache | undefined][] = [];

beforeEach(() => {
  fetched.length = 0;
  vi.stubGlobal('fetch', async (url: URL, init?: RequestInit) => {
    fetched.push([url.pathname, init?.cache]);
    return new Response('', { status: 404 });
  });
});
afterEach(() => vi.unstubAllGlobals());

const failing = (error: Error) => vi.fn<LoadRelease>().mockRejectedValue(error);

test('a network failure is tried once more, with fresh copies of the release’s files', async () => {
  const load = failing(new EntryNotRunError(release.entry)).mockResolvedValue(module);
  load.mockRejectedValueOnce(new EntryNotRunError(release.entry));
  expect(await tryRelease('mfe-calendar', release, load)).toBe(module);
  expect(load).toHaveBeenCalledTimes(2);
  expect(fetched).toContainEqual([release.entry, 'reload']);
  expect(fetched).toContainEqual(['/mfe-calendar/1.0.0/remote.js', 'reload']);
});

test('it is tried no more than twice, and then says what failed', async () => {
  const load = failing(new EntryNotRunError(release.entry));
  await expect(tryRelease('mfe-calendar', release, load)).rejects.toMatchObject({
    remote: 'mfe-calendar',
    version: '1.0.0',
    failure: 'network',
  });
  expect(load).toHaveBeenCalledTimes(2);
});

test('a timeout and a crash are not tried again', async () => {
  const late = failing(new TimeLimitError('late'));
  await expect(tryRelease('mfe-calendar', release, late)).rejects.toMatchObject({ failure: 'timeout' });
  expect(late).toHaveBeenCalledTimes(1);
  const broken = failing(new TypeError('broken'));
  await expect(tryRelease('mfe-calendar', release, broken)).rejects.toMatchObject({ failure: 'crash' });
  expect(broken).toHaveBeenCalledTimes(1);
});

test('after a person’s Retry a timeout is tried again as well', async () => {
  const load = vi.fn<LoadRelease>().mockResolvedValue(module);
  const failed = { release, cause: new TimeLimitError('late') };
  expect(await tryAgain('mfe-calendar', { ...failed, asked: true }, load)).toBe(module);
  await expect(tryAgain('mfe-calendar', failed, load)).rejects.toMatchObject({ failure: 'timeout' });
  expect(load).toHaveBeenCalledTimes(1);
});
