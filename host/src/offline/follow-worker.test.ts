// @vitest-environment jsdom
import type { PageConfig } from '@court/contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isScreenOld } from './follow-worker';

const MAIN = '/assets/main.1a2b3c4d.js';
const config = (version: string, staleAfterMinutes = 30) =>
  ({
    courts: [{ code: 'txwb', staleAfterMinutes }],
    registry: { generatedAt: 1, areas: { 'mfe-calendar': { current: { version }, previous: null } } },
  }) as unknown as PageConfig;

/** A page of the site as the network has it now. */
const answers = (now: PageConfig, main = MAIN) =>
  vi.stubGlobal(
    'fetch',
    async () =>
      new Response(
        `<script type="application/json" id="page-config">${JSON.stringify(now)}</script><script defer src="${main}">`,
      ),
  );

beforeEach(() => {
  document.head.innerHTML = `<script type="text/plain" src="${MAIN}"></script>`;
});
afterEach(() => void vi.unstubAllGlobals());

const isOld = (running: string | null = '1.0.0') => isScreenOld(config('1.0.0'), '/calendar', running);

test('a set that changes nothing of the screen is no news', async () => {
  answers(config('1.0.0'));
  expect(await isOld()).toBe(false);
});

test.each([
  ['another release of its area', config('2.0.0'), MAIN],
  ['another host', config('1.0.0'), '/assets/main.5e6f7a8b.js'],
  ['another court file', config('1.0.0', 60), MAIN],
])('%s is', async (_what, now, main) => {
  answers(now, main);
  expect(await isOld()).toBe(true);
});

test('a release that runs in the place of the current one says so itself', async () => {
  answers(config('2.0.0'));
  expect(await isOld(null)).toBe(false);
});

test('nothing is said where the page cannot be had, or is none of ours', async () => {
  vi.stubGlobal('fetch', async () => await Promise.reject(new TypeError('Failed to fetch')));
  expect(await isOld()).toBe(false);
  vi.stubGlobal('fetch', async () => new Response('<title>Sign in to the hotel</title>'));
  expect(await isOld()).toBe(false);
});
