// @vitest-environment jsdom
import type { PageConfig } from '@court/contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isScreenOld } from './follow-worker';

const MAIN = '/assets/main.1a2b3c4d.js';
const LIBRARIES = '/assets/libraries.1a2b3c4d.js';
const scriptsOf = (files: readonly string[]) =>
  files.map((src) => `<script type="text/plain" src="${src}"></script>`).join('');
const config = (version: string, staleAfterMinutes = 30) =>
  ({
    courts: [{ code: 'txwb', staleAfterMinutes }],
    registry: { generatedAt: 1, areas: { 'mfe-calendar': { current: { version }, previous: null } } },
  }) as unknown as PageConfig;

/** Makes fetch return a page of the site with the config `now`. */
const answers = (now: PageConfig, scripts: readonly string[] = [LIBRARIES, MAIN]) =>
  vi.stubGlobal(
    'fetch',
    async () =>
      new Response(
        `<script type="application/json" id="page-config">${JSON.stringify(now)}</script>${scriptsOf(scripts)}`,
      ),
  );

beforeEach(() => {
  document.head.innerHTML = scriptsOf([LIBRARIES, MAIN]);
});
afterEach(() => void vi.unstubAllGlobals());

const isOld = (running: string | null = '1.0.0') => isScreenOld(config('1.0.0'), '/calendar', running);

test('a new set that leaves this screen unchanged is not reported', async () => {
  answers(config('1.0.0'));
  expect(await isOld()).toBe(false);
});

test.each([
  ['another release of its area', config('2.0.0'), [LIBRARIES, MAIN]],
  ['another host', config('1.0.0'), [LIBRARIES, '/assets/main.5e6f7a8b.js']],
  ['other libraries of the host', config('1.0.0'), ['/assets/libraries.5e6f7a8b.js', MAIN]],
  ['another court file', config('1.0.0', 60), [LIBRARIES, MAIN]],
])('%s makes the screen old', async (_what, now, scripts) => {
  answers(now, scripts);
  expect(await isOld()).toBe(true);
});

test('a previous release that replaces the current one is not reported here, since it has its own notice', async () => {
  answers(config('2.0.0'));
  expect(await isOld(null)).toBe(false);
});

test('nothing is reported if the page does not load, or comes from another server', async () => {
  vi.stubGlobal('fetch', async () => await Promise.reject(new TypeError('Failed to fetch')));
  expect(await isOld()).toBe(false);
  vi.stubGlobal('fetch', async () => new Response('<title>Sign in to the hotel</title>'));
  expect(await isOld()).toBe(false);
});
