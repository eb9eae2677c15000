// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { applySheets, dropComingSheets } from './federation';

const CONTAINER = 'mfe_calendar_1_0_0';

/** A page with one style sheet of the container. `sheet`: it has loaded. `asked`: its download has ended. */
function pageWith({ sheet, asked }: { sheet: boolean; asked: boolean }) {
  const sheetOf = (container: string, href: string) => {
    const link = document.createElement('link');
    Object.assign(link, { rel: 'stylesheet', media: 'not all', href });
    link.setAttribute('data-rspack', `${container}:chunk-602`);
    link.setAttribute('data-rspack-loading', '1');
    return link;
  };
  const own = sheetOf(CONTAINER, '/mfe-calendar/remote.css');
  const other = sheetOf('mfe_search_1', '/mfe-search/remote.css');
  document.head.replaceChildren(own, other);
  Object.defineProperty(own, 'sheet', { value: sheet ? {} : null });
  vi.spyOn(performance, 'getEntriesByName').mockReturnValue(asked ? [{} as PerformanceEntry] : []);
  applySheets(document, CONTAINER);
  return { own, other };
}
afterEach(() => vi.restoreAllMocks());

test('a loaded sheet applies, and its chunk finds it', () => {
  const { own } = pageWith({ sheet: true, asked: true });
  expect(own.media).toBe('all');
  expect(own.hasAttribute('data-rspack-loading')).toBe(false);
});

test('a sheet that is still loading applies when it arrives, and until then its chunk waits', () => {
  const { own } = pageWith({ sheet: false, asked: false });
  expect(own.isConnected).toBe(true);
  expect(own.media).toBe('not all');
  expect(own.hasAttribute('data-rspack-loading')).toBe(true);
  own.dispatchEvent(new Event('load'));
  expect(own.media).toBe('all');
  expect(own.hasAttribute('data-rspack-loading')).toBe(false);
});

test('a failed sheet is removed, so that its chunk requests it and gets the error', () => {
  expect(pageWith({ sheet: false, asked: true }).own.isConnected).toBe(false);
});

test('a sheet that fails later is removed too', () => {
  const { own } = pageWith({ sheet: false, asked: false });
  own.dispatchEvent(new Event('error'));
  expect(own.isConnected).toBe(false);
});

test('sheets of another release stay unapplied', () => {
  const { other } = pageWith({ sheet: true, asked: true });
  expect(other.media).toBe('not all');
  expect(other.hasAttribute('data-rspack-loading')).toBe(true);
});

test('another attempt requests a sheet that never loaded, and keeps a loaded one', () => {
  const { own, other } = pageWith({ sheet: false, asked: false });
  dropComingSheets(document, CONTAINER);
  expect([own.isConnected, other.isConnected]).toEqual([false, true]);
  const { own: there } = pageWith({ sheet: true, asked: true });
  dropComingSheets(document, CONTAINER);
  expect(there.isConnected).toBe(true);
});
