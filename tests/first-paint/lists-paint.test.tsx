// @vitest-environment jsdom

import { beginAt } from '@court/contract/testing/page-clock';
import { DEVICE_KEYS, LISTS_LEFT } from '@court/domain';
import { act } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { COURT, fakeCourt } from '../../mfe-search/src/testing/fake-court';
import { renderAt } from '../../mfe-search/src/testing/render-at';
import { paintOf } from './paints';
import { htmlOf, screenOf } from './two-drawings';

const lists = await paintOf('mfe-search', 'lists', 'first-paint-lists');

// loads the screen's file first, because that takes real time
beforeAll(() => import('../../mfe-search/src/lists/saved/my-list-page'), 60_000);
beginAt('2026-11-23T17:00:00Z');
afterEach(() => localStorage.clear());

/** The HTML of the screen, without the print head. */
function drawingOf(screen: ParentNode): string {
  const list = screen.querySelector('[data-list]')?.cloneNode(true) as Element;
  list.querySelector('[data-print-head]')?.remove();
  return htmlOf(list);
}

function firstPaint(address: string): HTMLElement {
  const main = document.createElement('main');
  main.append(...(screenOf(lists, { court: COURT, address, mark: '' })?.draw([], false) ?? []));
  return main;
}

test.each(['/search-mylist', '/search-my341meetings'])(
  '%s is the same in both on a first visit: name, links to the other lists, and the text of an empty list',
  async (address) => {
    fakeCourt({});
    renderAt(address);
    for (let turn = 0; turn < 6; turn += 1) await act(() => vi.advanceTimersByTimeAsync(60));
    const app = drawingOf(document.body);
    expect(app.match(/<a /g)?.length).toBeGreaterThan(6);
    expect(drawingOf(firstPaint(address))).toEqual(app);
  },
);

test.each([`mirror:${DEVICE_KEYS.reader}`, `${LISTS_LEFT}${COURT.code}`])(
  'a device with %s may have items on its lists, so none is called empty',
  (key) => {
    localStorage.setItem(key, '[]');
    const screen = firstPaint('/search-mylist');
    expect(screen.querySelector('h1')?.textContent).toBe('My list');
    expect(screen.querySelectorAll('nav a')).toHaveLength(4);
    expect(screen.querySelector('[aria-busy]')?.textContent).toBe('Loading…');
    expect(screen.querySelector('p')).toBeNull();
  },
);

test('a browser without storage gets no promise to save the lists', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError');
  });
  const screen = firstPaint('/search-mylist');
  vi.restoreAllMocks();
  expect(screen.querySelector('p')).toBeNull();
  expect(screen.querySelector('[aria-busy]')).not.toBeNull();
});

test.each(['/search-mycase', '/search-my341meetings/0930', '/search-attorney'])(
  'for %s it draws nothing',
  (address) => {
    expect(screenOf(lists, { court: COURT, address, mark: '' })).toBeNull();
  },
);
