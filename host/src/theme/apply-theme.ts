import { colorThemeAtom, setCachedThemeAtom } from '@court/contract';
import { DEVICE_KEYS, isTheme, siteKey } from '@court/domain';
import type { createStore } from 'jotai';

/**
 * Applies the reader's theme from now on. The page opens in the theme that theme-script.ts found in localStorage.
 * When the device's store is read, its theme takes precedence and corrects that cache. use-dressing.ts applies light
 * or dark.
 */
export function applyTheme(store: ReturnType<typeof createStore>): void {
  const { dataset } = document.documentElement;
  if (!dataset.theme) wearCopies();
  if (isTheme(dataset.theme)) store.set(setCachedThemeAtom, dataset.theme);
  store.sub(colorThemeAtom, () => {
    const theme = store.get(colorThemeAtom);
    dataset.theme = theme;
    colourFrame();
    cacheLook(DEVICE_KEYS.colorTheme, theme, 'default');
  });
}

/** Does the work of theme-script.ts if that file did not load. */
function wearCopies(): void {
  const copyOf = (key: string) => {
    try {
      return localStorage.getItem(siteKey(key));
    } catch {
      return null;
    }
  };
  const theme = copyOf(DEVICE_KEYS.colorTheme);
  document.documentElement.dataset.theme = isTheme(theme) ? theme : 'default';
  dressAs(copyOf(DRESSING_COPY));
}

/** Local storage key of the chosen dressing, `light` or `dark`. The key has no value if the page follows the device. */
export const DRESSING_COPY = 'dressing';

/**
 * Applies the light or dark dressing: `dressing`, or the device's own setting. If the page follows the device, it
 * also applies more contrast if the device asks for it.
 */
export function dressAs(dressing: string | null): void {
  const { dataset } = document.documentElement;
  const asks = (query: string) => window.matchMedia(`(prefers-${query})`).matches;
  const follows = dressing !== 'light' && dressing !== 'dark';
  dataset.dressing = follows ? (asks('color-scheme: dark') ? 'dark' : 'light') : dressing;
  if (follows && asks('contrast: more')) dataset.contrast = 'more';
  else delete dataset.contrast;
  colourFrame();
}

/** Gives the browser's frame on a phone the bar's color. */
export function colourFrame(): void {
  const bar = getComputedStyle(document.documentElement).getPropertyValue('--bar');
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', bar);
}

/**
 * Caches a look setting. Uses localStorage directly, because the first script of a page can read nothing else.
 * Without storage the next page opens with the default.
 */
export function cacheLook(key: string, value: string, plain: string): void {
  try {
    if (value === plain) localStorage.removeItem(siteKey(key));
    else localStorage.setItem(siteKey(key), value);
  } catch {
    // The look applies for this session, and storageStatusAtom reports that nothing is stored.
  }
}
