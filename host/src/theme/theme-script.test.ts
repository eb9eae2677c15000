import { runInNewContext } from 'node:vm';
import { THEMES } from '@court/domain';
import { expect, test } from 'vitest';
import { themeScript } from './theme-script';

/**
 * Runs the script in a page with these localStorage values and media queries. Returns the attributes that it sets.
 */
function wornAfter(getItem: (key: string) => string | null, asked: readonly string[] = []) {
  const dataset: Record<string, string> = {};
  const documentElement = { dataset };
  const frame = { content: '' };
  // a page whose style sheet is complete
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
/** Returns the requests of a page that contains only default's rules, with `theme` cached. */
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

test.each([...THEMES])('a page whose cached theme is %s opens in it, with its frame', (theme) => {
  const worn = wornAfter(kept({ _colorTheme: theme }));
  expect(worn).toEqual({ theme, dressing: 'light', frame: `--bar of ${theme}, light` });
});

test.each(['beige', '', 'constructor', '__proto__', null])('a cached theme of %s is default', (theme) => {
  expect(wornAfter((key) => (key === '_colorTheme' ? theme : null))).toMatchObject({ theme: 'default' });
});

test('a page opens in the device’s brightness and contrast', () => {
  expect(wornAfter(() => null, [DARK])).toMatchObject({ dressing: 'dark' });
  expect(wornAfter(() => null, [DARK])).not.toHaveProperty('contrast');
  expect(wornAfter(() => null, [MORE])).toMatchObject({ dressing: 'light', contrast: 'more' });
});

test('the reader’s choice overrides the device’s setting', () => {
  const light = wornAfter(kept({ dressing: 'light' }), [DARK, MORE]);
  expect(light).toMatchObject({ dressing: 'light' });
  expect(light).not.toHaveProperty('contrast');
  expect(wornAfter(kept({ dressing: 'dark' }))).toMatchObject({ dressing: 'dark' });
  expect(wornAfter(kept({ dressing: 'beige' }))).toMatchObject({ dressing: 'light' });
});

test('a device that refuses storage opens in default', () => {
  const refuses = () => {
    throw new Error('SecurityError');
  };
  expect(wornAfter(refuses)).toMatchObject({ theme: 'default', dressing: 'light' });
});

test('the script is smaller than a kilobyte', () => {
  expect(themeScript().length).toBeLessThan(1024);
});

test('a page with only default’s rules requests the whole sheet for another theme, and blocks rendering until it loads', () => {
  expect(askedFor('default')).toEqual([]);
  expect(askedFor('winter')).toEqual([
    expect.objectContaining({
      ...{ tag: 'link', rel: 'stylesheet', href: '/assets/main.css' },
      ...{ integrity: 'sha384-a', crossOrigin: '', blocking: 'render' },
    }),
  ]);
});

test('a site below a sub-path reads its cached values under its own keys', () => {
  expect(themeScript()).toContain('getItem("_colorTheme")');
  expect(themeScript('/calendar-app/')).toContain('getItem("/calendar-app/_colorTheme")');
  expect(themeScript('/calendar-app/')).toContain('getItem("/calendar-app/dressing")');
});
