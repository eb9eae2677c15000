import { runInNewContext } from 'node:vm';
import { THEMES } from '@court/records';
import { expect, test } from 'vitest';
import { themeScript } from './theme-script';

/** Runs the script in a page whose localStorage and media queries answer so; what the page then wears. */
function wornAfter(getItem: (key: string) => string | null, asked: readonly string[] = []) {
  const dataset: Record<string, string> = {};
  const documentElement = { dataset };
  const frame = { content: '' };
  // of a page whose sheet is whole
  const querySelector = (which: string) => (which.startsWith('style') ? null : frame);
  const document = { documentElement, querySelector };
  const matchMedia = (query: string) => ({ matches: asked.includes(query) });
  const getComputedStyle = () => ({
    getPropertyValue: (name: string) => `${name} of ${dataset.theme}, ${dataset.dressing}`,
  });
  const now = (work: () => void) => work();
  const asking = { matchMedia, getComputedStyle, requestAnimationFrame: now, setTimeout: now };
  runInNewContext(themeScript(), { document, localStorage: { getItem }, ...asking });
  return { ...dataset, frame: frame.content };
}
/** What a page with default's rules alone asks for, its theme cached. */
function askedFor(theme: string) {
  const made: Record<string, unknown>[] = [];
  const style = {
    dataset: { file: '/assets/main.css', integrity: 'sha384-a' },
    after: (link: object) => void made.push({ ...link }),
  };
  const document = {
    documentElement: { dataset: {} },
    querySelector: (which: string) => (which === 'style[data-part]' ? style : {}),
    createElement: (tag: string) => ({
      tag,
      setAttribute(this: Record<string, string>, name: string, value: string) {
        this[name] = value;
      },
    }),
  };
  const matchMedia = () => ({ matches: false });
  const localStorage = { getItem: (key: string) => (key === '_colorTheme' ? theme : null) };
  runInNewContext(themeScript(), { document, localStorage, matchMedia, requestAnimationFrame: () => {} });
  return made;
}
const kept = (values: Record<string, string>) => (key: string) => values[key] ?? null;
const DARK = '(prefers-color-scheme:dark)';
const MORE = '(prefers-contrast:more)';

test.each([...THEMES])('a page whose cached theme is %s comes up in it, with its frame', (theme) => {
  const worn = wornAfter(kept({ _colorTheme: theme }));
  expect(worn).toEqual({ theme, dressing: 'light', frame: `--bar of ${theme}, light` });
});

test.each(['beige', '', 'constructor', '__proto__', null])('a cached theme of %s is default', (theme) => {
  expect(wornAfter((key) => (key === '_colorTheme' ? theme : null))).toMatchObject({ theme: 'default' });
});

test('a page comes up as the device asks, in brightness and contrast', () => {
  expect(wornAfter(() => null, [DARK])).toMatchObject({ dressing: 'dark' });
  expect(wornAfter(() => null, [DARK])).not.toHaveProperty('contrast');
  expect(wornAfter(() => null, [MORE])).toMatchObject({ dressing: 'light', contrast: 'more' });
});

test('what the reader has chosen goes before what the device asks', () => {
  const light = wornAfter(kept({ dressing: 'light' }), [DARK, MORE]);
  expect(light).toMatchObject({ dressing: 'light' });
  expect(light).not.toHaveProperty('contrast');
  expect(wornAfter(kept({ dressing: 'dark' }))).toMatchObject({ dressing: 'dark' });
  expect(wornAfter(kept({ dressing: 'beige' }))).toMatchObject({ dressing: 'light' });
});

test('a device that refuses storage comes up in default', () => {
  const refuses = () => {
    throw new Error('SecurityError');
  };
  expect(wornAfter(refuses)).toMatchObject({ theme: 'default', dressing: 'light' });
});

test('the script stays below a kilobyte', () => {
  expect(themeScript().length).toBeLessThan(1024);
});

test('a page that holds the rules of default alone asks for the whole sheet where another is worn, and shows nothing before', () => {
  expect(askedFor('default')).toEqual([]);
  expect(askedFor('winter')).toEqual([
    expect.objectContaining({
      ...{ tag: 'link', rel: 'stylesheet', href: '/assets/main.css' },
      ...{ integrity: 'sha384-a', crossOrigin: '', blocking: 'render' },
    }),
  ]);
});

test('a site below a sub-path reads what it keeps under names of its own', () => {
  expect(themeScript()).toContain('getItem("_colorTheme")');
  expect(themeScript('/calendar-app/')).toContain('getItem("/calendar-app/_colorTheme")');
  expect(themeScript('/calendar-app/')).toContain('getItem("/calendar-app/dressing")');
});
