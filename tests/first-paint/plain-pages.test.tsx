// @vitest-environment jsdom

import type { FirstPaint } from '@court/contract';
import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { COURT, renderAt as renderOffices } from '../../mfe-locations/src/testing/render-at';
import { renderAt as renderSettings } from '../../mfe-settings/src/testing/render-at';
import { readCourt } from '../../tools/release/site/court-file';
import { paintOf } from './paints';
import { htmlOf, screenOf } from './two-drawings';

const offices = await paintOf('mfe-locations', 'offices');
const settings = await paintOf('mfe-settings', 'settings');

const { officialSite } = readCourt('txwb', 'http://localhost:9200');
const court = { ...COURT, officialSite };

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** The first paint of `address` in a page that waits for its app or, with `isWhole`, in a page without an app. */
function firstOf(paint: FirstPaint, address: string, isWhole = false): HTMLElement {
  const main = document.createElement('main');
  main.append(...(screenOf(paint, { court, address, mark: '' })?.draw([], isWhole) ?? []));
  return main;
}

/** The HTML of a page, without the print head and elements that match `selector`. */
function drawn(screen: Element | null, selector = '[data-print-head]'): string {
  const page = screen?.firstElementChild?.cloneNode(true) as Element;
  for (const each of page.querySelectorAll(`[data-print-head], ${selector}`)) each.remove();
  return htmlOf(page);
}

test('/locations shows the same as the app before any data have loaded', async () => {
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  await renderOffices('/locations', { court });
  const app = drawn(document.body.firstElementChild);
  expect(app).toContain('role="status"');
  expect(drawn(firstOf(offices, '/locations'))).toBe(app);
});

test('/locations without an app does not say that offices are loading', () => {
  const said = (isWhole: boolean) => firstOf(offices, '/locations', isWhole).textContent;
  expect(said(false)).toContain('Loading');
  expect(said(true)).not.toContain('Loading');
});

test('/settings begins like the app’s settings', () => {
  renderSettings('/settings');
  const first = drawn(firstOf(settings, '/settings'));
  expect(first).toContain('Changes take effect right away.');
  expect(first).toBe(drawn(document.body.firstElementChild, 'section'));
});
