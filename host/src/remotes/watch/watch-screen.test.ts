// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { screenFault } from './watch-screen';

/** jsdom has no layout: an element is visible unless a style hides it or one of its parents. */
beforeEach(() => {
  const isShown = function (this: Element): boolean {
    for (let each: Element | null = this; each; each = each.parentElement)
      if ((each as HTMLElement).style.display === 'none') return false;
    return true;
  };
  Object.assign(Element.prototype, { checkVisibility: isShown });
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({ width: 9, height: 9 } as DOMRect);
});
afterEach(() => {
  vi.restoreAllMocks();
  Reflect.deleteProperty(Element.prototype, 'checkVisibility');
  for (const each of [document.body, document.documentElement]) each.removeAttribute('style');
  delete document.documentElement.dataset.firstPaint;
});

const page = (area: string) =>
  `<div id="root"><header>W.D. Tex.</header><main id="page"><div data-area="mfe-search">${area}</div></main></div>`;

test.each([
  ['a screen with text', page('<h1>Search</h1>'), null],
  ['a screen with only a picture', page('<canvas></canvas>'), null],
  ['nothing in the area', page(''), 'blank'],
  ['elements without text', page('<div><section> </section></div>'), 'blank'],
  ['hidden text', page('<h1 style="display: none">Search</h1>'), 'hidden'],
  ['an area whose parts still load', page('<div aria-busy="true"></div>'), null],
  ['an area whose file still loads', `${page('')}<script data-rspack="x:1"></script>`, null],
  ['an area that has not loaded', '<div id="root"><main id="page"></main></div>', null],
  ['a failure page instead of the area', '<div id="root"><main id="page"><h1>Failed</h1></main></div>', null],
  [
    'a shell that failed, with its own message',
    '<div id="root"><main role="alert">Stopped</main></div>',
    null,
  ],
  ['an app that was removed', '<div id="root"></div>', 'gone'],
  ['a document without the app', '', 'gone'],
])('a blank, hidden or missing screen is told from any other: %s', (_what, html, fault) => {
  document.body.innerHTML = html;
  expect(screenFault(document)).toBe(fault);
});

test('a page whose body is hidden counts as hidden, even while the first paint covers the app', () => {
  document.body.innerHTML = page('<h1>Search</h1>');
  document.body.style.display = 'none';
  expect(screenFault(document)).toBe('hidden');
  document.documentElement.dataset.firstPaint = 'waiting';
  expect(screenFault(document)).toBe('hidden');
  document.body.style.display = '';
  (document.querySelector('#root') as HTMLElement).style.display = 'none';
  expect(screenFault(document)).toBeNull();
});

test('only a printed page may hide the rest of the page', () => {
  document.body.innerHTML = page('<h1>Search</h1>');
  document.body.style.display = 'none';
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === 'print' }));
  expect(screenFault(document)).toBeNull();
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  expect(screenFault(document)).toBe('hidden');
  vi.unstubAllGlobals();
});
