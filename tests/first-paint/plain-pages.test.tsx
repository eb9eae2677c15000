// @vitest-environment jsdom

import type { FirstPaint } from '@court/contract';
import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readCourt } from '../../host/release/site/court-file';
import { offices } from '../../mfe-locations/src/first-paint';
import { COURT, renderAt as renderOffices } from '../../mfe-locations/src/testing/render-at';
import { settings } from '../../mfe-settings/src/first-paint';
import { renderAt as renderSettings } from '../../mfe-settings/src/testing/render-at';
import { screenOf } from './two-drawings';

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

/** What a paint draws of `address` in a page that waits for its app, or in one that nothing else will draw. */
function firstOf(paint: FirstPaint, address: string, isWhole = false): HTMLElement {
  const main = document.createElement('main');
  main.append(...(screenOf(paint, { court, address, mark: '' })?.draw([], isWhole) ?? []));
  return main;
}

/** Elements with their classes and words, in their order, but for paper’s head; ids are each drawing's own. */
const drawn = (screen: Element | null) =>
  [...(screen?.querySelectorAll(':not([data-print-head], [data-print-head] *)') ?? [])].map((each) =>
    [
      ...[each.localName, each.className, each.getAttribute('href'), each.getAttribute('role')],
      each.children.length === 0 && each.textContent,
    ].join('|'),
  );

test('/locations is all that the app has while nothing has been read', async () => {
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  await renderOffices('/locations', { court });
  const app = drawn(document.body.firstElementChild);
  expect(app.length).toBeGreaterThan(5);
  expect(drawn(firstOf(offices, '/locations'))).toEqual(app);
});

test('/locations that no app comes to says nothing of offices being loaded', () => {
  const said = (isWhole: boolean) => firstOf(offices, '/locations', isWhole).textContent;
  expect(said(false)).toContain('Loading');
  expect(said(true)).not.toContain('Loading');
});

test('/settings begins as the app’s settings do', () => {
  renderSettings('/settings');
  const first = drawn(firstOf(settings, '/settings'));
  expect(first.length).toBeGreaterThan(8);
  expect(first).toEqual(drawn(document.body.firstElementChild).slice(0, first.length));
});
