import { runInNewContext } from 'node:vm';
import { THEMES } from '@court/records';
import { expect, test } from 'vitest';
import { themeScript } from './theme-script';
import { BASE } from './themes.mjs';

/** Runs the script in a page whose localStorage answers as `getItem` does; what the page then wears. */
function wornAfter(getItem: (key: string) => string | null) {
  const documentElement = { dataset: { theme: '' } };
  const frame = { content: '' };
  const document = { documentElement, querySelector: () => frame };
  runInNewContext(themeScript(), { document, localStorage: { getItem } });
  return { theme: documentElement.dataset.theme, frame: frame.content };
}

test.each([...THEMES])('a page whose cached theme is %s comes up in it, with its frame', (theme) => {
  const worn = wornAfter((key) => (key === '_colorTheme' ? theme : null));
  expect(worn).toEqual({ theme, frame: BASE[theme].primary });
});

test.each(['beige', '', 'constructor', '__proto__', null])('a cached theme of %s is default', (kept) => {
  expect(wornAfter(() => kept)).toEqual({ theme: 'default', frame: '#6e0000' });
});

test('a device that refuses storage comes up in default', () => {
  const refuses = () => {
    throw new Error('SecurityError');
  };
  expect(wornAfter(refuses).theme).toBe('default');
});

test('the script stays below a kilobyte', () => {
  expect(themeScript().length).toBeLessThan(1024);
});
