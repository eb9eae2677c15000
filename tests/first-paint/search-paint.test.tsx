// @vitest-environment jsdom

import type { PageCourt } from '@court/contract';
import { loadSearch } from '@court/search';
import { act, cleanup } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { renderAt } from '../../mfe-s341/src/testing/render-at';
import { readCourt } from '../../tools/release/site/court-file';
import { paintOf } from './paints';
import { htmlOf, screenOf } from './two-drawings';

const search = await paintOf('mfe-s341', 'search', 'first-paint-search');

const court: PageCourt = readCourt('txwb', 'http://localhost:9200');

// loads the screen's file first, because that takes real time
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

/** The HTML of a search screen, without results. */
function drawingOf(screen: ParentNode) {
  const html = (selector: string) => [...screen.querySelectorAll(selector)].map((each) => htmlOf(each));
  const isEmpty = screen.querySelector('input')?.value === '';
  const parts = ['[data-bleed] > h1', '[data-bleed] > div:has(nav)', '[data-bleed] > [role="status"]'];
  return isEmpty ? html('[data-bleed]') : parts.flatMap(html);
}

test.each([
  '/s341-attorney',
  '/s341-casenumber',
  '/s341-debtor?q=Ada+Brook',
  '/s341-debtor?q=26-50001&in=all',
])('%s has the same title, field, scopes and text below them in both', async (address) => {
  renderAt(address, court);
  for (let turn = 0; turn < 6; turn += 1) await act(() => vi.advanceTimersByTimeAsync(60));
  const app = drawingOf(document.body);
  expect(app.join('').match(/<a /g)).toHaveLength(4);
  const main = document.createElement('main');
  main.append(...(screenOf(search, { court, address, mark: '' })?.draw([], true) ?? []));
  expect(drawingOf(main)).toEqual(app);
});

test('for another address it draws nothing', () => {
  expect(screenOf(search, { court, address: '/s341-hearing', mark: '' })).toBeNull();
});
