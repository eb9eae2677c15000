// @vitest-environment jsdom
import type { Release } from '@court/contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { LoadRelease } from './load-release';
import { TimeLimitError } from './remote-error';
import { NO_FACTS } from './testing/facts';
import { classifyFailure, tryAgain, tryRelease } from './try-release';

const entry = '/mfe-calendar/1.0.0/remoteEntry.js';
const style = '/mfe-calendar/1.0.0/remote.css';
const chunk = '/mfe-calendar/1.0.0/remote.js';
const integrity = `sha384-${'A'.repeat(64)}`;
const release: Release = {
  version: '1.0.0',
  releasedAt: 0,
  entry,
  integrity,
  container: 'mfe_calendar_1_0_0',
  contract: 2,
  ...NO_FACTS,
  needs: {},
  preload: [
    { file: entry, integrity, as: 'script' },
    { file: style, integrity, as: 'style' },
    { file: chunk, integrity: null, as: 'script' },
  ],
};
const serve = (answer: () => Promise<Response>) => vi.stubGlobal('fetch', vi.fn(answer));
/** A server whose file differs from the registry. The browser refuses it if the request has its integrity. */
const serveChanged = (asked: string[] = []) =>
  vi.stubGlobal('fetch', async (url: URL, init: RequestInit) => {
    asked.push(url.pathname);
    if (init.integrity === integrity) throw new TypeError('Failed to fetch');
    return new Response('changed');
  });
const chunkError = (more: object) =>
  Object.assign(new Error('Loading chunk failed'), { name: 'ChunkLoadError' }, more);
/** Module Federation's error for a failed entry. `why`: the error of the script itself. */
const entryError = (why = 'ScriptNetworkError: Failed to load script') =>
  new Error(`[ Federation Runtime ]: Failed to load script resources. #RUNTIME-008\n${why}`);

beforeEach(() => vi.stubGlobal('document', { baseURI: 'http://localhost/' }));
afterEach(() => vi.unstubAllGlobals());

test('a missing file is a network failure', async () => {
  serve(async () => new Response('', { status: 404 }));
  expect(await classifyFailure(entryError(), release)).toBe('network');
});

test('a server that does not answer is a network failure', async () => {
  serve(async () => Promise.reject(new TypeError('Failed to fetch')));
  expect(await classifyFailure(entryError(), release)).toBe('network');
});

test('a file that arrives with other bytes is an integrity failure', async () => {
  serveChanged();
  expect(await classifyFailure(entryError(), release)).toBe('integrity');
});

test('a file that now arrives intact was a network failure', async () => {
  serve(async () => new Response('good();'));
  expect(await classifyFailure(entryError(), release)).toBe('network');
});

test('a style sheet whose address the bundler does not name is found among the release’s files', async () => {
  const asked: string[] = [];
  serveChanged(asked);
  expect(await classifyFailure(chunkError({ type: 'error' }), release)).toBe('integrity');
  expect(new Set(asked)).toEqual(new Set([style]));
});

test('a chunk that took too long and an exceeded limit are timeouts, without a request', async () => {
  serve(async () => Promise.reject(new Error('not to be asked')));
  expect(await classifyFailure(chunkError({ type: 'timeout', request: entry }), release)).toBe('timeout');
  expect(await classifyFailure(new TimeLimitError('late'), release)).toBe('timeout');
  expect(fetch).not.toHaveBeenCalled();
});

test('a classifying fetch that hangs is given up as a timeout', async () => {
  serve(async () => Promise.reject(new DOMException('late', 'TimeoutError')));
  expect(await classifyFailure(entryError(), release)).toBe('timeout');
});

test('a shared module that the host does not provide is skew', async () => {
  const error = new Error('[ Federation Runtime ]: getter for the shared module … #RUNTIME-012');
  expect(await classifyFailure(error, release)).toBe('skew');
  const other = new Error('Version 19.2.9 of shared singleton module react does not satisfy the requirement');
  expect(await classifyFailure(other, release)).toBe('skew');
});

test('an entry that loaded and threw is a crash, without a request', async () => {
  serve(async () => Promise.reject(new Error('not to be asked')));
  const thrown = entryError('ScriptExecutionError: Script loaded but threw a runtime error');
  expect(await classifyFailure(thrown, release)).toBe('crash');
  expect(fetch).not.toHaveBeenCalled();
});

test('any other error, and a thrown value that is not an error, is a crash', async () => {
  expect(await classifyFailure(new TypeError('x is undefined'), release)).toBe('crash');
  expect(await classifyFailure('thrown text', release)).toBe('crash');
});

const module = { routes: [] };
const fetched: [string, RequestCache | undefined][] = [];

beforeEach(() => {
  fetched.length = 0;
  vi.stubGlobal('fetch', async (url: URL, init?: RequestInit) => {
    fetched.push([url.pathname, init?.cache]);
    return new Response('', { status: 404 });
  });
});

const failing = (error: Error) => vi.fn<LoadRelease>().mockRejectedValue(error);

test('after a network failure the release is tried once more, with refetched files', async () => {
  const load = vi.fn<LoadRelease>().mockResolvedValue(module).mockRejectedValueOnce(entryError());
  expect(await tryRelease('mfe-calendar', release, load)).toBe(module);
  expect(load).toHaveBeenCalledTimes(2);
  expect(fetched).toContainEqual([entry, 'reload']);
  expect(fetched).toContainEqual([chunk, 'reload']);
});

test('a release is tried at most twice, and then rejects with the failure', async () => {
  const load = failing(entryError());
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

test('after the reader’s Retry a timeout is tried again too', async () => {
  const load = vi.fn<LoadRelease>().mockResolvedValue(module);
  const failed = { release, cause: new TimeLimitError('late') };
  expect(await tryAgain('mfe-calendar', { ...failed, asked: true }, load)).toBe(module);
  await expect(tryAgain('mfe-calendar', failed, load)).rejects.toMatchObject({ failure: 'timeout' });
  expect(load).toHaveBeenCalledTimes(1);
});
