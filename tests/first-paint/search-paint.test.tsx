// @vitest-environment jsdom

import type { PageCourt } from '@court/contract';
import { loadSearch } from '@court/search';
import { act, cleanup } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { readCourt } from '../../host/release/site/court-file';
import { search } from '../../mfe-s341/src/first-paint-search';
import { renderAt } from '../../mfe-s341/src/testing/render-at';
import { screenOf } from './two-drawings';

const court: PageCourt = readCourt('txwb', 'http://localhost:9200');

// a screen that comes in a file of its own: files take real time
beforeAll(async () => {
  await loadSearch();
});
beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-23T17:00:00Z') });
  vi.stubGlobal('fetch', async () => new Response('null'));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const NAMES = ['type', 'placeholder', 'aria-label', 'maxlength', 'enterkeyhint', 'spellcheck', 'value'];

/** Title, field, scopes and what stands below them on a search's screen. */
function drawingOf(screen: ParentNode) {
  const field = screen.querySelector('input');
  const hint = field?.getAttribute('aria-describedby') ?? '';
  return {
    title: screen.querySelector('h1')?.textContent,
    field: NAMES.map((name) => field?.getAttribute(name)),
    hint: screen.querySelector(`[id="${hint}"]`)?.textContent,
    scopes: [...screen.querySelectorAll('nav a')].map((link) =>
      [link.textContent, link.getAttribute('href'), link.getAttribute('aria-current')].join(' '),
    ),
    // what a search brings the app alone draws
    below: field?.value === '' && [...screen.querySelectorAll('p')].map(({ textContent }) => textContent),
  };
}

test.each([
  '/s341-attorney',
  '/s341-casenumber',
  '/s341-debtor?q=Ada+Brook',
  '/s341-debtor?q=26-50001&in=all',
])('%s has the same title, field, scopes and words below them in both', async (address) => {
  renderAt(address, court);
  for (let turn = 0; turn < 6; turn += 1) await act(() => vi.advanceTimersByTimeAsync(60));
  const app = drawingOf(document.body);
  expect(app.scopes).toHaveLength(4);
  const main = document.createElement('main');
  main.append(...(screenOf(search, { court, address, mark: '' })?.draw([], true) ?? []));
  expect(drawingOf(main)).toEqual(app);
});

test('of another address it draws nothing', () => {
  expect(screenOf(search, { court, address: '/s341-hearing', mark: '' })).toBeNull();
});
