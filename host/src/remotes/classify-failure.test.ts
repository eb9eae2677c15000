// @vitest-environment jsdom
import type { Release } from '@court/contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { classifyFailure } from './classify-failure';
import { EntryNotRunError } from './load-entry';
import { NO_FACTS } from './testing/facts';
import { TimeLimitError } from './time-limit';

const entry = '/mfe-calendar/1.0.0/remoteEntry.js';
const style = '/mfe-calendar/1.0.0/remote.css';
const integrity = `sha384-${'A'.repeat(64)}`;
const release: Release = {
  version: '1.0.0',
  releasedAt: 0,
  entry,
  integrity,
  container: 'mfe_calendar_1_0_0',
  contract: 1,
  ...NO_FACTS,
  needs: {},
  preload: [
    { file: entry, integrity, as: 'script' },
    { file: style, integrity, as: 'style' },
  ],
};
const serve = (answer: () => Promise<Response>) => vi.stubGlobal('fetch', vi.fn(answer));
/** A server whose file is not what the registry says: the browser refuses it where its integrity is given. */
const serveChanged = (asked: string[] = []) =>
  vi.stubGlobal('fetch', async (url: URL, init: RequestInit) => {
    asked.push(url.pathname);
    if (init.integrity === integrity) throw new TypeError('Failed to fetch');
    return new Response('changed');
  });
const chunkError = (more: object) =>
  Object.assign(new Error('Loading chunk failed'), { name: 'ChunkLoadError' }, more);

beforeEach(() => vi.stubGlobal('document', { baseURI: 'http://localhost/' }));
afterEach(() => vi.unstubAllGlobals());

test('a file that is not there is a network failure', async () => {
  serve(async () => new Response('', { status: 404 }));
  expect(await classifyFailure(new EntryNotRunError(entry), release)).toBe('network');
});

test('a server that does not answer is a network failure', async () => {
  serve(async () => Promise.reject(new TypeError('Failed to fetch')));
  expect(await classifyFailure(new EntryNotRunError(entry), release)).toBe('network');
});

test('a file that arrives with other bytes is an integrity failure', async () => {
  serveChanged();
  expect(await classifyFailure(new EntryNotRunError(entry), release)).toBe('integrity');
});

test('a file that arrives rightly by now was a network failure', async () => {
  serve(async () => new Response('good();'));
  expect(await classifyFailure(new EntryNotRunError(entry), release)).toBe('network');
});

test('a style sheet whose address the bundler does not name is found among the release’s', async () => {
  const asked: string[] = [];
  serveChanged(asked);
  expect(await classifyFailure(chunkError({ type: 'error' }), release)).toBe('integrity');
  expect(new Set(asked)).toEqual(new Set([style]));
});

test('a chunk that took too long, and a passed limit, are timeouts and ask for nothing', async () => {
  serve(async () => Promise.reject(new Error('not to be asked')));
  expect(await classifyFailure(chunkError({ type: 'timeout', request: entry }), release)).toBe('timeout');
  expect(await classifyFailure(new TimeLimitError('late'), release)).toBe('timeout');
  expect(fetch).not.toHaveBeenCalled();
});

test('a classifying fetch that hangs is given up as a timeout', async () => {
  serve(async () => Promise.reject(new DOMException('late', 'TimeoutError')));
  expect(await classifyFailure(new EntryNotRunError(entry), release)).toBe('timeout');
});

test('a shared module the host does not have is skew', async () => {
  const error = new Error('[ Federation Runtime ]: getter for the shared module … #RUNTIME-012');
  expect(await classifyFailure(error, release)).toBe('skew');
});

test('any other error, and what is no error, is a crash', async () => {
  expect(await classifyFailure(new TypeError('x is undefined'), release)).toBe('crash');
  expect(await classifyFailure('thrown text', release)).toBe('crash');
});
